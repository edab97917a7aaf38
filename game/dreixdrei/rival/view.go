package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// View is the knowledge of a seat about a position (D 19): which cards are hidden, but not where each of them is. Positions
// that look equal to the seat have equal views.
type View struct {
	seat     dreixdrei.Seat
	position dreixdrei.Position // with the hidden cards dealt out in the order of kinds
}

// ViewOf returns the view of the seat to move.
func ViewOf(p *dreixdrei.Position) View {
	v := View{seat: p.Turn(), position: *p}
	var memory [dreixdrei.MaxDeckSize]dreixdrei.Card
	v.position.Redeal(v.seat, p.AppendHidden(memory[:0], v.seat))
	return v
}

// chance returns a generator that depends only on the view and a seed.
func (v *View) chance(seed uint64) *rand.Rand {
	const prime = 1099511628211 // of the hash FNV-1a
	h := uint64(14695981039346656037)
	mix := func(n int) { h = (h ^ uint64(n)) * prime }
	var memory [dreixdrei.MaxDeckSize]dreixdrei.Card
	for _, c := range v.position.AppendHand(memory[:0], v.seat) {
		mix(int(c.Kind()))
	}
	for _, c := range v.position.Pile() {
		mix(int(c.Kind()))
	}
	mix(v.position.DrawPileSize())
	mix(len(v.position.RemovedCards()))
	return rand.New(rand.NewPCG(seed, h))
}

// dreamer imagines worlds that agree with all that a seat may know.
type dreamer struct {
	view   *View
	hidden []dreixdrei.Card                     // the cards that may be anywhere
	known  [dreixdrei.MaxSeats][]dreixdrei.Card // the cards that other seats are known to hold
	order  []dreixdrei.Card                     // reused memory
}

func newDreamer(v *View) *dreamer {
	d := &dreamer{view: v}
	p := &v.position
	d.hidden = p.AppendHidden(nil, v.seat)
	for s := range dreixdrei.Seat(p.SeatCount()) {
		for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker && s != v.seat; k++ {
			for range p.CountKnownInHand(s, k) {
				d.hold(s, k)
			}
		}
	}
	return d
}

// hold moves a card of a kind from hidden to the known cards of a seat.
func (d *dreamer) hold(s dreixdrei.Seat, k dreixdrei.Kind) {
	for i, c := range d.hidden {
		if c.Kind() == k {
			d.known[s] = append(d.known[s], c)
			d.hidden = append(d.hidden[:i], d.hidden[i+1:]...)
			return
		}
	}
}

func (d *dreamer) imagine(rng *rand.Rand) dreixdrei.Position {
	p := d.view.position
	rng.Shuffle(len(d.hidden), func(i, j int) { d.hidden[i], d.hidden[j] = d.hidden[j], d.hidden[i] })
	free := d.hidden
	d.order = d.order[:0]
	for s := range dreixdrei.Seat(p.SeatCount()) {
		if s != d.view.seat {
			n := p.HandSize(s) - len(d.known[s])
			d.order = append(append(d.order, d.known[s]...), free[:n]...)
			free = free[n:]
		}
	}
	p.Redeal(d.view.seat, append(d.order, free...))
	return p
}
