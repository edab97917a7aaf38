package table

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The parts of a card that must overlap a spot for a drop there.
const (
	meantCell = 0.12
	meantPile = 0.25
	likely    = 1.6 // factor for a cell that accepts the card, where rows overlap
)

// AimBelowCard returns the aim of a card dropped on a rectangle: the spot with the largest overlap, first among the free cells
// of the card's own column, as other columns never accept it. The only cell that accepts it attracts it, unless a guide
// explains mistakes.
func (t *Table) AimBelowCard(n tabletop.Card, r geom.Rect) tabletop.Aim {
	w, g, c := t.Wants(), t.Timeline.Geometry(), dreist.Card(n)
	area := r.W * r.H
	switch {
	case t.isGift(c):
		return t.receiverOver(r)
	case r.OverlapArea(g.DiscardPile) > meantPile*area:
		return tabletop.Aim{Kind: tabletop.DiscardAim}
	case r.OverlapArea(w.AsideRect) > meantPile*min(area, w.AsideRect.W*w.AsideRect.H): // a tray may be smaller than the card
		return tabletop.Aim{Kind: scene.AsideAim}
	}
	if at, pulls := t.pull(c, r); pulls && !w.AllowsAnyCell && t.ButtonAt(t.Cursor) == tabletop.NoButton {
		return at
	}
	view := t.Timeline.View()
	best := tabletop.NewOverlapSearch(r, meantCell)
	offer := func(cell dreist.Cell) {
		at, weight := scene.AimOfCell(cell), 1.0
		if g.HasOverlap() && t.IsLegalAim(c, at) {
			weight = likely
		}
		if g.IsReachable(cell) {
			best.Consider(at, g.CellRect(cell), weight)
		}
	}
	rows := view.Depth() + 2
	for row := 1; row <= rows; row++ {
		if cell := c.Cell(row); view.CardAt(cell) == dreist.NoCard {
			offer(cell)
		}
	}
	if best.Best != (tabletop.Aim{}) {
		return best.Best
	}
	for row := 1; row <= rows; row++ {
		for column := 1; column <= dreist.NumberCount; column++ {
			offer(dreist.Cell{Row: row, Column: column})
		}
	}
	return best.Best
}

// reach is the distance in card widths, between centres, within which the only accepting cell attracts a card.
const reach = 1.2

// only returns the only cell that accepts a card; false if there is none, if there are several, or if it is scrolled away.
func (t *Table) only(c dreist.Card) (dreist.Cell, bool) {
	rows := t.ShownPosition().LegalRows(c)
	cell := c.Cell(rows.First())
	return cell, rows.Len() == 1 && t.Timeline.Geometry().IsReachable(cell)
}

// pull returns the only cell that accepts a card, if it attracts it from a rectangle: from its lane or within reach, but not from the hand.
func (t *Table) pull(c dreist.Card, r geom.Rect) (tabletop.Aim, bool) {
	g, at := t.Timeline.Geometry(), r.Center()
	cell, ok := t.only(c)
	if !ok || g.IsOnHand(r) {
		return tabletop.Aim{}, false
	}
	to := g.CellRect(cell).Center()
	return scene.AimOfCell(cell), g.LaneRect(cell.Column).Contains(at) ||
		math.Hypot(at.X-to.X, at.Y-to.Y) <= reach*g.LaidCardWidth
}

// AimAt returns the aim of a click at a point with a card.
func (t *Table) AimAt(n tabletop.Card, at geom.Point) tabletop.Aim {
	switch {
	case t.Timeline.Geometry().DiscardPile.Contains(at):
		return tabletop.Aim{Kind: tabletop.DiscardAim}
	case t.Wants().AsideRect.Contains(at):
		return tabletop.Aim{Kind: scene.AsideAim}
	}
	if cell, ok := t.CellAt(at, dreist.Card(n)); ok {
		return scene.AimOfCell(cell)
	}
	return tabletop.Aim{}
}

