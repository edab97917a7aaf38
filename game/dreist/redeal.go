package dreist

// Redeal replaces the cards hidden from seat with kinds taken from the end of stock: first its own pile from the top, then each other seat's
// hand and pile. Everything else stays, but copy numbers are assigned again, from the visible cards and the stock alone. stock must hold
// exactly the hidden kinds; it is not changed.
func (p *Position) Redeal(seat Seat, stock []Kind) {
	r := redeal{stock: stock, below: p.below}
	for i := range p.below {
		p.below[i] = NoCard
	}
	hand := p.Hand(seat)
	for i, c := range hand {
		hand[i] = r.copy(c.Kind())
	}
	p.layout.row = r.rows(&p.layout)
	if p.opening != NoCard {
		p.opening = p.layout.at(p.opening.Number(), 1)
	}
	r.pile(p, discardPile, true)
	r.pile(p, int(seat), false)
	for other := range Seat(p.seats) {
		if other != seat {
			hand := p.Hand(other)
			for i := range hand {
				hand[i] = r.next()
			}
			r.pile(p, int(other), false)
		}
	}
}

type redeal struct {
	stock  []Kind
	below  [CardCount]Card // chains of the position before
	copies [KindCount]uint8
}

// copy returns the next copy of a kind.
func (r *redeal) copy(k Kind) Card {
	r.copies[k]++
	return k.Card(int(r.copies[k]) - 1)
}

func (r *redeal) next() Card {
	last := len(r.stock) - 1
	k := r.stock[last]
	r.stock = r.stock[:last]
	return r.copy(k)
}

// rows returns the rows of the cards of a layout, with the copies of each kind numbered from the top.
func (r *redeal) rows(l *Layout) (row [CardCount]uint8) {
	for column := 1; column <= NumberCount; column++ {
		for color := range Color(ColorCount) {
			for rows := l.of[column][color]; rows != 0; rows &= rows - 1 {
				row[r.copy(KindOf(column, color))] = uint8(rows.First())
			}
		}
	}
	return row
}

// pile gives a pile as many cards as it had: of the same kinds if it is seen, otherwise from the stock.
func (r *redeal) pile(p *Position, pile int, seen bool) {
	above := NoCard
	for c := p.top[pile]; c != NoCard; c = r.below[c] {
		var dealt Card
		if seen {
			dealt = r.copy(c.Kind())
		} else {
			dealt = r.next()
		}
		if above == NoCard {
			p.top[pile] = dealt
		} else {
			p.below[above] = dealt
		}
		above = dealt
	}
}
