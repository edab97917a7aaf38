package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Tutor is the chick that explains the first game, in one of its poses.
type Tutor uint8

const (
	TutorLookingLeft  Tutor = iota // it looks left, at its subject
	TutorLookingRight              // it looks right, at its subject
	TutorWatching                  // it watches the others play
	TutorHiding                    // it covers its eyes
)

// Paint draws the whole chick, with a paper edge around it as on a portrait.
func (t Tutor) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 84).Transformed(paint.Translate(42, 42))
	s, e := shadesOf(dreist.Yellow), NumberExpression(2)
	switch t {
	case TutorLookingLeft:
		e.LookX, e.LookY, e.HeadTilt, e.MouthOpen, e.MouthCurve = -0.75, 0.1, -6, 0.35, 1
	case TutorLookingRight:
		e.LookX, e.LookY, e.HeadTilt, e.MouthOpen, e.MouthCurve = 0.75, 0.1, 6, 0.35, 1
	case TutorHiding:
		e = figure.FaceExpression{EyeSize: 1, MouthCurve: -0.5, MouthWidth: 0.6, Blush: 1, HeadTilt: -4, BrowLeft: 0.4, BrowRight: 0.4, BrowTiltLeft: -0.9,
			BrowTiltRight: -0.9}
	}
	c = c.Transformed(paint.Rotate(e.HeadTilt))
	stick(c, art.ChickFeathers())
	chick{}.draw(c, s, e, true)
	if t == TutorHiding {
		coverEyes(c, s)
	}
	return c.Image()
}

func coverEyes(c paint.Canvas, s shades) {
	for _, half := range c.MirrorPair() {
		wing := paint.StartPath(27, 13).Cubic(26, 3, 22, -8, 15, -13.5).Quad(11.5, -16, 10.5, -11.5).Quad(7, -14.5, 5.5, -9.5).
			Quad(1.8, -10.5, 2.2, -5).
			Cubic(3, 2, 9, 5.5, 14, 6).Cubic(17, 10, 20, 14, 27, 13).Close()
		piece(half, wing, paint.Solid(s.base), s)
		half.Stroke(paint.StartPath(10.5, -11.5).Quad(12, -7, 14.5, -3.5), outline*0.6, paint.Solid(s.line))
		half.Stroke(paint.StartPath(5.5, -9.5).Quad(7, -5, 10, -1.5), outline*0.6, paint.Solid(s.line))
	}
}
