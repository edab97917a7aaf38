package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/kit"
	"dreist/render/paint"
)

// draw draws the label and either all options or one between arrows.
func (c *choice) draw(screen *ebiten.Image) {
	box, bed := c.bounds(), c.bed()
	if c.above > 0 {
		box.Max.Y = bed.Min.Y
	}
	c.label.Draw(screen, box, kit.Left, c.skin.ui.Text)
	if c.ring {
		c.skin.pictures.Grow(screen, c.skin.ring, bed)
	}
	c.skin.pictures.Grow(screen, c.skin.trough, bed)
	if c.stepper {
		c.drawStepper(screen, bed)
		return
	}
	at := c.over - 1
	for i, o := range c.options {
		seat := c.seat(i)
		face := seat
		face.Max.Y -= int(c.skin.Hair(2)) // the chosen one's lower edge
		ink := c.skin.ui.Text
		switch i {
		case c.item.Index:
			c.skin.pictures.Grow(screen, c.skin.chosen, seat)
			ink = c.skin.buttons[Primary][idle].text
		case at:
			c.skin.pictures.Grow(screen, c.skin.pointed, seat)
		}
		o.Draw(screen, face, kit.Center, ink)
	}
}

func (c *choice) drawStepper(screen *ebiten.Image, bed image.Rectangle) {
	if c.over > nowhere {
		c.skin.pictures.Grow(screen, c.skin.pointed, c.seat(c.over-1))
	}
	for i, end := range [2]int{0, len(c.options) - 1} {
		// An arrow is bright where a step is possible.
		arrow := kit.Arrow{Left: i == 0, Color: c.skin.ui.Text}
		if c.item.Index == end {
			arrow.Color = paint.Fade(arrow.Color, 0.25)
		}
		seat := c.seat(i)
		c.skin.pictures.Stamp(screen, arrow, c.skin.Px(arrowSize), image.Pt((seat.Min.X+seat.Max.X)/2, (seat.Min.Y+seat.Max.Y)/2))
	}
	c.options[c.item.Index].Draw(screen, bed, kit.Center, c.skin.ui.Text)
}

// bed is where the options lie on the screen.
func (c *choice) bed() image.Rectangle {
	r := c.bounds()
	return image.Rect(r.Min.X+c.start, r.Min.Y+c.above, r.Max.X, r.Max.Y)
}

// seat is where an option, or an arrow of the stepper, lies on the screen.
func (c *choice) seat(i int) image.Rectangle {
	r, bed, s, inset := c.bounds(), c.bed(), c.spans[i], c.skin.Px(bedInset)
	seat := image.Rect(r.Min.X+s.from, bed.Min.Y+inset, r.Min.X+s.to, bed.Max.Y-inset)
	if c.stepper {
		seat.Min.X += inset
		seat.Max.X -= inset
	}
	return seat
}
