package panel

import (
	"image"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// nameplate is the part of an Entry: a container of its field and its choice.
type nameplate struct {
	*widget.Container
	skin   *Skin
	form   *form
	field  *field
	choice *choice
	wide   int // of the choice
	high   int
}

// The logical measures of an entry: its height, which is also the side of its portrait, the room between its parts, and the least width of its field.
const (
	entryHeight = 46
	entryGap    = 10
	entryField  = 130
)

func newEntry(skin *Skin, item Entry, f *form, p *Panel) *nameplate {
	item.Field.Label, item.Choice.Label = "", ""
	e := &nameplate{
		Container: widget.NewContainer(), skin: skin, form: f,
		field: newField(skin, item.Field, f, p), choice: newChoice(skin, item.Choice, f, p.tell),
	}
	e.AddChild(e.field, e.choice)
	return e
}

// measure gives the choice the width that the widest one among all entries needs, and the field the rest.
func (e *nameplate) measure(width int) int {
	free := width - e.skin.px(entryHeight) - 2*e.skin.px(entryGap)
	e.wide = max(min(e.form.choice, free-e.skin.px(entryField)), 0)
	e.high = max(e.skin.px(entryHeight), e.field.measure(free-e.wide), e.choice.measure(e.wide))
	return e.high
}

// SetLocation puts field and choice on the screen.
func (e *nameplate) SetLocation(r image.Rectangle) {
	e.Container.GetWidget().Rect = r
	at := func(from, to int, p part) {
		_, high := p.PreferredSize()
		y := (r.Min.Y + r.Max.Y - high) / 2
		p.SetLocation(image.Rect(from, y, to, y+high))
	}
	at(e.portrait().Max.X+e.skin.px(entryGap), r.Max.X-e.wide-e.skin.px(entryGap), e.field)
	at(r.Max.X-e.wide, r.Max.X, e.choice)
}

// portrait is the square that the caller draws in.
func (e *nameplate) portrait() image.Rectangle {
	r := e.GetWidget().Rect
	side := e.skin.px(entryHeight)
	y := (r.Min.Y + r.Max.Y - side) / 2
	return image.Rect(r.Min.X, y, r.Min.X+side, y+side)
}

// Render draws the bed of the portrait, field and choice.
func (e *nameplate) Render(screen *ebiten.Image) {
	e.skin.trough.draw(screen, e.portrait())
	e.Container.Render(screen)
}

// naturalChoice is the width in pixels at which all options of a choice stand side by side in full size.
func (s *Skin) naturalChoice(item Choice) int {
	wide := 2 * s.px(bedInset)
	for _, o := range item.Options {
		wide += int(wrap(o, s.face(strong, labelSize), 1e6).width) + 1 + 2*s.px(segmentSide)
	}
	return wide
}
