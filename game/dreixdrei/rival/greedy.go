package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// After too many turns without progress, players now and then lay a random card so that the game does not run in a circle (D 17). They do so
// only now and then: with random cards alone large hands never shrink.
const (
	patience = 20 // the number of turns without progress before that
	randomly = 4  // one of this many moves is random then
)

type random struct{}

func (random) NextMoves(v View, seed uint64) []dreixdrei.Move {
	moves := v.position.AppendMoves(nil)
	if v.position.IsSwapping() {
		return []dreixdrei.Move{dreixdrei.EndSwap()}
	}
	return []dreixdrei.Move{moves[v.chance(seed).IntN(len(moves))]}
}

// greedy lays all cards of the lowest number that fits, otherwise a special; it picks up the pile only if it must.
type greedy struct{}

func (greedy) NextMoves(v View, seed uint64) []dreixdrei.Move {
	if v.position.IsSwapping() {
		return exchange(&v.position)
	}
	return []dreixdrei.Move{greedyMove(&v.position, v.chance(seed))}
}

func greedyMove(p *dreixdrei.Position, rng *rand.Rand) dreixdrei.Move {
	if p.TurnedJoker() != dreixdrei.NoCard {
		return dreixdrei.NameMove(dreixdrei.Delete)
	}
	if p.IdleTurnCount() >= patience && rng.IntN(randomly) == 0 {
		if m, ok := anyLay(p, rng); ok {
			return m
		}
	}
	demand, _ := p.Demand()
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		if h := holding(p, k); h.all() > 0 && k.CanMeet(demand) {
			return h.lay(k, h.all())
		}
	}
	for _, k := range []dreixdrei.Kind{dreixdrei.Restart, dreixdrei.Invisible, dreixdrei.Delete} {
		if h := holding(p, k); h.all() > 0 {
			return h.lay(k, 1)
		}
	}
	return without(p)
}

// without returns the move without a number or special that fits: it lays a JOKER, turns over a card, or picks up the pile.
func without(p *dreixdrei.Position) dreixdrei.Move {
	if h := holding(p, dreixdrei.Joker); h.all() > 0 {
		return dreixdrei.Lay(dreixdrei.CardToLay{Face: dreixdrei.NamedFace(dreixdrei.Delete), IsOpenCard: h.hand == 0})
	}
	if p.HandSize(p.Turn()) == 0 && p.Phase(p.Turn()) == 3 {
		return dreixdrei.TurnOverNth(0)
	}
	return dreixdrei.PickUp()
}

// held is the number of cards of a kind that the seat to move may lay, by where they are.
type held struct{ hand, open int }

func holding(p *dreixdrei.Position, k dreixdrei.Kind) held {
	s := p.Turn()
	h := held{hand: p.CountInHand(s, k)}
	if p.Phase(s) == 2 {
		h.open = p.CountOpenCards(s, k)
	}
	return h
}

func (h held) all() int { return h.hand + h.open }

// lay returns the move that lays n of the cards, those in the hand first.
func (h held) lay(k dreixdrei.Kind, n int) dreixdrei.Move {
	var pieces [dreixdrei.MaxLaidCards]dreixdrei.CardToLay
	for i := range n {
		pieces[i] = dreixdrei.CardToLay{Face: dreixdrei.FaceOf(k), IsOpenCard: i >= h.hand}
	}
	return dreixdrei.Lay(pieces[:n]...)
}

// anyLay returns a random move that lays cards without a JOKER; ok is false if nothing fits.
func anyLay(p *dreixdrei.Position, rng *rand.Rand) (m dreixdrei.Move, ok bool) {
	demand, _ := p.Demand()
	n := 0
	for k := dreixdrei.LowestNumber; k < dreixdrei.Joker; k++ {
		if h := holding(p, k); h.all() > 0 && k.CanMeet(demand) {
			if n++; rng.IntN(n) == 0 {
				m = h.lay(k, 1+rng.IntN(h.all()))
			}
		}
	}
	return m, n > 0
}

// exchange returns the swaps after which the best three of the six cards lie open, and the end of swapping.
func exchange(p *dreixdrei.Position) []dreixdrei.Move {
	var moves []dreixdrei.Move
	for q := *p; ; {
		s := q.Turn()
		worst, best := dreixdrei.Joker+1, dreixdrei.NoKind
		for _, c := range q.OpenCards(s) {
			worst = min(worst, c.Kind())
		}
		for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
			if q.CountInHand(s, k) > 0 {
				best = k
			}
		}
		if best <= worst {
			return append(moves, dreixdrei.EndSwap())
		}
		m := dreixdrei.Swap(best, worst)
		if q.Play(m) != nil {
			return append(moves, dreixdrei.EndSwap()) // never: both cards are there
		}
		moves = append(moves, m)
	}
}

// easy is greedy with slips. A slip lays random cards that fit.
type easy struct{}

// easySlips is the percentage of moves that are slips.
const easySlips = 45

func (easy) NextMoves(v View, seed uint64) []dreixdrei.Move {
	p, rng := &v.position, v.chance(seed)
	switch {
	case p.IsSwapping():
		return []dreixdrei.Move{dreixdrei.EndSwap()}
	case p.TurnedJoker() == dreixdrei.NoCard && rng.IntN(100) < easySlips:
		if m, ok := anyLay(p, rng); ok {
			return []dreixdrei.Move{m}
		}
	}
	return []dreixdrei.Move{greedyMove(p, rng)}
}
