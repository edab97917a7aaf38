package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// draw draws the label and either all options or one between arrows.
func (c *choice) draw(screen *ebiten.Image) {
	box, bed := c.bounds(), c.bed()
	if c.above > 0 {
		box.Max.Y = bed.Min.Y
	}
	c.label.draw(screen, box, leftAligned, c.skin.ui.Text)
	if c.ring {
		c.skin.ring.draw(screen, bed)
	}
	c.skin.trough.draw(screen, bed)
	if c.stepper {
		c.drawStepper(screen, bed)
		return
	}
	at := c.over - 1
	for i, o := range c.options {
		seat := c.seat(i)
		face := seat
		face.Max.Y -= int(c.skin.hair(2)) // the chosen one's lower edge
		ink := c.skin.ui.Text
		switch i {
		case c.item.Index:
			c.skin.chosen.draw(screen, seat)
			ink = c.skin.buttons[Primary].tones[idle].text
		case at:
			c.skin.pointed.draw(screen, seat)
		}
		o.draw(screen, face, centred, ink)
	}
}

func (c *choice) drawStepper(screen *ebiten.Image, bed image.Rectangle) {
	if c.over > nowhere {
		c.skin.pointed.draw(screen, c.seat(c.over-1))
	}
	left, right := c.skin.left.open, c.skin.right.open
	if c.item.Index == 0 {
		left = c.skin.left.shut
	}
	if c.item.Index == len(c.options)-1 {
		right = c.skin.right.shut
	}
	for i, picture := range [2]*ebiten.Image{left, right} {
		seat := c.seat(i)
		stamp(screen, picture, image.Pt((seat.Min.X+seat.Max.X)/2, (seat.Min.Y+seat.Max.Y)/2))
	}
	c.options[c.item.Index].draw(screen, bed, centred, c.skin.ui.Text)
}

// bed is where the options lie on the screen.
func (c *choice) bed() image.Rectangle {
	r := c.bounds()
	return image.Rect(r.Min.X+c.start, r.Min.Y+c.above, r.Max.X, r.Max.Y)
}

// seat is where an option, or an arrow of the stepper, lies on the screen.
func (c *choice) seat(i int) image.Rectangle {
	r, bed, s, inset := c.bounds(), c.bed(), c.spans[i], c.skin.px(bedInset)
	seat := image.Rect(r.Min.X+s.from, bed.Min.Y+inset, r.Min.X+s.to, bed.Max.Y-inset)
	if c.stepper {
		seat.Min.X += inset
		seat.Max.X -= inset
	}
	return seat
}
