package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// View is what a seat may know (D 19). Positions that look equal to the seat have equal views: where the cards that it
// cannot see are is not in it.
type View struct {
	seat     dreixdrei.Seat
	position dreixdrei.Position // hidden cards dealt out in the order of kinds
}

// Look returns what the seat to move may know of a position.
func Look(p *dreixdrei.Position) View {
	v := View{seat: p.Turn(), position: *p}
	var memory [dreixdrei.Deck]dreixdrei.Card
	v.position.Redeal(v.seat, p.AppendHidden(memory[:0], v.seat))
	return v
}

// chance returns randomness that follows from the view and a seed, the same for positions that look the same.
func (v *View) chance(seed uint64) *rand.Rand {
	const prime = 1099511628211 // of the hash FNV-1a
	h := uint64(14695981039346656037)
	mix := func(n int) { h = (h ^ uint64(n)) * prime }
	var memory [dreixdrei.Deck]dreixdrei.Card
	for _, c := range v.position.AppendHand(memory[:0], v.seat) {
		mix(int(c.Kind()))
	}
	for _, c := range v.position.Pile() {
		mix(int(c.Kind()))
	}
	mix(v.position.DrawSize())
	mix(len(v.position.GoneCards()))
	return rand.New(rand.NewPCG(seed, h))
}

// dreamer imagines worlds that agree with all that a seat may know.
type dreamer struct {
	view   *View
	hidden []dreixdrei.Card // but those that are known
	known  [dreixdrei.MaxSeats][]dreixdrei.Card
	order  []dreixdrei.Card // memory
}

func newDreamer(v *View) *dreamer {
	d := &dreamer{view: v}
	p := &v.position
	d.hidden = p.AppendHidden(nil, v.seat)
	for s := range dreixdrei.Seat(p.Seats()) {
		for k := dreixdrei.Lowest; k <= dreixdrei.Joker && s != v.seat; k++ {
			for range p.KnownCount(s, k) {
				d.hold(s, k)
			}
		}
	}
	return d
}

// hold sets a card of a kind aside for a seat that is known to hold one.
func (d *dreamer) hold(s dreixdrei.Seat, k dreixdrei.Kind) {
	for i, c := range d.hidden {
		if c.Kind() == k {
			d.known[s] = append(d.known[s], c)
			d.hidden = append(d.hidden[:i], d.hidden[i+1:]...)
			return
		}
	}
}

// imagine returns a world.
func (d *dreamer) imagine(rng *rand.Rand) dreixdrei.Position {
	p := d.view.position
	rng.Shuffle(len(d.hidden), func(i, j int) { d.hidden[i], d.hidden[j] = d.hidden[j], d.hidden[i] })
	free := d.hidden
	d.order = d.order[:0]
	for s := range dreixdrei.Seat(p.Seats()) {
		if s != d.view.seat {
			n := p.HandSize(s) - len(d.known[s])
			d.order = append(append(d.order, d.known[s]...), free[:n]...)
			free = free[n:]
		}
	}
	p.Redeal(d.view.seat, append(d.order, free...))
	return p
}
