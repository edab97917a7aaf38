package scene

import (
	"slices"

	"dreist/game/dreist"
)

// View is the cards as shown: between turns those of a position, in Egon's turn also those that he has turned over.
type View struct {
	Piles        [dreist.MaxSeats][]dreist.Card // piles by seat, top card last
	Hands        [dreist.MaxSeats][]dreist.Card // hands by seat
	RowOf        [dreist.CardCount]int          // the row of each laid card, 0 for other cards
	DiscardPile  []dreist.Card                  // discarded cards, top card last
	RevealedCard dreist.Card                    // the card that Egon holds up, or NoCard
	AsideCards   []dreist.Card                  // cards that Egon has set aside
	Turn         dreist.Seat                    // seat to move, or NoSeat
	Winner       dreist.Seat                    // winner of the match, or NoSeat
}

// ViewOf returns the view of a position.
func ViewOf(p *dreist.Position) View {
	v := View{
		RevealedCard: dreist.NoCard, Turn: p.Turn(), Winner: p.Winner(),
		DiscardPile: p.AppendDiscardPile(nil),
	}
	for s := range dreist.Seat(p.SeatCount()) {
		v.Piles[s] = p.AppendPile(nil, s)
		slices.Reverse(v.Piles[s])
		v.Hands[s] = slices.Clone(p.Hand(s))
	}
	for c := range dreist.Card(dreist.CardCount) {
		v.RowOf[c] = p.Layout().Row(c)
	}
	return v
}

// Clone returns a view that shares no memory with v.
func (v *View) Clone() View {
	c := *v
	for s := range c.Piles {
		c.Piles[s] = slices.Clone(v.Piles[s])
		c.Hands[s] = slices.Clone(v.Hands[s])
	}
	c.DiscardPile = slices.Clone(v.DiscardPile)
	c.AsideCards = slices.Clone(v.AsideCards)
	return c
}

// Depth returns the deepest row with a card, 0 if there is none.
func (v *View) Depth() int { return slices.Max(v.RowOf[:]) }

// CardAt returns the card on a cell, or NoCard.
func (v *View) CardAt(cell dreist.Cell) dreist.Card {
	for c, row := range v.RowOf {
		if c := dreist.Card(c); row > 0 && c.Cell(row) == cell {
			return c
		}
	}
	return dreist.NoCard
}

// AppendOpenCards appends the cards that Egon has turned over and not laid yet, the one just revealed last.
func (v *View) AppendOpenCards(dst []dreist.Card) []dreist.Card {
	dst = append(dst, v.AsideCards...)
	if v.RevealedCard != dreist.NoCard {
		dst = append(dst, v.RevealedCard)
	}
	return dst
}

// cardsLeft returns the number of cards that a seat has left: its hand and pile and, in Egon's turn, his open cards.
func (v *View) cardsLeft(s dreist.Seat) int {
	n := len(v.Piles[s]) + len(v.Hands[s])
	if s == dreist.EgonSeat {
		n += len(v.AsideCards)
		if v.RevealedCard != dreist.NoCard {
			n++
		}
	}
	return n
}

func (v *View) has(s dreist.Seat, c dreist.Card) bool {
	return slices.Contains(v.Piles[s], c) || slices.Contains(v.Hands[s], c) ||
		s == dreist.EgonSeat && (v.RevealedCard == c || slices.Contains(v.AsideCards, c))
}

// ApplyEvent applies an event to the view.
func (v *View) ApplyEvent(e dreist.Event) {
	switch e := e.(type) {
	case dreist.CardLaid:
		v.lift(e.Card)
		v.RowOf[e.Card] = e.Row
	case dreist.ColumnCleared:
		v.discard(e.Cards)
	case dreist.CardsLoosened:
		v.discard(e.Cards)
	case dreist.CardDiscarded:
		v.discard([]dreist.Card{e.Card})
	case dreist.CardDrawn:
		v.lift(e.Card)
		v.Hands[e.Seat] = append(v.Hands[e.Seat], e.Card)
	case dreist.HandFilled:
		for _, c := range e.Cards {
			v.lift(c)
			v.Hands[e.Seat] = append(v.Hands[e.Seat], c)
		}
	case dreist.GiftGiven:
		for _, c := range slices.Backward(e.Cards) {
			v.lift(c)
			v.Piles[e.To] = append(v.Piles[e.To], c)
		}
	case dreist.EgonRevealed:
		v.lift(e.Card)
		v.RevealedCard = e.Card
	case dreist.EgonSetAside:
		v.lift(e.Card)
		v.AsideCards = append(v.AsideCards, e.Card)
	case dreist.TurnEnded:
		v.Turn = e.Next
	case dreist.MatchWon:
		v.Turn, v.Winner = dreist.NoSeat, e.Seat
	}
}

func (v *View) discard(cards []dreist.Card) {
	for _, c := range cards {
		v.lift(c)
		v.DiscardPile = append(v.DiscardPile, c)
	}
}

func (v *View) lift(c dreist.Card) {
	without := func(cards []dreist.Card) []dreist.Card {
		if i := slices.Index(cards, c); i >= 0 {
			return slices.Delete(cards, i, i+1)
		}
		return cards
	}
	for s := range v.Piles {
		v.Piles[s] = without(v.Piles[s])
		v.release(s, c)
	}
	v.AsideCards = without(v.AsideCards)
	if v.RevealedCard == c {
		v.RevealedCard = dreist.NoCard
	}
	v.RowOf[c] = 0
}

// release removes a card from a hand as the rules do: of two equal cards, the first takes the slot of the played one.
func (v *View) release(seat int, c dreist.Card) {
	hand := v.Hands[seat]
	slot := slices.Index(hand, c)
	if slot < 0 {
		return
	}
	first := slices.IndexFunc(hand, func(h dreist.Card) bool { return h.Kind() == c.Kind() })
	hand[slot] = hand[first]
	v.Hands[seat] = slices.Delete(hand, first, first+1)
}
