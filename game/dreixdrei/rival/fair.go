package rival

import (
	"math"
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// fair is greedy, but once the draw pile is nearly empty it weighs a low card against the chance that the next seat is stuck.
type fair struct{}

func (fair) Moves(v View, seed uint64) []dreixdrei.Move {
	if v.position.IsSwapping() {
		return exchange(&v.position)
	}
	return []dreixdrei.Move{fairMove(&v.position, v.chance(seed))}
}

// What fair weighs, in steps of a number.
const (
	stuckWorth = 4 // that the next seat is stuck
	cardWorth  = 2 // and each card that it takes up then, shared by all others: it hinders only one of them
)

// nearlyEmpty is the cards of a draw pile with which fair begins to weigh.
const nearlyEmpty = 3

// special returns what a special is worth keeping.
func special(k dreixdrei.Kind) float64 {
	switch k {
	case dreixdrei.Restart:
		return 11
	case dreixdrei.Invisible:
		return 12
	}
	return 14
}

// fairMove returns the move of fair after the exchange.
func fairMove(p *dreixdrei.Position, rng *rand.Rand) dreixdrei.Move {
	if p.DrawSize() > nearlyEmpty || p.Turned() != dreixdrei.NoCard || p.Idle() >= patience {
		return greedyMove(p, rng)
	}
	demand, _ := p.Demand()
	crowd := crowdOf(p)
	stuck := stuckWorth + float64(cardWorth*p.PileSize())/float64(p.Seats()-len(p.Finished())-1)
	best := math.Inf(1)
	var move dreixdrei.Move
	for k := dreixdrei.Lowest; k < dreixdrei.Joker; k++ {
		h := holding(p, k)
		if h.all() == 0 || !k.CanMeet(demand) {
			continue
		}
		n, cost := h.all(), float64(k)
		if !k.IsNumber() {
			n, cost = 1, special(k)
		}
		next := k
		switch k {
		case dreixdrei.Restart:
			next = dreixdrei.NoKind
		case dreixdrei.Invisible:
			next = demand
		}
		if k != dreixdrei.Delete {
			cost -= float64(stuck * crowd.stuck(next))
		}
		if cost < best {
			best, move = cost, h.lay(k, n)
		}
	}
	if best < math.Inf(1) {
		return move
	}
	return without(p)
}

// crowd is what all may know of the cards that the next seat can lay.
type crowd struct {
	known  [dreixdrei.Joker + 1]bool // it has one of these
	unseen [dreixdrei.Joker + 1]int  // cards that may be anywhere
	all    int
	cards  int // of the seat that are unseen, one that it turns up among them
}

func crowdOf(p *dreixdrei.Position) (c crowd) {
	next, me := p.NextSeat(p.Turn()), p.Turn()
	for s := range dreixdrei.Seat(p.Seats()) {
		for _, card := range p.FaceDown(s) {
			c.unseen[card.Kind()]++ // those of empty places are not looked at
		}
		c.all += p.DownSize(s)
		if s == me || p.HandSize(s) == 0 {
			continue
		}
		for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
			known := p.KnownCount(s, k)
			n := p.HandCount(s, k) - known
			c.unseen[k] += n
			c.all += n
			if s == next {
				c.known[k] = known > 0
				c.cards += n
			}
		}
	}
	if p.Phase(next) == 2 {
		for _, card := range p.Open(next) {
			c.known[card.Kind()] = true // nor those of empty places here
		}
	}
	if p.HandSize(next) == 0 && p.Phase(next) == 3 {
		c.cards = 1
	}
	return c
}

// fitting returns the least card that the seat is known to have and that meets a demand, NoKind if there is none.
func (c *crowd) fitting(demand dreixdrei.Kind) dreixdrei.Kind {
	for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
		if c.known[k] && k.CanMeet(demand) {
			return k
		}
	}
	return dreixdrei.NoKind
}

// stuck returns the chance that the next seat has nothing that meets a demand.
func (c *crowd) stuck(demand dreixdrei.Kind) float64 {
	misfits := c.all
	for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
		if k.CanMeet(demand) {
			if c.known[k] {
				return 0
			}
			misfits -= c.unseen[k]
		}
	}
	chance, all := 1.0, c.all
	for range c.cards {
		if misfits <= 0 || all <= 0 {
			return 0
		}
		chance *= float64(misfits) / float64(all)
		misfits, all = misfits-1, all-1
	}
	return chance
}
