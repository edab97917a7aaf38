package dreist

import (
	"fmt"
	"slices"
)

// PlacedCard is a card of a layout and its row.
type PlacedCard struct {
	Card Card
	Row  int
}

// Deal is the start of a game: the cards of each seat and, for set-ups, those already laid or discarded. Cards that
// occur nowhere are out of play.
type Deal struct {
	Mode      Mode
	StartSeat Seat     // the seat that begins
	Piles     [][]Card // one per seat, 2–4, top card first
	Hands     [][]Card // nil, or one per seat; filled up from the piles
	Layout    []PlacedCard
	Discard   []Card // lowest card first
}

// Position returns the position before the first move, with every hand filled up. An impossible deal is an error; it is
// a *Refusal if the layout is against the rules.
func (d Deal) Position() (Position, error) {
	p := Position{winner: NoSeat, opening: NoCard, mode: d.Mode, seats: uint8(len(d.Piles)), turn: d.StartSeat}
	switch n := len(d.Piles); {
	case n < 2 || n > MaxSeats || d.Mode == SoloMode && n != 2:
		return p, fmt.Errorf("dreist: deal for %d players: want 2 to 4, and 2 with Egon", n)
	case d.StartSeat < 0 || int(d.StartSeat) >= n:
		return p, fmt.Errorf("dreist: seat %d of %d cannot begin", d.StartSeat+1, n)
	case d.Hands != nil && len(d.Hands) != n:
		return p, fmt.Errorf("dreist: %d hands for %d players", len(d.Hands), n)
	}
	if err := d.checkCards(); err != nil {
		return p, err
	}
	p.clearCards()
	for s, pile := range d.Piles {
		for i := len(pile) - 1; i >= 0; i-- {
			p.push(s, pile[i])
		}
	}
	for s, hand := range d.Hands {
		if len(hand) > HandSize || len(hand) > 0 && !p.HasHand(Seat(s)) {
			return p, fmt.Errorf("dreist: seat %d cannot hold a hand of %d cards", s+1, len(hand))
		}
		for _, c := range hand {
			p.receive(Seat(s), c)
		}
	}
	for _, c := range d.Discard {
		p.discard(c)
	}
	var err error
	if p.layout, err = NewLayout(d.Layout); err != nil {
		return p, err
	}
	for s := range d.Piles {
		if p.CardsLeft(Seat(s)) == 0 {
			return p, fmt.Errorf("dreist: seat %d has no card to play with", s+1)
		}
		p.fillHand(Seat(s), nil)
	}
	return p, nil
}

func (d Deal) checkCards() error {
	cards := slices.Concat(slices.Concat(d.Piles, d.Hands, [][]Card{d.Discard})...)
	for _, at := range d.Layout {
		cards = append(cards, at.Card)
	}
	var seen [CardCount]bool
	for _, c := range cards {
		if c >= CardCount || seen[c] {
			return fmt.Errorf("dreist: card %v (%d) does not exist or occurs twice in the deal", c, c)
		}
		seen[c] = true
	}
	return nil
}

func (p *Position) clearCards() {
	for i := range p.below {
		p.below[i] = NoCard
	}
	for i := range p.top {
		p.top[i] = NoCard
	}
	for s := range p.hand {
		for i := range p.hand[s] {
			p.hand[s][i] = NoCard
		}
	}
}

// NewLayout returns the layout of the placed cards. It must be one that the rules allow: one card per cell, one colour
// side by side, contact with the base, and at most two colours in a column. Otherwise the error is a *Refusal of the
// first card at fault.
func NewLayout(placed []PlacedCard) (Layout, error) {
	var l Layout
	refuse := func(at PlacedCard, reason Reason) error {
		return l.refusal(reason, Lay(at.Card, at.Row), at.Card.Cell(at.Row), NoCard)
	}
	for _, at := range placed {
		reason := l.clash(at.Card, at.Card.Cell(at.Row))
		if reason == Allowed && l.bringsThird(at.Card.Kind()) {
			reason = ThirdColour
		}
		if reason != Allowed {
			return l, refuse(at, reason)
		}
		l.put(at.Card, at.Row)
	}
	loose, _ := l.loose()
	for _, at := range placed {
		if loose[at.Card.Number()].Has(at.Row) {
			return l, refuse(at, NoContact)
		}
	}
	return l, nil
}

// NewTableDeal returns a deal for 2–4 players of the deck shuffled by a seed; the seat starts begins (rules §2, R 1).
func NewTableDeal(seats int, starts Seat, seed uint64) Deal {
	deck := shuffled(seed)
	d := Deal{Mode: TableMode, StartSeat: starts}
	for s := range seats {
		d.Piles = append(d.Piles, deck[s*CardCount/seats:(s+1)*CardCount/seats])
	}
	return d
}

// EvenCardCount is the number of cards each side has in a game against Egon without a handicap (rules §2).
const EvenCardCount = CardCount / 2

// NewSoloDeal returns a deal against Egon of the deck shuffled by a seed. The player has the given number of cards and
// begins (rules §2, §9).
func NewSoloDeal(cards int, seed uint64) Deal {
	deck := shuffled(seed)
	return Deal{Mode: SoloMode, Piles: [][]Card{deck[:cards], deck[cards:]}}
}

// shuffled returns the deck in an order that follows from the seed alone, on every machine and in every later
// version: a Fisher–Yates shuffle driven by the SplitMix64 generator.
func shuffled(seed uint64) []Card {
	deck := make([]Card, CardCount)
	for i := range deck {
		deck[i] = Card(i)
	}
	for i := len(deck) - 1; i > 0; i-- {
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		j := int(z % uint64(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}
