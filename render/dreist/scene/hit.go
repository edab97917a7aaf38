package scene

import (
	"iter"
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
)

// CardAt returns the topmost of some cards, given from the lowest up, that is at a point.
func (t *Timeline) CardAt(cards []dreist.Card, at geom.Point) (dreist.Card, bool) {
	for _, c := range slices.Backward(cards) {
		r := t.Now().Cards[c].Rect()
		risen := r.H * offerFar * t.Offered(c)
		if r.Y, r.H = r.Y-risen, r.H+risen; r.Contains(at) {
			return c, true
		}
	}
	return dreist.NoCard, false
}

// ReceiverAt returns the other player whose place is at a point.
func (t *Timeline) ReceiverAt(at geom.Point) (dreist.Seat, bool) {
	if t.Seating().Egon && t.Geometry().Egon.Box.Contains(at) {
		return dreist.EgonSeat, true
	}
	for place, seat := range t.Seating().Others() {
		if t.Geometry().Others[place].Box.Contains(at) {
			return seat, true
		}
	}
	return dreist.NoSeat, false
}

// CellsAt yields the cells of the first rows that are at a point, of rows that overlap the uppermost card's first.
func (g *Geometry) CellsAt(at geom.Point, rows int) iter.Seq[dreist.Cell] {
	return func(yield func(dreist.Cell) bool) {
		for row := rows; row > 0; row-- {
			for column := 1; column <= dreist.Numbers; column++ {
				cell := dreist.Cell{Row: row, Column: column}
				if g.Cell(cell).Contains(at) && g.Reaches(cell) && !yield(cell) {
					return
				}
			}
		}
	}
}

// meantHand is how much of a card has to overlap the hand to be put back there, in parts of the card.
const meantHand = 0.3

// OnHand reports whether a card that is dropped is meant to be put back: onto the hand, or a pile beside it.
func (g *Geometry) OnHand(card geom.Rect) bool {
	return card.Overlap(g.Tray)+card.Overlap(g.Pile)+card.Overlap(g.DiscardPile) > meantHand*card.W*card.H
}

// Nearest returns the cell closest to a card that was dropped over or below the columns. Back on the hand, and clearly
// outside the layout, as on a pile, there is none.
func (g *Geometry) Nearest(card geom.Rect) (dreist.Cell, bool) {
	at := card.Center()
	if at.X < g.Columns.X || at.X > g.Columns.Right() || g.OnHand(card) {
		return dreist.Cell{}, false
	}
	best := dreist.Cell{Row: 1, Column: 1}
	for column := 2; column <= dreist.Numbers; column++ {
		if cell := (dreist.Cell{Row: 1, Column: column}); math.Abs(g.Cell(cell).Center().X-at.X) < math.Abs(g.Cell(best).Center().X-at.X) {
			best = cell
		}
	}
	for row := 2; row <= dreist.MaxRow; row++ {
		if cell := (dreist.Cell{Row: row, Column: best.Column}); math.Abs(g.Cell(cell).Center().Y-at.Y) < math.Abs(g.Cell(best).Center().Y-at.Y) {
			best = cell
		}
	}
	return best, true
}
