package table

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

// AimOver returns the aim of a card dropped on a rectangle: the place with the largest overlap, but first the free cells of its own column,
// as others never accept it. If only one cell accepts it, that cell attracts it, unless a guide explains mistakes.
func (t *Table) AimOver(n tabletop.Card, r geom.Rect) tabletop.Aim {
	w, g, c := t.Wants(), t.Line.Geometry(), dreist.Card(n)
	area := r.W * r.H
	switch {
	case r.Overlap(g.DiscardPile) > meantPile*area:
		return situation.Aim{Kind: situation.AimDiscard}
	case r.Overlap(w.Aside) > meantPile*min(area, w.Aside.W*w.Aside.H): // a tray may be smaller than the card
		return situation.Aim{Kind: situation.AimAside}
	}
	if at, pulls := t.pull(c, r); pulls && !w.AnyCell && t.ButtonAt(t.Cursor) == tabletop.NoButton {
		return at
	}
	view := t.Line.View()
	best := tabletop.Covers(r, meantCell)
	offer := func(cell dreist.Cell) {
		at, weight := situation.AimAt(cell), 1.0
		if g.Overlap() && t.Accepts(c, at) {
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
func (t *Table) only(c dreist.Card) (dreist.Cell, bool) {
	rows := t.Position().Rows(c)
	cell := c.Cell(rows.First())
	return cell, rows.Len() == 1 && t.Line.Geometry().Reaches(cell)
}

// pull returns the only cell that accepts a card, if it attracts the card from a rectangle: from anywhere in its lane and from within reach,
// but not off the hand.
func (t *Table) pull(c dreist.Card, r geom.Rect) (situation.Aim, bool) {
	g, at := t.Line.Geometry(), r.Center()
	cell, ok := t.only(c)
	if !ok || g.OnHand(r) {
		return situation.Aim{}, false
	}
	to := g.Cell(cell).Center()
	return situation.AimAt(cell), g.Lane(cell.Column).Contains(at) ||
		math.Hypot(at.X-to.X, at.Y-to.Y) <= reach*g.CardW
}

// AimAt returns the aim of a click at a point with a card.
func (t *Table) AimAt(n tabletop.Card, at geom.Point) tabletop.Aim {
	switch {
	case t.Line.Geometry().DiscardPile.Contains(at):
		return situation.Aim{Kind: situation.AimDiscard}
	case t.Wants().Aside.Contains(at):
		return situation.Aim{Kind: situation.AimAside}
	}
	if cell, ok := t.CellAt(at, dreist.Card(n)); ok {
		return situation.AimAt(cell)
	}
	return situation.Aim{}
}

// foreseen is what the preview was computed for.
type foreseen struct {
	card dreist.Card
	aim  situation.Aim
}

// foresee computes the preview if the held card or its aim have changed.
func (t *Table) foresee() {
	if held := (foreseen{t.HeldCard(), t.Hand.Aim}); held != t.foreseen {
		t.foreseen, t.Preview = held, t.Foresee(held.card, held.aim)
	}
}
