package thegame

import "slices"

// AppendHidden appends the cards that a seat cannot see to dst, in ascending order: the other hands and the draw pile
// (G 17). A seat may know which cards these are, but not where each of them is.
func (p *Position) AppendHidden(dst []Card, from Seat) []Card {
	first := len(dst)
	for s := range Seat(p.seats) {
		if s != from {
			dst = append(dst, p.Hand(s)...)
		}
	}
	dst = p.AppendDrawPile(dst)
	slices.Sort(dst[first:])
	return dst
}

// Redeal replaces the cards that a seat cannot see by as many others: first the other hands from seat 1 on, then the draw
// pile, top card first. The seat sees no change.
func (p *Position) Redeal(from Seat, cards []Card) {
	for c := p.draw; c != NoCard; {
		c, p.below[c] = p.below[c], NoCard
	}
	for s := range Seat(p.seats) {
		if s != from {
			cards = cards[copy(p.hand[s][:p.held[s]], cards):]
		}
	}
	p.draw = NoCard
	for _, c := range slices.Backward(cards) {
		p.below[c], p.draw = p.draw, c
	}
}
