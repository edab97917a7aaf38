package rival

import (
	"math"
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// fair is greedy until the draw pile is nearly empty. Then it weighs a low card against the chance that the next seat is stuck.
type fair struct{}

func (fair) NextMoves(v View, seed uint64) []dreixdrei.Move {
	if v.position.IsSwapping() {
		return exchange(&v.position)
	}
	return []dreixdrei.Move{fairMove(&v.position, v.chance(seed))}
}

// The weights of fair, in the unit of its costs: laying a number costs its value.
const (
	stuckWorth = 4 // the value of a stuck next seat
	cardWorth  = 2 // the value of each card that it picks up then, divided by the number of opponents, since only one of them is hindered
)

// nearlyEmpty is the largest draw pile with which fair weighs cards.
const nearlyEmpty = 3

func special(k dreixdrei.Kind) float64 {
	switch k {
	case dreixdrei.Restart:
		return 11
	case dreixdrei.Invisible:
		return 12
	}
	return 14
}

func fairMove(p *dreixdrei.Position, rng *rand.Rand) dreixdrei.Move {
	if p.DrawPileSize() > nearlyEmpty || p.TurnedJoker() != dreixdrei.NoCard || p.IdleTurnCount() >= patience {
		return greedyMove(p, rng)
	}
	demand, _ := p.Demand()
	crowd := crowdOf(p)
	stuck := stuckWorth + float64(cardWorth*p.PileSize())/float64(p.SeatCount()-len(p.FinishedSeats())-1)
	best := math.Inf(1)
	var move dreixdrei.Move
	for k := dreixdrei.LowestNumber; k < dreixdrei.Joker; k++ {
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

// crowd is the common knowledge about the cards that the next seat can lay.
type crowd struct {
	known  [dreixdrei.Joker + 1]bool // the kinds that the seat is known to have
	unseen [dreixdrei.Joker + 1]int  // the number of cards of each kind that may be anywhere
	all    int                       // the number of all cards that may be anywhere
	cards  int                       // the number of unknown cards that the seat can lay, or 1 if it turns over a card
}

func crowdOf(p *dreixdrei.Position) (c crowd) {
	next, me := p.NextSeat(p.Turn()), p.Turn()
	for s := range dreixdrei.Seat(p.SeatCount()) {
		for _, card := range p.FaceDownCards(s) {
			c.unseen[card.Kind()]++ // those of empty places are not looked at
		}
		c.all += p.FaceDownCount(s)
		if s == me || p.HandSize(s) == 0 {
			continue
		}
		for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
			known := p.CountKnownInHand(s, k)
			n := p.CountInHand(s, k) - known
			c.unseen[k] += n
			c.all += n
			if s == next {
				c.known[k] = known > 0
				c.cards += n
			}
		}
	}
	if p.Phase(next) == 2 {
		for _, card := range p.OpenCards(next) {
			c.known[card.Kind()] = true // nor those of empty places here
		}
	}
	if p.HandSize(next) == 0 && p.Phase(next) == 3 {
		c.cards = 1
	}
	return c
}

// fitting returns the lowest kind that the seat is known to have and that meets a demand, or NoKind.
func (c *crowd) fitting(demand dreixdrei.Kind) dreixdrei.Kind {
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		if c.known[k] && k.CanMeet(demand) {
			return k
		}
	}
	return dreixdrei.NoKind
}

// stuck returns the chance, 0 to 1, that the next seat has no card that meets a demand.
func (c *crowd) stuck(demand dreixdrei.Kind) float64 {
	misfits := c.all
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
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
