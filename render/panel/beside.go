package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Beside is room for a picture with items at its right that cannot be pressed: as high as they are, and at least as high as it is told. Panel.Stage tells
// where the room is.
type Beside struct {
	Width, Height float64 // logical, of the room
	Items         []Item
}

// beside is the part of a Beside.
type beside struct {
	element
	room  image.Point // the size of the room
	skin  *Skin
	items column
	top   int // where the items begin, which stand in the middle
}

func (item Beside) part(d *desk, place string) part {
	b := &beside{skin: d.skin, room: image.Pt(d.skin.Px(item.Width), d.skin.Px(item.Height)), items: column{items: item.Items}}
	for _, i := range item.Items {
		b.items.parts = append(b.items.parts, i.part(d, place))
	}
	return b
}

// besideTight is how close together the items stand, in parts of the usual distances.
const besideTight = 0.6

func (b *beside) measure(width int) int {
	b.items.stackTight(b.skin, width-b.room.X, besideTight)
	high := max(b.room.Y, b.items.size.Y)
	b.top = (high - b.items.size.Y) / 2
	return high
}

func (b *beside) put(at image.Rectangle) {
	b.element.put(at)
	b.items.place(at.Min.Add(image.Pt(b.room.X, b.top)))
}

// stage returns where the room is.
func (b *beside) stage() image.Rectangle {
	r := b.bounds()
	r.Max.X = r.Min.X + b.room.X
	return r
}

func (b *beside) draw(screen *ebiten.Image) {
	for _, p := range b.items.parts {
		p.draw(screen)
	}
}
