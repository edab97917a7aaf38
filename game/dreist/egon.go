package dreist

// enough is how many cards must lie before Egon stops (rules §8).
const enough = 2

// aside is the row of cards that Egon has set aside in this turn, earliest revealed first.
type aside struct {
	cards [Deck]Card
	n     int
}

func (a *aside) add(c Card) {
	a.cards[a.n] = c
	a.n++
}

func (a *aside) remove(i int) Card {
	c := a.cards[i]
	copy(a.cards[i:a.n-1], a.cards[i+1:a.n])
	a.n--
	return c
}

// playEgon plays Egon's turn by R 10, whose steps (a) to (d) it follows.
func (p *Position) playEgon(j *journal) {
	var row aside
	laid := 0
	for laid < enough && p.size[EgonSeat] > 0 {
		// (a)
		c := p.pop(int(EgonSeat))
		if j != nil {
			j.add(EgonRevealed{Card: c})
		}
		if fits := p.layout.fits(c.Kind()); fits != 0 {
			p.lay(c, fits.First(), false, j)
			laid++
		} else {
			row.add(c)
			if j != nil {
				j.add(EgonSetAside{Card: c})
			}
		}
		// (b)
		for laid < enough {
			n := p.layAside(&row, j)
			if n == 0 {
				break
			}
			laid += n
		}
		// (c) is the loop's condition.
	}
	// (d)
	for _, c := range row.cards[:row.n] {
		p.discard(c)
		if j != nil {
			j.add(CardDiscarded{Seat: EgonSeat, Card: c})
		}
	}
	if !p.winIfRid(j) { // R 11
		p.endTurn(j)
	}
}

// layAside lays the first card aside that fits alone or opens with a later one, and returns how many it laid.
func (p *Position) layAside(row *aside, j *journal) int {
	for i := range row.n {
		if fits := p.layout.fits(row.cards[i].Kind()); fits != 0 {
			p.lay(row.remove(i), fits.First(), false, j)
			return 1
		}
		for k := i + 1; k < row.n; k++ {
			earlier, later := row.cards[i], row.cards[k]
			switch {
			case p.opensWith(earlier, later):
			case p.opensWith(later, earlier):
				earlier, later = later, earlier
			default:
				continue
			}
			row.remove(k)
			row.remove(i)
			p.layPair(earlier, later, j)
			return 2
		}
	}
	return 0
}

func (p *Position) opensWith(opening, partner Card) bool {
	return p.layout.opens(opening.Kind()) && p.layout.partnerRow(opening.Kind(), partner.Kind()) != 0
}

func (p *Position) layPair(opening, partner Card, j *journal) {
	p.lay(opening, 1, true, j)
	p.lay(partner, p.layout.partnerRow(opening.Kind(), partner.Kind()), false, j)
}
