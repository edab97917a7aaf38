package worth

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
)

// The measures of a tile in logical pixels of letters.
const (
	tileLetters = 17
	tileLeast   = 12 // smallest letters of the sentence
	tileSide    = 10
	tileApart   = 5 // between parts one below the other
	tileFoot    = 2
	saidHigh    = 20 // height of a line of the sentence
	saidLines   = 3  // largest number of lines
)

// tileInner returns the approximate width of a tile's content in logical pixels of the panel, for a number of tiles side by side.
func tileInner(count int) float64 { return (sheetWidth-64)/float64(count) - 10 - 2*tileSide }

// lines returns how many lines the longest sentence of the tiles takes.
func (s *Sheet) lines() (lines float64) {
	u, inner := s.Frame().TextUnit(), tileInner(len(s.report.Mistakes))*s.Frame().PanelUnit()
	for i := range s.report.Mistakes {
		style := kit.Sized(u, assets.Strong, letters, s.Canvas.UI().QuietText)
		high := s.Canvas.Labels.Get(s.report.Mistakes[i].Reason, style, kit.Left, inner).H
		lines = max(lines, float64(kit.Round(high/(saidHigh*u))))
	}
	return min(max(lines, 1), saidLines)
}

// drawTiles draws on each tile its heading and cost, the board, and the sentence.
func (s *Sheet) drawTiles(p *panel.Panel) {
	tiles := p.Rooms()
	if len(tiles) < len(s.report.Mistakes) || len(tiles) == 0 {
		return
	}
	u, e := s.Frame().TextUnit(), s.Canvas
	title := kit.Sized(u, assets.Display, tileLetters, e.UI().QuietText)
	cost := kit.Sized(u, assets.Strong, tileLetters, e.UI().Warning)
	wide := 0.0
	for i := range s.report.Mistakes {
		wide = max(wide, e.Labels.Get(s.report.Mistakes[i].Cost, cost, kit.Left, tiles[i].W).W+tileSide*u)
	}
	for i := range s.report.Mistakes { // all with the size that fits the longest
		title = e.Labels.Fit(s.report.Mistakes[i].Heading, title, tiles[i].W-2*tileSide*u-wide)
	}
	high := s.lines() * saidHigh * u
	for i := range s.report.Mistakes {
		m := &s.report.Mistakes[i]
		in := geom.Rect{X: tiles[i].X + tileSide*u, Y: tiles[i].Y, W: tiles[i].W - 2*tileSide*u, H: tiles[i].H - tileFoot*u}
		head := geom.Rect{X: in.X, Y: in.Y, W: in.W, H: lineHigh * u}
		e.Write(m.Heading, title, head, kit.Left, 1)
		e.Write(m.Cost, cost, head, kit.Right, 1)
		said := geom.Rect{X: in.X, Y: in.Bottom() - high, W: in.W, H: high}
		board := geom.Rect{X: in.X, Y: head.Bottom() + tileApart*u, W: in.W}
		board.H = said.Y - tileApart*u - board.Y
		m.Draw(board, u)
		style := e.Labels.Within(m.Reason, kit.Sized(u, assets.Strong, letters, e.UI().QuietText), said,
			kit.Sized(u, assets.Strong, tileLeast, e.UI().QuietText).Size)
		label := e.Labels.Get(e.Labels.Cut(m.Reason, style, said), style, kit.Left, said.W)
		e.Image(label.Image, said.X, said.Y, 1)
	}
}
