package scene

import (
	"iter"
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
)

// ReceiverAt returns the other player whose place is at a point.
func (t *Timeline) ReceiverAt(at geom.Point) (dreist.Seat, bool) {
	if t.Seating().IsOtherApart && t.Geometry().Egon.Bounds.Contains(at) {
		return dreist.EgonSeat, true
	}
	for place, seat := range t.Seating().OtherSeats() {
		if t.Geometry().OtherSeats[place].Bounds.Contains(at) {
			return seat, true
		}
	}
	return dreist.NoSeat, false
}

// CellsAt yields the cells at a point within that many rows. If rows overlap, the cell of the uppermost card comes first.
func (g *Geometry) CellsAt(at geom.Point, rows int) iter.Seq[dreist.Cell] {
	return func(yield func(dreist.Cell) bool) {
		for row := rows; row > 0; row-- {
			for column := 1; column <= dreist.NumberCount; column++ {
				cell := dreist.Cell{Row: row, Column: column}
				if g.CellRect(cell).Contains(at) && g.IsReachable(cell) && !yield(cell) {
					return
				}
			}
		}
	}
}

// meantHand is the part of a card that must overlap the hand or the piles beside it to be put back when dropped.
const meantHand = 0.3

// IsOnHand reports whether a dropped card is put back, because it overlaps the hand or the piles beside it.
func (g *Geometry) IsOnHand(card geom.Rect) bool {
	return card.OverlapArea(g.HandRect)+card.OverlapArea(g.OwnPile)+card.OverlapArea(g.DiscardPile) > meantHand*card.W*card.H
}

// NearestCell returns the cell closest to a dropped card; false if it is put back into the hand or left or right of the layout.
func (g *Geometry) NearestCell(card geom.Rect) (dreist.Cell, bool) {
	at := card.Center()
	if at.X < g.LayoutRect.X || at.X > g.LayoutRect.Right() || g.IsOnHand(card) {
		return dreist.Cell{}, false
	}
	best := dreist.Cell{Row: 1, Column: 1}
	for column := 2; column <= dreist.NumberCount; column++ {
		if cell := (dreist.Cell{Row: 1, Column: column}); math.Abs(g.CellRect(cell).Center().X-at.X) < math.Abs(g.CellRect(best).Center().X-at.X) {
			best = cell
		}
	}
	for row := 2; row <= dreist.MaxRow; row++ {
		if cell := (dreist.Cell{Row: row, Column: best.Column}); math.Abs(g.CellRect(cell).Center().Y-at.Y) < math.Abs(g.CellRect(best).Center().Y-at.Y) {
			best = cell
		}
	}
	return best, true
}