type foreseen struct {
	card dreist.Card
	aim  tabletop.Aim
}

func (t *Table) foresee() {
	if held := (foreseen{t.HeldCard(), t.Held.Aim}); held != t.foreseen {
		t.foreseen, t.Preview = held, t.previewAt(held.card, held.aim)
		t.fear = t.fearOf(held.card)
	}
}

// fearOf returns how much Egon fears the held card: 1 if it is aimed at a DREIer, 0.5 if it could make one elsewhere, -0.75 if it fits nowhere,
// otherwise 0.
func (t *Table) fearOf(c dreist.Card) float64 {
	switch {
	case t.Preview.HasTrio:
		return 1
	case c == dreist.NoCard || t.isGift(c):
		return 0
	}
	rows := t.ShownPosition().LegalRows(c)
	for row := range rows.All() {
		if t.previewAt(c, scene.AimOfCell(c.Cell(row))).HasTrio {
			return 0.5
		}
	}
	if rows.Len() == 0 {
		return -0.75 // it fits nowhere
	}
	return 0
}

// IsLegalAim reports whether the rules accept a card at an aim. CanDrop also accepts a card that a guide lends.
func (t *Table) IsLegalAim(c dreist.Card, a tabletop.Aim) bool {
	switch a.Kind {
	case scene.CellAim:
		return int(a.Column) == c.Number() && t.ShownPosition().LegalRows(c).Has(int(a.Row))
	case tabletop.DiscardAim:
		return t.canDiscard(c)
	case scene.PlayerAim:
		return t.isGift(c)
	}
	return false
}

// canDiscard reports whether a card may be discarded.
func (t *Table) canDiscard(c dreist.Card) bool {
	return t.Phase < tabletop.SolvingPhase && t.ShownPosition().CanMove(dreist.Discard(c))
}

// aimsFor returns the aims that accept a card: its rows from the top, the discard pile and, if dares is set, the free cells that refuse it.
func (t *Table) aimsFor(c dreist.Card, dares bool) []tabletop.Aim {
	p := t.ShownPosition()
	var aims []tabletop.Aim
	for row := range p.LegalRows(c).All() {
		aims = append(aims, scene.AimOfCell(c.Cell(row)))
	}
	if t.canDiscard(c) {
		aims = append(aims, tabletop.Aim{Kind: tabletop.DiscardAim})
	}
	if !dares {
		return aims
	}
	for row := 1; row <= p.Layout().Depth()+1; row++ {
		at := c.Cell(row)
		if p.Layout().At(at) == dreist.NoCard && !p.LegalRows(c).Has(row) && t.Timeline.Geometry().IsReachable(at) {
			aims = append(aims, scene.AimOfCell(at))
		}
	}
	return aims
}

// previewAt returns the preview of laying a card at an aim.
func (t *Table) previewAt(c dreist.Card, to tabletop.Aim) scene.Preview {
	if to.Kind != scene.CellAim || !t.IsLegalAim(c, to) {
		return scene.Preview{}
	}
	_, events, _ := dreist.Apply(*t.ShownPosition(), dreist.Lay(c, int(to.Row)))
	return scene.PreviewOf(events)
}

// CellAt returns the cell under a point that is meant for a card, if that is not NoCard; false if there is none. If rows
// overlap there, it is a cell that accepts the card, else the cell of the card seen there.
func (t *Table) CellAt(at geom.Point, c dreist.Card) (meant dreist.Cell, ok bool) {
	view, seen := t.Timeline.View(), false
	for cell := range t.Timeline.Geometry().CellsAt(at, view.Depth()+2) {
		if c != dreist.NoCard && t.IsLegalAim(c, scene.AimOfCell(cell)) {
			return cell, true
		}
		if lies := view.CardAt(cell) != dreist.NoCard; !ok || lies && !seen {
			meant, ok, seen = cell, true, lies
		}
	}
	return meant, ok
}
