package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
)

// nameplate is the part of an Entry: its field and its choice.
type nameplate struct {
	element
	*desk
	field  *field
	choice *choice
	wide   int    // of the choice
	highs  [2]int // of field and choice
}

// The logical measures of an entry: its height, which is also the side of its portrait, the room between its parts, and the least width of its field.
const (
	entryHeight = 46
	entryGap    = 10
	entryField  = 130
)

func (item Entry) part(d *desk, id string) part {
	item.Field.Label, item.Choice.Label = "", ""
	d.choices = max(d.choices, d.skin.naturalChoice(item.Choice))
	return &nameplate{desk: d, field: newField(d, id+".field", item.Field), choice: newChoice(d, id+".choice", item.Choice)}
}

// measure gives the choice the width that the widest one among all entries needs, and the field the rest.
func (e *nameplate) measure(width int) int {
	free := width - e.skin.Px(entryHeight) - 2*e.skin.Px(entryGap)
	e.wide = max(min(e.choices, free-e.skin.Px(entryField)), 0)
	e.highs = [2]int{e.field.measure(free - e.wide), e.choice.measure(e.wide)}
	return max(e.skin.Px(entryHeight), e.highs[0], e.highs[1])
}

// put puts field and choice on the screen.
func (e *nameplate) put(r image.Rectangle) {
	e.at = r
	at := func(from, to, high int, p part) {
		y := (r.Min.Y + r.Max.Y - high) / 2
		p.put(image.Rect(from, y, to, y+high))
	}
	at(e.portrait().Max.X+e.skin.Px(entryGap), r.Max.X-e.wide-e.skin.Px(entryGap), e.highs[0], e.field)
	at(r.Max.X-e.wide, r.Max.X, e.highs[1], e.choice)
}

// portrait is the square that the caller draws in.
func (e *nameplate) portrait() image.Rectangle {
	r := e.at
	side := e.skin.Px(entryHeight)
	y := (r.Min.Y + r.Max.Y - side) / 2
	return image.Rect(r.Min.X, y, r.Min.X+side, y+side)
}

// draw draws the bed of the portrait, field and choice.
func (e *nameplate) draw(screen *ebiten.Image) {
	e.skin.pictures.Grow(screen, e.skin.trough, e.portrait())
	e.field.draw(screen)
	e.choice.draw(screen)
}

// naturalChoice is the width in pixels at which all options of a choice stand side by side in full size.
func (s *Skin) naturalChoice(item Choice) int {
	need := 2 * s.Px(bedInset)
	for _, o := range item.Options {
		need += int(s.label(o, assets.Strong, labelSize).Width) + 1 + 2*s.Px(segmentSide)
	}
	return need
}
