package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Wants are what a guide asks of a table of DREIst! beside its overlay.
type Wants struct {
	Takeable []dreist.Card // the cards outside the hand that can be taken up, the uppermost last
	AnyCell  bool          // the keys also aim a card where the rules do not let it lie
	Meant    []dreist.Move // moves that the guide asks for, among which keys choose; empty for all
	Aside    geom.Rect     // place for a card set aside, empty for none
}

// Wanter is a guide with wants.
type Wanter interface {
	// Want fills in the wants of the moment, which are empty before.
	Want(w *Wants)
}

// Wants returns what the guide wants at the moment.
func (t *Table) Wants() *Wants {
	w := &t.wants
	*w = Wants{Takeable: w.Takeable[:0], Meant: w.Meant[:0]}
	if g, ok := t.Guide.(Wanter); ok {
		g.Want(w)
	}
	return w
}

// choices returns the hand cards of the moves that the guide asks for, all if it asks for none.
func (w *Wants) choices(hand []dreist.Card) []dreist.Card {
	if len(w.Meant) == 0 {
		return hand
	}
	var cards []dreist.Card
	for _, c := range hand {
		if len(w.placesOf(c)) > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// placesOf returns the places of a card in the moves that the guide asks for.
func (w *Wants) placesOf(c dreist.Card) []tabletop.Aim {
	var places []tabletop.Aim
	for _, move := range w.Meant {
		at := AimAtCell(c.Cell(int(move.Row)))
		if move.Action == dreist.DiscardCard {
			at = tabletop.Aim{Kind: tabletop.DiscardAim}
		}
		laid := move.Action == dreist.LayCard || move.Action == dreist.DiscardCard
		if laid && move.Card == c && !slices.Contains(places, at) {
			places = append(places, at)
		}
	}
	return places
}
