package start

import (
	"math"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
)

// StartTiles is the content of the tiles.
type StartTiles struct {
	HasLadder    bool // the ladder has a tile
	HasDailyDeal bool // the daily deal has a tile
	Ladder       match.Ladder
	DailyTile    screens.DailyTile
}

// steps is the number of rungs shown: one for each rating, the last one for all higher rungs.
const steps = int(dreist.Sensational)

// LadderStripWidth is the width of the strip before the detail of the ladder's tile, in logical pixels.
const LadderStripWidth = 66

// Draw draws the pictures of the tiles: the ladder, the daily deal, the table and learning.
func (s *StartTiles) Draw(e pictures.Canvas, p *panel.Panel) {
	rooms, strips := p.PictureRects(), p.SidePictureRects()
	if len(rooms) < 2 {
		return
	}
	next := func(all *[]geom.Rect) geom.Rect {
		first := (*all)[0]
		*all = (*all)[1:]
		return first
	}
	if s.HasLadder {
		e.DrawPicture(ladderDrawing, next(&rooms), 1)
		s.drawLadder(e, next(&strips))
	}
	if s.HasDailyDeal {
		s.DailyTile.Draw(next(&rooms), next(&strips))
	}
	e.DrawPicture(tableDrawing, next(&rooms), 1)
	e.DrawPicture(schoolDrawing, next(&rooms), 1)
}

// pale is the opacity of rungs that have not been reached.
const pale = 0.3

// drawLadder draws a ladder on its side: rungs that are won are lit, and the crown is at the best one.
func (s *StartTiles) drawLadder(e pictures.Canvas, in geom.Rect) {
	rungs := func(cards int) int { return max(0, (cards-dreist.FirstRung)/dreist.RungStep+1) }
	won, best := rungs(s.Ladder.Rung)-1, rungs(s.Ladder.BestRung)
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
		case s.Ladder.IsRunning && i < won:
			tint, alpha = art.RGB(0xF6A800), 1
		case s.Ladder.IsRunning && i == won:
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
