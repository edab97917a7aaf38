package pictures

import (
	"image/color"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Canvas is what the pictures of the game are drawn with.
type Canvas struct {
	*kit.Canvas
	Face *LiveFace
}

// Card draws a card in its pose with its shadow. A card that turns over narrows in between.
func (e Canvas) Card(c dreist.Card, p stage.Pose) {
	squeeze := 2*p.Face - 1
	what := kit.Motif(FaceMotif(c.Kind()))
	if squeeze < 0 {
		squeeze, what = -squeeze, BackMotif
	}
	squeeze = max(squeeze, 0.02)
	if !p.Flush {
		e.shadow(p, squeeze)
	}
	e.Posed(what, p, 0, squeeze, kit.White(), 1)
}

// How far the shadows of a card fall that is kept in a hand and of one that is carried, in card widths.
const (
	handFall = 0.057
	heldFall = 0.12
)

// shadow draws the shadow of a card: the higher it is, the further it falls and the softer it is.
func (e Canvas) shadow(p stage.Pose, squeeze float64) {
	switch high := p.High; {
	case high <= stage.HighLaid:
		e.Posed(kit.Shadow, p, 0, squeeze, kit.White(), 1)
	case high <= stage.HighHand:
		e.Posed(kit.Shadow, p, 0, squeeze, kit.White(), 1-high)
		e.Posed(kit.HandShadow, p, handFall*high, squeeze, kit.White(), high)
	default:
		part := min(high-stage.HighHand, 1)
		fall := geom.Mix(handFall, heldFall, part)
		e.Posed(kit.HandShadow, p, fall, squeeze, kit.White(), 1-part)
		e.Posed(kit.HeldShadow, p, fall, squeeze, kit.White(), part)
	}
}

// Posed draws a picture in the pose of a card, a part of its width further down.
func (e Canvas) Posed(what kit.Motif, p stage.Pose, down, squeeze float64, tint color.RGBA, alpha float64) {
	if alpha *= 1 - p.Faint; alpha <= 0 {
		return
	}
	p.Y += down*p.W + p.Flat*p.W*stage.CardRatio/2
	w := p.W
	if p.Painted > 0 {
		w = p.Painted
	}
	e.Pressed(what, p.Point, w, w*stage.CardRatio, p.W/w*squeeze*(1+p.Flat/2), p.W/w*(1-p.Flat), p.Turn, tint, alpha)
}

// StarOn draws a star on a button, in the colour of its text.
func (e Canvas) StarOn(at geom.Rect, won, lead bool) {
	tint := e.UI().QuietText
	if lead {
		tint = e.UI().AccentText
	}
	if won {
		if !lead {
			tint = e.UI().Glow
		}
		e.Tinted(kit.Sign(art.Star), at, tint, 1)
	} else {
		e.Tinted(kit.Sign(art.StarEmpty), at, tint, 0.45)
	}
}

// Star draws a star that is won, or the outline of one that is not.
func (e Canvas) Star(at geom.Rect, won bool) {
	if won {
		e.Tinted(kit.Sign(art.Star), at, e.UI().Glow, 1)
	} else {
		e.Tinted(kit.Sign(art.StarEmpty), at, e.UI().Muted, 0.7)
	}
}

// Sparks lets a few sparks fly from a card.
func (e Canvas) Sparks(at geom.Point, w, progress float64, tint color.RGBA) {
	if progress <= 0 || progress >= 1 {
		return
	}
	const count = 5
	for i := range count {
		angle := -math.Pi/2 + (float64(i)-count/2)*0.55
		far := w * (0.45 + 0.5*progress)
		p := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*1.2}
		size := w * 0.2 * (1 - progress)
		e.Turned(kit.Spark, p, size, size, 1, progress*2, tint, 1-progress)
	}
}
