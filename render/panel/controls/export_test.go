package controls

import (
	"image"

	"dreist/render/kit"
	"dreist/render/panel/edit"
	"dreist/render/panel/widget"
)

// What the tests from outside of the package look at.
type (
	FieldPart  = field
	ButtonPart = button
	ChoicePart = choice
	SliderPart = slider
)

const (
	DoubleClick = doubleClick
	SliderMax   = sliderMax
)

func (t *field) Hint(width int) kit.Prose { return t.hint(width) }

func (t *field) Line() *edit.Line       { return &t.edit }
func (t *field) Stops() []int           { return t.stops }
func (t *field) Shift() int             { return t.shift }
func (t *field) Inner() image.Rectangle { return t.inner() }

func (b *button) Text() kit.Prose { return b.label }

func (c *choice) IsStepper() bool { return c.stepper }

// Room is how wide the room between the arrows of a stepper is.
func (c *choice) Room() int            { return c.spans[1].From - c.spans[0].To }
func (c *choice) Options() []kit.Prose { return c.options }

// Inspect shows the texts of a control and the boxes they have to fit into, and the least size of the control, in
// logical pixels.
func Inspect(c widget.Control, show func(what string, text kit.Prose, box image.Rectangle)) (least image.Point) {
	caption := func(label widget.Caption) {
		show("label", label.Label, image.Rect(0, 0, label.Start, c.Bounds().Dy()))
	}
	switch c := c.(type) {
	case *button:
		box := c.Bounds()
		box.Max.Y -= c.Skin.Px(kit.KeyLip) + c.detailHeight()
		show("label", c.label, box.Inset(c.Skin.Px(2)))
		if c.item.Detail != "" {
			show("detail", c.detail, box)
		}
		return image.Pt(0, 40)
	case *slider:
		caption(c.Caption)
	case *field:
		caption(c.Caption)
		return image.Pt(entryField, widget.FormHeight)
	case *choice:
		if c.Label.Height() > 0 && c.above == 0 {
			caption(c.Caption)
		}
		for i, o := range c.options {
			box := c.bed()
			if c.stepper {
				box.Min.X, box.Max.X = c.seat(0).Max.X, c.seat(1).Min.X
			} else {
				box = c.seat(i)
			}
			show("option", o, box)
		}
	}
	return image.Point{}
}
