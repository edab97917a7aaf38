package dreist

import (
	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/rungs"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The ladder at the end of one of its games: half as large as on its own screen.
const (
	ladderRoom            = 300 // logical pixels wide
	ladderFlat            = 0.5 // at most so high, in parts of its width
	landsOn    stage.Span = 320 // the winner comes from the table
	fadesOut   stage.Span = 200 // who has nothing to do here
)

// endView returns what the picture of the ladder shows after the game on the table: from where somebody has climbed on or fallen.
func (a *tableScreen) endView() rungs.View {
	rung := a.session.rung
	v := a.climb.view(a.climb.state())
	next, higher := dreist.NextRung(rung)
	switch {
	case !a.table.Won():
		v.At, v.From, v.Way = 0, rung, rungs.Falls
	case higher:
		v.At, v.From, v.Way = next, rung, rungs.Climbs
	default:
		v.At, v.From, v.Way = rung, rung, rungs.Arrives
	}
	return v
}

// climbed returns what draws the ladder at the end of one of its games. Who has won and celebrated on the table comes from there.
func (a *tableScreen) climbed() func(room geom.Rect, at stage.Span) {
	v := a.endView()
	return func(room geom.Rect, at stage.Span) {
		high := min(room.H, room.W*ladderFlat)
		room.Y, room.H = room.Y+(room.H-high)/2, high
		since := at
		if v.Way != rungs.Falls {
			since -= landsOn
		}
		a.climb.draw(room, v, since)
		if v.Way != rungs.Falls {
			a.comeOver(a.climb.picture().Figure(room, v), at)
		}
	}
}

// comeOver draws how those who celebrated on the table leave it, and the winner for a place in the picture.
func (a *tableScreen) comeOver(to geom.Rect, at stage.Span) {
	g := a.table.Line.Geometry()
	if left := at.Within(0, fadesOut); left < 1 {
		for family := range dreist.Color(dreist.Colors) {
			if from, large := effects.Figure(g, family); family != dreist.Red {
				a.canvas.Picture(pictures.PortraitOf(family, pictures.Triumphant), geom.Around(geom.Point{X: from.X, Y: from.Y - left*large/3}, large, large), 1-left)
			}
		}
	}
	way := stage.EaseInOut(at.Within(0, landsOn))
	if way == 1 {
		return
	}
	from, large := effects.Figure(g, dreist.Red)
	a.canvas.Grown(pictures.PortraitOf(dreist.Red, pictures.Triumphant), leap(from, to.Center(), large, way), large, geom.Mix(1, to.H/large, way), kit.White(), 1)
}
