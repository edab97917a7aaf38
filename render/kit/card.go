package kit

import (
	"image/color"

	"dreist/render/geom"
	"dreist/render/stage"
)

// DrawTwoSidedCard draws a card in its pose with its shadow, from the pictures of its two sides. A card that turns over gets narrow in between.
func (c *Canvas) DrawTwoSidedCard(face, back Motif, p stage.Pose) {
	squeeze := 2*p.FaceUp - 1
	what := face
	if squeeze < 0 {
		squeeze, what = -squeeze, back
	}
	squeeze = max(squeeze, 0.02)
	if !p.LiesFlat {
		c.shadow(p, squeeze)
	}
	c.DrawInPose(what, p, 0, squeeze, WhiteTint(), 1)
}

// The offsets of the shadow of a card in a hand and of a held one, in card widths.
const (
	handFall = 0.057
	heldFall = 0.12
)

// shadow draws the shadow of a card: the higher the card, the further down and the softer is its shadow.
func (c *Canvas) shadow(p stage.Pose, squeeze float64) {
	switch high := p.Elevation; {
	case high <= stage.ElevationLaid:
		c.DrawInPose(CardShadow, p, 0, squeeze, WhiteTint(), 1)
	case high <= stage.ElevationHand:
		c.DrawInPose(CardShadow, p, 0, squeeze, WhiteTint(), 1-high)
		c.DrawInPose(HandShadow, p, handFall*high, squeeze, WhiteTint(), high)
	default:
		part := min(high-stage.ElevationHand, 1)
		fall := geom.Mix(handFall, heldFall, part)
		c.DrawInPose(HandShadow, p, fall, squeeze, WhiteTint(), 1-part)
		c.DrawInPose(HeldShadow, p, fall, squeeze, WhiteTint(), part)
	}
}

// DrawInPose draws a picture in the pose of a card. down is an offset downwards in card widths, squeeze a factor for the width.
func (c *Canvas) DrawInPose(what Motif, p stage.Pose, down, squeeze float64, tint color.RGBA, alpha float64) {
	if alpha *= 1 - p.Transparency; alpha <= 0 {
		return
	}
	p.Y += down*p.W + p.SquashShare*p.W*stage.CardRatio/2
	w := p.W
	if p.PaintedWidth > 0 {
		w = p.PaintedWidth
	}
	c.DrawSquashed(what, p.Point, w, w*stage.CardRatio, p.W/w*squeeze*(1+p.SquashShare/2), p.W/w*(1-p.SquashShare), p.Rotation, tint, alpha)
}
