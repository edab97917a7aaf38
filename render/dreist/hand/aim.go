package hand

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The shares of a card that must overlap a place to be dropped there.
const (
	meantCell = 0.12
	meantPile = 0.25
	likely    = 1.6 // factor for a cell that accepts the card, where rows overlap
)

// AimAt returns the aim of a card dropped on a rectangle: the place with the largest overlap, but first the free cells of its own column,
// as others never accept it.
func AimAt(s *situation.Situation, aside geom.Rect, c dreist.Card, r geom.Rect) situation.Aim {
	g := s.Line.Geometry()
	area := r.W * r.H
	switch {
	case r.Overlap(g.DiscardPile) > meantPile*area:
		return situation.Aim{Kind: situation.AimDiscard}
	case r.Overlap(aside) > meantPile*min(area, aside.W*aside.H): // a tray may be smaller than the card
		return situation.Aim{Kind: situation.AimAside}
	}
	view := s.Line.View()
	best := tabletop.Covers[situation.Aim](r, meantCell)
	offer := func(cell dreist.Cell) {
		at, weight := situation.Aim{Kind: situation.AimCell, Cell: cell}, 1.0
		if g.Overlap() && s.Accepts(c, at) {
			weight = likely
		}
		if g.Reaches(cell) {
			best.Offer(at, g.Cell(cell), weight)
		}
	}
	rows := view.Depth() + 2
	for row := 1; row <= rows; row++ {
		if cell := c.Cell(row); view.At(cell) == dreist.NoCard {
			offer(cell)
		}
	}
	if best.At.Kind != situation.AimNowhere {
		return best.At
	}
	for row := 1; row <= rows; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			offer(dreist.Cell{Row: row, Column: column})
		}
	}
	return best.At
}

// reach is the distance in card widths, between centres, within which the only accepting cell attracts a card.
const reach = 1.2

// only returns the only cell that accepts a card; ok is false if there are more or none, or if it is out of sight.
func only(s *situation.Situation, c dreist.Card) (dreist.Cell, bool) {
	rows := s.Position().Rows(c)
	cell := c.Cell(rows.First())
	return cell, rows.Len() == 1 && s.Line.Geometry().Reaches(cell)
}

// Pull returns the aim of a card dropped on a rectangle: if only one cell accepts it, that cell attracts it from anywhere in its lane and
// from within reach, but not off the hand or a pile. Otherwise it is the given aim.
func Pull(s *situation.Situation, c dreist.Card, r geom.Rect, aim situation.Aim) situation.Aim {
	cell, ok := only(s, c)
	if !ok || aim.Kind != situation.AimNowhere && aim.Kind != situation.AimCell || s.Line.Geometry().OnHand(r) {
		return aim
	}
	g, at := s.Line.Geometry(), r.Center()
	to := g.Cell(cell).Center()
	if g.Lane(cell.Column).Contains(at) || math.Hypot(at.X-to.X, at.Y-to.Y) <= reach*g.CardW {
		return situation.Aim{Kind: situation.AimCell, Cell: cell}
	}
	return aim
}

// AimOf returns the aim of a click at a point for a card.
func AimOf(s *situation.Situation, aside geom.Rect, c dreist.Card, at geom.Point) situation.Aim {
	switch {
	case s.Line.Geometry().DiscardPile.Contains(at):
		return situation.Aim{Kind: situation.AimDiscard}
	case aside.Contains(at):
		return situation.Aim{Kind: situation.AimAside}
	}
	if cell, ok := s.CellAt(at, c); ok {
		return situation.Aim{Kind: situation.AimCell, Cell: cell}
	}
	return situation.Aim{}
}
