package examples

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
)

// moment is a point in the middle of Egon's turn. It follows the core's events and decides nothing.
type moment struct {
	deal     dreist.Deal // what has not changed in the turn
	layout   []dreist.Placed
	discard  []dreist.Card
	pile     []dreist.Card // Egon's, top card first
	aside    []dreist.Card // earliest revealed first
	revealed dreist.Card   // what Egon holds up, or NoCard
	laid     int
}

// momentOf returns the moment at which Egon's turn begins.
func momentOf(d dreist.Deal) *moment {
	return &moment{
		deal: d, layout: slices.Clone(d.Layout), discard: slices.Clone(d.Discard),
		pile: slices.Clone(d.Piles[dreist.EgonSeat]), revealed: dreist.NoCard,
	}
}

func (m *moment) follow(e dreist.Event) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		m.pile, m.revealed = m.pile[1:], e.Card
	case dreist.EgonSetAside:
		m.revealed = dreist.NoCard
		m.aside = append(m.aside, e.Card)
	case dreist.CardLaid:
		m.takeUp(e.Card)
		m.layout = append(m.layout, dreist.Placed{Card: e.Card, Row: e.Row})
		m.laid++
	case dreist.ColumnCleared:
		m.sweep(e.Cards)
	case dreist.CardsLoosened:
		m.sweep(e.Cards)
	case dreist.CardDiscarded:
		m.takeUp(e.Card)
		m.discard = append(m.discard, e.Card)
	}
}

// takeUp takes a card out of those that Egon has revealed.
func (m *moment) takeUp(c dreist.Card) {
	if m.revealed == c {
		m.revealed = dreist.NoCard
	}
	m.aside = slices.DeleteFunc(m.aside, func(a dreist.Card) bool { return a == c })
}

func (m *moment) sweep(cards []dreist.Card) {
	m.layout = slices.DeleteFunc(m.layout, func(p dreist.Placed) bool { return slices.Contains(cards, p.Card) })
	m.discard = append(m.discard, cards...)
}

// cards returns what Egon has revealed and not laid yet, earliest first.
func (m *moment) cards() []dreist.Card {
	if m.revealed == dreist.NoCard {
		return slices.Clone(m.aside)
	}
	return append(slices.Clone(m.aside), m.revealed)
}

// position returns the moment as a position in which Egon is to move. The cards he has revealed are nowhere in it.
func (m *moment) position() (dreist.Position, error) {
	d := m.deal
	d.Layout, d.Discard = m.layout, m.discard
	d.Piles = [][]dreist.Card{d.Piles[0], m.pile}
	p, err := d.Position()
	if err != nil {
		return p, fmt.Errorf("the position in Egon's turn: %w", err)
	}
	return p, nil
}

// asHand returns a position in which a hand holds the cards that Egon has revealed, so that the core can be asked where
// they fit, alone or as an opening. A hand holds at most dreist.HandSize cards; the error says if there are more.
func (m *moment) asHand() (dreist.Position, error) {
	d := dreist.Deal{
		Mode: dreist.Table, Layout: m.layout,
		Piles: [][]dreist.Card{nil, m.deal.Piles[0]},
		Hands: [][]dreist.Card{m.cards(), nil},
	}
	p, err := d.Position()
	if err != nil {
		return p, fmt.Errorf("take Egon's cards for a hand: %w", err)
	}
	return p, nil
}
