package kit

import (
	"image/color"

	"dreist/render/geom"
	"dreist/render/stage"
)

// TwoSided draws a card in its pose with its shadow, from the pictures of its two sides. A card that turns over gets narrow in between.
func (c *Canvas) TwoSided(face, back Motif, p stage.Pose) {
	squeeze := 2*p.Face - 1
	what := face
	if squeeze < 0 {
		squeeze, what = -squeeze, back
	}
	squeeze = max(squeeze, 0.02)
	if !p.Flush {
		c.shadow(p, squeeze)
	}
	c.Posed(what, p, 0, squeeze, White(), 1)
}

// The offsets of the shadow of a card in a hand and of a held one, in card widths.
const (
	handFall = 0.057
	heldFall = 0.12
)

// shadow draws the shadow of a card: the higher the card, the further down and the softer is its shadow.
func (c *Canvas) shadow(p stage.Pose, squeeze float64) {
	switch high := p.High; {
	case high <= stage.HighLaid:
		c.Posed(Shadow, p, 0, squeeze, White(), 1)
	case high <= stage.HighHand:
		c.Posed(Shadow, p, 0, squeeze, White(), 1-high)
		c.Posed(HandShadow, p, handFall*high, squeeze, White(), high)
	default:
		part := min(high-stage.HighHand, 1)
		fall := geom.Mix(handFall, heldFall, part)
		c.Posed(HandShadow, p, fall, squeeze, White(), 1-part)
		c.Posed(HeldShadow, p, fall, squeeze, White(), part)
	}
}

// Posed draws a picture in the pose of a card. down is an offset downwards in card widths, squeeze a factor for the width.
func (c *Canvas) Posed(what Motif, p stage.Pose, down, squeeze float64, tint color.RGBA, alpha float64) {
	if alpha *= 1 - p.Faint; alpha <= 0 {
		return
	}
	p.Y += down*p.W + p.SquashShare*p.W*stage.CardRatio/2
	w := p.W
	if p.Painted > 0 {
		w = p.Painted
	}
	c.Pressed(what, p.Point, w, w*stage.CardRatio, p.W/w*squeeze*(1+p.SquashShare/2), p.W/w*(1-p.SquashShare), p.Turn, tint, alpha)
}
