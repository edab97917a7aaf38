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

// TileState is the content of the tiles.
type TileState struct {
	HasLadder      bool // the ladder has a tile
	HasDaily       bool // the daily deal has a tile
	LadderProgress LadderProgress
	DailyTile      screens.DailyTile
}

// LadderProgress is the progress on the ladder, in rungs from the lowest.
type LadderProgress struct {
	WonCount  int  // rungs won in the running climb
	BestCount int  // most rungs ever won
	IsRunning bool // a climb is running
}

// LadderProgressOf returns the progress of a climb.
func LadderProgressOf(s match.Ladder) LadderProgress {
	rungs := func(cards int) int { return max(0, (cards-dreist.FirstRung)/dreist.RungStep+1) }
	return LadderProgress{WonCount: rungs(s.Rung) - 1, BestCount: rungs(s.BestRung), IsRunning: s.IsRunning}
}

// steps is the number of rungs shown: one for each rating, the last one for all higher rungs.
const steps = int(dreist.Sensational)

// LadderStripWidth is the width of the strip before the detail of the ladder's tile, in logical pixels.
const LadderStripWidth = 66

// Draw draws the pictures of the tiles: the ladder, the daily deal, the table and learning.
func (s *TileState) Draw(e pictures.Canvas, p *panel.Panel) {
	rooms, strips := p.PictureRects(), p.StripRects()
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
		s.LadderProgress.draw(e, next(&strips))
	}
	if s.HasDaily {
		s.DailyTile.Draw(next(&rooms), next(&strips))
	}
	e.DrawPicture(tableDrawing, next(&rooms), 1)
	e.DrawPicture(schoolDrawing, next(&rooms), 1)
}

// pale is the opacity of rungs that have not been reached.
const pale = 0.3

// draw draws a ladder on its side: rungs that are won are lit, and the crown is at the best one.
func (r LadderProgress) draw(e pictures.Canvas, in geom.Rect) {
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
		case r.IsRunning && i < r.WonCount:
			tint, alpha = art.RGB(0xF6A800), 1
		case r.IsRunning && i == r.WonCount:
			tint, alpha = ui.Glow, 1
		}
		e.DrawTinted(kit.MeterFillPlate, rung, tint, alpha)
	}
	if r.BestCount > 0 {
		size := high * 0.85
		at := geom.Point{X: in.X + gap*(float64(min(r.BestCount, steps))-0.5), Y: top - size*0.02}
		e.DrawPicture(kit.Crown, geom.RectAround(at, size, size), 1)
	}
}
