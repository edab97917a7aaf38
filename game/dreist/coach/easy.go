package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
)

// easyPlayer plays like a child of eight: it lays the first hand card that fits anywhere until none does. It does not
// look for DREIer or for cards it makes room for, often overlooks pairs that could open, and draws and gives at
// random.
type easyPlayer struct{}

// The random decisions, in percent.
const (
	seesPair  = 50 // to lay a pair instead of discarding if no card fits
	likesDraw = 50 // to draw after a DREIer
	likesGift = 50 // to give with an empty hand
)

func in(chance int, rng *rand.Rand) bool { return rng.IntN(100) < chance }

func (easyPlayer) PlanMoves(v View, rng *rand.Rand) []dreist.Move {
	return []dreist.Move{chooseEasily(v, rng)}
}

func chooseEasily(v View, rng *rand.Rand) dreist.Move {
	p := v.Imagine(rng)
	if p.Pending() == dreist.DrawPending && in(likesDraw, rng) {
		return dreist.Draw()
	}
	var pair, discard, gift choice
	for _, m := range p.AppendMoves(nil) {
		switch m.Action {
		case dreist.LayCard:
			if !opens(p, m) {
				return m
			}
			pair.offer(m, rng)
		case dreist.DiscardCard:
			discard.offer(m, rng)
		case dreist.GiveCards:
			gift.offer(m, rng)
		}
	}
	switch {
	case p.LaidCount() == 0 && pair.offers > 0 && in(seesPair, rng):
		return pair.move
	case p.LaidCount() == 0:
		return discard.move
	case gift.offers > 0 && in(likesGift, rng):
		return gift.move
	}
	return dreist.EndMove()
}

// opens reports whether a move is an opening, which needs a partner (R 3).
func opens(p dreist.Position, m dreist.Move) bool {
	return p.Play(m) == nil && p.Pending() == dreist.PartnerPending
}

// choice picks one of the offered moves uniformly.
type choice struct {
	move   dreist.Move
	offers int
}

func (c *choice) offer(m dreist.Move, rng *rand.Rand) {
	c.offers++
	if rng.IntN(c.offers) == 0 {
		c.move = m
	}
}
