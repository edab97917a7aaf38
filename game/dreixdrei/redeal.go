package dreixdrei

import "slices"

// AppendHidden appends the cards that a seat cannot see to dst, in the order of kinds: the hands of others, all face-down
// cards and the draw pile (D 19). A seat may know which cards these are, but not where each of them is.
func (p *Position) AppendHidden(dst []Card, from Seat) []Card {
	first := len(dst)
	for s := range Seat(p.seats) {
		if s != from {
			dst = p.AppendHand(dst, s)
		}
		for _, c := range p.down[s] {
			if c != NoCard {
				dst = append(dst, c)
			}
		}
	}
	dst = p.AppendDrawPile(dst)
	slices.Sort(dst[first:])
	return dst
}

// Redeal replaces the cards that a seat cannot see by as many others: first the other hands from seat 1 on, then the
// face-down cards of all seats from seat 1 on, then the draw pile, top card first. The seat sees no change.
func (p *Position) Redeal(from Seat, cards []Card) {
	for s := range Seat(p.seats) {
		if s == from {
			continue
		}
		n := p.hand[s].size()
		p.hand[s] = set{}
		for _, c := range cards[:n] {
			p.hand[s].add(c)
		}
		cards = cards[n:]
	}
	for s := range p.seats {
		for i, c := range p.down[s] {
			if c != NoCard {
				p.down[s][i], cards = cards[0], cards[1:]
			}
		}
	}
	for i := int(p.left) - 1; i >= 0; i-- {
		p.draw[i], cards = cards[0], cards[1:]
	}
}
