package dreixdrei

import "slices"

// AppendHidden appends the cards that a seat cannot see to dst, in the order of kinds, of equal cards the leftmost first:
// hands of others, all face-down cards and the draw pile (D 19). It is known which cards are in play.
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
	dst = p.AppendDraw(dst)
	slices.Sort(dst[first:])
	return dst
}

// Redeal replaces the cards that a seat cannot see by others, which must be as many: first those of the other hands,
// clockwise from seat 1, then the face-down cards likewise, then the draw pile, top card first. Nothing that the seat sees
// changes.
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
