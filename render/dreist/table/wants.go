package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Wants are what a guide wants from a table of DREIst! besides its overlay.
type Wants struct {
	LentCards     []dreist.Card // the cards outside the hand that the guide lends, the uppermost last
	AllowsAnyCell bool          // a card may also be tried where the rules refuse it
	WantedMoves   []dreist.Move // the moves that the guide asks for, among which keys choose; empty if all are allowed
	AsideRect     geom.Rect     // spot for a card to set aside, empty if there is none
}

// wanter is a guide that wants something from the table.
type wanter interface {
	// FillWants fills in what the guide wants now. w is empty before.
	FillWants(w *Wants)
}

// Wants returns what the guide wants now.
func (t *Table) Wants() *Wants {
	w := &t.wants
	*w = Wants{LentCards: w.LentCards[:0], WantedMoves: w.WantedMoves[:0]}
	if g, ok := t.Guide.(wanter); ok {
		g.FillWants(w)
	}
	return w
}

func (w *Wants) choices(hand []dreist.Card) []dreist.Card {
	if len(w.WantedMoves) == 0 {
		return hand
	}
	var cards []dreist.Card
	for _, c := range hand {
		if len(w.aimsOf(c)) > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

func (w *Wants) aimsOf(c dreist.Card) []tabletop.Aim {
	var aims []tabletop.Aim
	for _, move := range w.WantedMoves {
		at := scene.AimOfCell(c.Cell(int(move.Row)))
		if move.Action == dreist.DiscardCard {
			at = tabletop.Aim{Kind: tabletop.DiscardAim}
		}
		laid := move.Action == dreist.LayCard || move.Action == dreist.DiscardCard
		if laid && move.Card == c && !slices.Contains(aims, at) {
			aims = append(aims, at)
		}
	}
	return aims
}
