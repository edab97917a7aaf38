package tabletop

import (
	"math"
	"slices"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// guideBox is the box of a guide, which fades in and out, and keeps what it says while it goes.
type guideBox struct {
	Fade
	Box
	room geom.Rect // where boxes lie
}

// Ticks in which the box of a guide appears, and the distance it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// follow fades the box by a tick to that of an overlay. That takes no time if atOnce, or if the room is new: a box fading out would be seen
// where it was.
func (b *guideBox) follow(shown *Box, room geom.Rect, atOnce bool) (changed bool) {
	part, isThere := 1.0/boxTicks, len(shown.Parts) > 0
	if isThere {
		b.copyFrom(shown)
	}
	b.SetVisible(isThere)
	if b.room != room || atOnce {
		part = 1
	}
	b.room = room
	return b.Advance(part)
}

// has reports whether the box, while it fades, draws a button itself.
func (b *guideBox) has(button *Button) bool {
	return b.Opacity < 1 && slices.ContainsFunc(b.Buttons, func(o Button) bool { return o.ID == button.ID && o.Rect == button.Rect })
}

// draw draws the box, and while it fades also its buttons. Unless isStill it slides in.
func (b *guideBox) draw(e *kit.Canvas, g *Edges, isStill bool, buttons func([]Button)) {
	if b.IsGone() {
		return
	}
	rest := e.Offset
	if !isStill {
		e.Offset.X += math.Round(boxSlides * g.Unit * (1 - stage.EaseOut(b.Opacity)))
	}
	e.DrawGroup(g.Log.Inset(-2*g.Gap), b.Opacity, func() {
		b.Box.Draw(e)
		if b.Opacity < 1 {
			buttons(b.Buttons)
		}
	})
	e.Offset = rest
}
