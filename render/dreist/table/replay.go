package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Replay is the guide of a match of DREIst! that a player looks back on.
type Replay = tabletop.Replay[*match.Match, dreist.Position, dreist.Move, dreist.Event]

// NewReplay returns a guide for looking back on the match. A click on a card shows the turn that moved it. away labels the way back.
func (t *Table) NewReplay(away string) *Replay {
	l := t.SharedTable.NewReplay(away)
	l.KeptButtons = []tabletop.ButtonID{FirstRowButton, LastRowButton}
	l.CardAt, l.MarkMoment = t.movedCardAt, t.markMoment
	t.Timeline.MakeRoom(&dreist.Position{}) // nothing can be laid
	t.Timeline.SetSeating(pastSeating(t.Match))
	return l
}

// pastSeating returns the seating of a look back. After the end all hands are visible; before it, only the hand of a single
// person, and none if several people share the screen.
func pastSeating(m *match.Match) scene.Seating {
	s := scene.SeatingOf(m)
	s.SetWatched(true, nil)
	switch {
	case s.IsOtherApart:
	case m.IsOver():
		s.HidesHandsOutOfTurn, s.OpenHands = false, s.WatchedSeats
	case s.HidesHandsOutOfTurn:
		s.OpenHands = [tabletop.MaxSeats]bool{}
	}
	return s
}

// movedCardAt returns the laid card, or the top card of the discard pile, at a point, and the number of the move that
// brought it there. The spot is zero if there is no card, or if it was there from the start.
func (t *Table) movedCardAt(at geom.Point) (card tabletop.Spot, moves int) {
	g, view := t.Timeline.Geometry(), t.Timeline.View()
	c := dreist.NoCard
	if cell, ok := t.CellAt(at, dreist.NoCard); ok {
		c = t.ShownPosition().Layout().At(cell)
	} else if n := len(view.DiscardPile); n > 0 && g.DiscardPile.Contains(at) {
		c = view.DiscardPile[n-1]
	}
	for moves = t.ShownProgress.Moves; c != dreist.NoCard && moves > 0; moves-- {
		if slices.ContainsFunc(t.Match.History()[moves-1].Events, func(e dreist.Event) bool { return hasMoved(e, c) }) {
			return scene.SpotOfCard(c), moves
		}
	}
	return tabletop.Spot{}, 0
}

func hasMoved(e dreist.Event, c dreist.Card) bool {
	switch e := e.(type) {
	case dreist.CardLaid:
		return e.Card == c
	case dreist.CardDiscarded:
		return e.Card == c
	case dreist.ColumnCleared:
		return slices.Contains(e.Cards, c)
	case dreist.CardsLoosened:
		return slices.Contains(e.Cards, c)
	}
	return false
}

// markMoment dims the hand, which cannot be played, and highlights the cards that the last move laid.
func (t *Table) markMoment(o *tabletop.Overlay) {
	view := t.Timeline.View()
	for _, c := range view.Hands[t.FrontSeat()] {
		o.AddMark(tabletop.Mark{Motif: kit.VeilPlate, Spot: scene.SpotOfCard(c), Alpha: 0.8})
	}
	if t.Timeline.IsMoving() {
		return
	}
	for _, e := range t.lastEvents() {
		laid, ok := e.(dreist.CardLaid)
		if !ok {
			continue
		}
		if row := view.RowOf[laid.Card]; row != 0 && t.Timeline.Geometry().IsVisible(row) {
			o.AddGlow(scene.SpotOfCard(laid.Card), tabletop.BrightTint)
		}
	}
}

func (t *Table) lastEvents() []dreist.Event {
	if t.ShownProgress.Moves == 0 {
		return nil
	}
	return t.Match.History()[t.ShownProgress.Moves-1].Events
}
