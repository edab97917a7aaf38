package hand

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
)

// Meant is the moves that a guide asks for, among which keys choose; empty for all.
type Meant []dreist.Move

// Cards returns the hand cards of these moves, all if there are no moves.
func (m Meant) Cards(hand []dreist.Card) []dreist.Card {
	if len(m) == 0 {
		return hand
	}
	var cards []dreist.Card
	for _, c := range hand {
		if len(m.Places(c)) > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// Places returns the places of a card in these moves.
func (m Meant) Places(c dreist.Card) []situation.Aim {
	var places []situation.Aim
	for _, move := range m {
		at := situation.Aim{Kind: situation.AimCell, Cell: c.Cell(int(move.Row))}
		if move.Action == dreist.DiscardCard {
			at = situation.Aim{Kind: situation.AimDiscard}
		}
		laid := move.Action == dreist.LayCard || move.Action == dreist.DiscardCard
		if laid && move.Card == c && !slices.Contains(places, at) {
			places = append(places, at)
		}
	}
	return places
}
