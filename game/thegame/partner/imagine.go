package partner

import (
	"math/rand/v2"
	"slices"

	"dreist/game/thegame"
)

type cardSet [2]uint64

func (s *cardSet) add(c thegame.Card) { s[c>>6] |= 1 << (c & 63) }

func (s *cardSet) has(c thegame.Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *cardSet) join(o cardSet) { s[0], s[1] = s[0]|o[0], s[1]|o[1] }

// steps returns the cards whose step on a pile is from one number to another, both included.
func steps(on thegame.Pile, shown thegame.Card, from, to int) (s cardSet) {
	for step := from; step <= to; step++ {
		c := int(shown) + step
		if !on.IsAscending() {
			c = int(shown) - step
		}
		if c >= int(thegame.Lowest) && c <= int(thegame.Highest) {
			s.add(thegame.Card(c))
		}
	}
	return s
}

// dreamer imagines worlds that agree with all that a seat may know: which cards are hidden, and what the signals of others
// reveal of their hands.
type dreamer struct {
	view   *View
	hidden []thegame.Card
	tells  [thegame.MaxSeats]tells
}

// tells holds what the signals of a seat reveal of its hand.
type tells struct {
	lacks cardSet   // cards that it does not have
	holds []cardSet // sets of which it has at least one card each
}

func newDreamer(v *View) *dreamer {
	d := &dreamer{view: v}
	p := &v.position
	d.hidden = p.AppendHidden(nil, v.seat)
	for s := range thegame.Seat(p.SeatCount()) {
		speaks := false
		for on := range thegame.Pile(thegame.PileCount) {
			speaks = speaks || p.Signal(s, on) != thegame.NoSignal
		}
		if s == v.seat || !speaks {
			continue // a seat without any signal may be a person who never gives one
		}
		for on := range thegame.Pile(thegame.PileCount) {
			if p.Signal(s, on) != thegame.NoSignal || p.LaidCount() == 0 { // otherwise a card of this turn may have removed it
				d.tells[s].add(on, p.TopCard(on), p.Signal(s, on))
			}
		}
	}
	return d
}

// add adds what a signal reveals by the published rules.
func (t *tells) add(on thegame.Pile, shown thegame.Card, s thegame.Signal) {
	near := steps(on, shown, nearest, nearest)
	if trick := on.TenBackCard(shown); trick != thegame.NoCard {
		near.add(trick)
	}
	if s == thegame.KeepOff {
		t.holds = append(t.holds, near)
		return
	}
	t.lacks.join(near)
	good := steps(on, shown, nearest+1, small)
	if s == thegame.SmallStep {
		t.holds = append(t.holds, good)
		return
	}
	t.lacks.join(good)
	fair := steps(on, shown, small+1, far)
	if s == thegame.NoSignal {
		t.holds = append(t.holds, fair)
		return
	}
	t.lacks.join(fair)
}

func (d *dreamer) imagine(rng *rand.Rand) thegame.Position {
	p := d.view.position
	var memory, order [thegame.CardCount]thegame.Card
	free := memory[:copy(memory[:], d.hidden)]
	rng.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	var hands [thegame.MaxSeats]hand
	first := rng.IntN(p.SeatCount())
	for _, fill := range []bool{false, true} { // nobody draws what another one has to hold
		for i := range p.SeatCount() {
			s := thegame.Seat((first + i) % p.SeatCount())
			switch size := len(p.Hand(s)); {
			case s == d.view.seat:
			case fill:
				free = hands[s].fill(free, size, d.tells[s].lacks)
			default:
				free = hands[s].pick(free, size, &d.tells[s])
			}
		}
	}
	cards := order[:0]
	for s := range hands {
		cards = append(cards, hands[s].cards[:hands[s].n]...)
	}
	p.Redeal(d.view.seat, append(cards, free...))
	return p
}

type hand struct {
	cards [thegame.MaxHand]thegame.Card
	n     int
}

// take moves a free card to the hand and returns the free cards that are left, in another order.
func (h *hand) take(free []thegame.Card, i int) []thegame.Card {
	h.cards[h.n] = free[i]
	h.n++
	last := len(free) - 1
	free[i] = free[last]
	return free[:last]
}

// pick takes a card of each set that the hand has by its signals, as far as possible.
func (h *hand) pick(free []thegame.Card, size int, t *tells) []thegame.Card {
	for _, wanted := range t.holds {
		met := slices.ContainsFunc(h.cards[:h.n], wanted.has)
		for i := 0; !met && h.n < size && i < len(free); i++ {
			if wanted.has(free[i]) && !t.lacks.has(free[i]) {
				free = h.take(free, i)
				met = true
			}
		}
	}
	return free
}

// fill takes cards until the hand is full. It takes cards that the hand lacks by its signals only if no others are left.
func (h *hand) fill(free []thegame.Card, size int, lacks cardSet) []thegame.Card {
	for i := 0; h.n < size && i < len(free); {
		if lacks.has(free[i]) {
			i++
			continue
		}
		free = h.take(free, i)
	}
	for h.n < size {
		free = h.take(free, 0)
	}
	return free
}
