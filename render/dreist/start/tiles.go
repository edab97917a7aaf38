package start

import (
	"math"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// steps is the number of rungs shown: one for each rating, the last one for all higher rungs.
const steps = int(dreist.Sensational)

// LadderStripWidth is the width of the strip before the detail of the ladder's tile, in logical pixels.
const LadderStripWidth = 66

// pale is the opacity of rungs that have not been reached.
const pale = 0.3

// DrawLadderStrip draws a ladder on its side: rungs that are won are lit, and the crown is at the best one.
func DrawLadderStrip(e *kit.Canvas, ladder match.Ladder, in geom.Rect) {
	rungs := func(cards int) int { return max(0, (cards-dreist.FirstRung)/dreist.RungStep+1) }
	won, best := rungs(ladder.Rung)-1, rungs(ladder.BestRung)
	ui := e.Palette()
	high := in.H * 0.74
	top, gap := in.Center().Y-high/2, in.W/float64(steps)
	for _, y := range [2]float64{top + high*0.2, top + high*0.72} {
		e.FillRect(geom.Rect{X: in.X, Y: math.Round(y), W: in.W, H: max(1, math.Round(high*0.14))}, ui.QuietText, pale)
	}
	for i := range steps {
		rung := geom.Rect{X: in.X + gap*(float64(i)+0.5) - gap*0.2, Y: top, W: gap * 0.4, H: high}
		tint, alpha := ui.QuietText, pale
		switch {
		case ladder.IsRunning && i < won:
			tint, alpha = art.RGB(0xF6A800), 1
		case ladder.IsRunning && i == won:
			tint, alpha = ui.Glow, 1
		}
		e.DrawTinted(kit.MeterFillPlate, rung, tint, alpha)
	}
	if best > 0 {
		size := high * 0.85
		at := geom.Point{X: in.X + gap*(float64(min(best, steps))-0.5), Y: top - size*0.02}
		e.DrawPicture(kit.Crown, geom.RectAround(at, size, size), 1)
	}
}
