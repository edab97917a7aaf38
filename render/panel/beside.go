package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// PictureRow is room for a picture, with items right of it in one column or two, which cannot be pressed. It is as high as the items, and
// at least MinHeight. Panel.PictureRoomRect returns the room.
type PictureRow struct {
	PictureWidth float64 // logical width of the room; 0 for no picture
	MinHeight    float64 // minimum logical height of the room
	Items        []Item  // first column
	SecondItems  []Item  // second column; may be empty
	SecondShare  float64 // fraction of the width beside the room that the second column takes
}

type beside struct {
	PartBase
	item    PictureRow
	room    image.Point // size of the room
	skin    *Skin
	gap     int      // right of the room
	tight   float64  // fraction of the usual distance between items
	columns []column // vertically centred
}

func (item PictureRow) MakePart(d *Env, place string) Part {
	b := &beside{item: item, skin: d.skin, room: image.Pt(d.skin.Px(item.PictureWidth), d.skin.Px(item.MinHeight))}
	for _, items := range [][]Item{item.Items, item.SecondItems} {
		if len(items) == 0 {
			continue
		}
		c := column{items: items}
		for _, i := range items {
			c.parts = append(c.parts, i.MakePart(d, place))
		}
		b.columns = append(b.columns, c)
	}
	return b
}

// The distance of the items as a fraction of the usual one, and the logical space right of the picture and between two columns.
const (
	besideTight = 0.6
	besideGap   = 20
)

func (b *beside) Measure(width int) int {
	if b.room.X > 0 {
		b.gap = b.skin.Px(besideGap)
	}
	free := width - b.room.X - b.gap
	wide := []int{free}
	if len(b.columns) == 2 {
		second := int(float64(free) * b.item.SecondShare)
		wide = []int{free - second - b.skin.Px(besideGap), second}
	}
	high := b.room.Y
	for i := range b.columns {
		c := &b.columns[i]
		c.stackTight(b.skin, wide[i], besideTight*b.tight)
		high = max(high, c.size.Y)
	}
	return high
}

func (b *beside) SetBounds(at image.Rectangle) {
	b.PartBase.SetBounds(at)
	x := at.Min.X + b.room.X + b.gap
	for i := range b.columns {
		c := &b.columns[i]
		c.place(image.Pt(x, at.Min.Y+(at.Dy()-c.size.Y)/2))
		x += c.size.X + b.skin.Px(besideGap)
	}
}

func (b *beside) stage() image.Rectangle {
	r := b.Bounds()
	r.Max.X = r.Min.X + b.room.X
	return r
}

func (b *beside) Draw(screen *ebiten.Image) {
	for i := range b.columns {
		b.columns[i].draw(screen)
	}
}
