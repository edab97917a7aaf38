package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

const (
	smallest = 0.4 // the least factor by which a lettering shrinks to keep off the cards
	shrinks  = 0.1 // step towards it
)

// The costs of a position of a lettering, in areas of a card.
const (
	costSmaller = 3
	costBroken  = 2    // for two lines
	costAway    = 0.08 // for each card's width
	costFalling = 0.1  // if it covers a falling card, which passes in front of it
)

// place places a lettering of word beside a DREIer and sets its size and lines: large, in one line, near, rather above than
// below, on the layout and off the cards as far as there is room, also while the rows part. The ribbon is at least least wide;
// falling are the cards that the column drops. A frame too small for cards gets no lettering.
func (w show) place(l *lettering, c pictures.Canvas, trio dreist.TrioMade, falling []dreist.Card, word pictures.CheerText, size, least float64) {
	g, board, best := w.Timeline.Geometry(), w.board(), *l
	if !(g.LaidCardWidth > 0) {
		return
	}
	p, step, near := w.placer(trio, falling), g.LaidCardWidth*0.3, w.around(trio.Cards).Center()
	near.Y -= 0.2 * g.LaidCardHeight
	if trio.IsColumn { // into its head, which is free
		near = g.CellRect(dreist.Cell{Row: 1, Column: trio.Cards[0].Number()}).Center()
	}
	for i, lines := range [...][]pictures.CheerText{{word}, word.SplitIntoTwoLines()} {
		l.lines = lines
		wide, high := ribboned(c, lines)
		full := min(max(size, least/wide), board.W/wide, board.H/high)
		for part := 1.0; part >= smallest; part -= shrinks {
			l.size = full * part
			box := geom.Rect{W: wide * l.size, H: high * l.size}
			for box.Y = board.Y; box.Bottom() <= board.Bottom(); box.Y += step {
				for box.X = board.X; box.Right() <= board.Right(); box.X += step {
					l.at = box.Center()
					away := (math.Abs(l.at.X-near.X) + math.Abs(l.at.Y-near.Y)) / g.LaidCardWidth
					if p.Offer(box, ((1-part)*costSmaller+float64(i)*costBroken+away*costAway)*g.LaidCardWidth*g.LaidCardHeight) {
						best = *l
					}
				}
			}
		}
	}
	*l = best
	l.away = letteringAway * g.TextUnit()
	if l.at.Y < near.Y {
		l.away = -l.away
	}
	gone := p.BestRect
	gone.Y += l.away
	if p.Cost(gone) > p.Cost(p.BestRect) || gone.Y < board.Y || gone.Bottom() > board.Bottom() {
		l.away = 0
	}
}

// placer avoids the cards of the layout, a row DREIer itself and the question. Falling cards cost little: they pass in front.
func (w show) placer(trio dreist.TrioMade, falling []dreist.Card) (p geom.LabelPlacer) {
	now, then := w.Timeline.CurrentPicture(), w.Timeline.View().Clone()
	if trio.IsColumn {
		for _, c := range slices.Concat(trio.Cards, falling) {
			then.RowOf[c] = 0
		}
	} else {
		p.Avoid(geom.NeverCoverCost, w.around(trio.Cards))
	}
	later := w.Timeline.ArrangementOf(&then)
	for c, row := range then.RowOf {
		if row > 0 {
			p.Avoid(geom.NeverCoverCost, now.Cards[c].Rect().Union(later.Cards[c].Rect()))
		}
	}
	for _, c := range falling {
		p.Avoid(costFalling, now.Cards[c].Rect())
	}
	if w.Phase != tabletop.ReplayPhase {
		p.Avoid(geom.SeldomCoverCost, w.Timeline.Geometry().Plate)
	}
	return p
}

// board returns the area for letterings: the layout without the buttons and the slider of a replay.
func (w show) board() geom.Rect {
	g := w.Timeline.Geometry()
	low := max(g.Mat.Bottom(), g.RowsRect.Bottom()) // a diagram has no mat
	if w.Phase == tabletop.ReplayPhase {
		low = min(low, g.PromptLine.Y)
	}
	return geom.Rect{X: g.Shelf.X, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: low - g.Shelf.Bottom()}
}

// around returns the bounds of cards, with room for their hop.
func (w show) around(cards []dreist.Card) geom.Rect {
	around := w.Timeline.CurrentPicture().Cards[cards[0]].Rect()
	for _, c := range cards[1:] {
		around = around.Union(w.Timeline.CurrentPicture().Cards[c].Rect())
	}
	hop := w.Timeline.Geometry().LaidCardWidth * 0.4
	return geom.Rect{X: around.X, Y: around.Y - hop, W: around.W, H: around.H + hop + w.Timeline.Geometry().Gap}
}
