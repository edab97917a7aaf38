package dreist

import "slices"

// enough is the number of laid cards after which Egon stops (rules §8).
const enough = 2

// aside is the row of cards that Egon has set aside in this turn, earliest revealed first.
type aside struct {
	cards [CardCount]Card
	n     int
}

func (a *aside) remove(c Card) {
	i := slices.Index(a.cards[:a.n], c)
	copy(a.cards[i:], a.cards[i+1:a.n])
	a.n--
}

// egon is the progress of Egon's turn on a position; the zero egon is its beginning.
type egon struct {
	aside   aside
	held    held
	card    Card // the card to decide on if held is holdsRevealed, the partner that has to follow if it is holdsOpening
	opening Card // the card that waits for its partner if held is holdsOpening
	laid    int8
	tried   int8 // number of cards aside, from the first, that fit neither alone nor with each other in the present layout
}

// held is the card that Egon has to decide on first, if any.
type held uint8

const (
	holdsNothing  held = iota
	holdsRevealed      // the card that he has just turned over
	holdsOpening       // an opening that waits for its partner
)

func (p *Position) playEgon(j *journal) {
	var e egon
	for s := (EgonStep{}); s.Action != EgonStops; {
		s = e.next(p)
		e.take(s, p, j)
	}
}

// next returns the step that follows by R 10, whose points (a) to (d) are marked.
func (e *egon) next(p *Position) EgonStep {
	l := &p.layout
	switch {
	case e.held == holdsRevealed: // (a)
		if fits := l.fits(e.card.Kind()); fits != 0 {
			return layStep(e.card, fits.First())
		}
		return EgonStep{Action: EgonSetsAside, Card: e.card, partner: NoCard}
	case e.held == holdsOpening:
		return layStep(e.card, l.partnerRow(e.opening.Kind(), e.card.Kind()))
	case e.laid < enough: // (b)
		if step, ok := e.aside.next(l, int(e.tried)); ok {
			return step
		}
		if p.size[EgonSeat] > 0 { // (c)
			return EgonStep{Action: EgonReveals, Card: p.top[EgonSeat], partner: NoCard}
		}
	}
	return EgonStep{Action: EgonStops, Card: NoCard, partner: NoCard} // (d)
}

func layStep(c Card, row int) EgonStep {
	return EgonStep{Action: EgonLays, Card: c, Row: row, partner: NoCard}
}

// next returns the step that lays the first card aside that fits alone or opens with a later one. The first cards
// that were tried already need only be tried with the others.
func (a *aside) next(l *Layout, tried int) (EgonStep, bool) {
	kinds := countKinds(a.cards[:a.n])
	for i, c := range a.cards[:a.n] {
		if i >= tried {
			if fits := l.fits(c.Kind()); fits != 0 {
				return layStep(c, fits.First()), true
			}
		}
		if kinds.without(c.Kind())&partners[c.Kind()] == 0 {
			continue
		}
		for _, later := range a.cards[max(i+1, tried):a.n] {
			switch {
			case !c.Kind().CanPartner(later.Kind()):
			case l.opensWith(c, later):
				return EgonStep{Action: EgonLays, Card: c, Row: 1, partner: later}, true
			case l.opensWith(later, c):
				return EgonStep{Action: EgonLays, Card: later, Row: 1, partner: c}, true
			}
		}
	}
	return EgonStep{}, false
}

func (l *Layout) opensWith(opening, partner Card) bool {
	return l.partnerRow(opening.Kind(), partner.Kind()) != 0 && l.opens(opening.Kind())
}

func (e *egon) take(s EgonStep, p *Position, j *journal) {
	switch s.Action {
	case EgonReveals:
		e.held, e.card = holdsRevealed, p.pop(int(EgonSeat))
		add(j, EgonRevealed{Card: s.Card})
	case EgonSetsAside:
		e.held, e.tried = holdsNothing, int8(e.aside.n)
		e.aside.cards[e.aside.n] = s.Card
		e.aside.n++
		add(j, EgonSetAside{Card: s.Card})
	case EgonLays:
		if e.held != holdsRevealed {
			e.aside.remove(s.Card)
		}
		e.held, e.tried = holdsNothing, 0
		if s.IsOpening() {
			e.held, e.opening, e.card = holdsOpening, s.Card, s.partner
		}
		e.laid++
		p.lay(s.Card, s.Row, s.IsOpening(), j)
	case EgonStops:
		for _, c := range e.aside.cards[:e.aside.n] {
			p.discard(c)
			add(j, CardDiscarded{Seat: EgonSeat, Card: c})
		}
		e.aside.n = 0
		if !p.winIfRid(j) { // R 11
			p.endTurn(j)
		}
	}
}
