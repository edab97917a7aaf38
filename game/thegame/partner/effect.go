package partner

import "dreist/game/thegame"

// Effect is what laying cards does to the piles, counted in cards that are not laid then: each number on each pile.
type Effect struct {
	Skips   int // so many a pile passes over: they fitted before, and do not now
	Regains int // so many a pile went back before: they fit again
}

// room is how many more numbers fit.
func (e Effect) room() int { return e.Regains - e.Skips }

// effectOf returns what lays do to the piles, and the position after them. They can be laid.
func effectOf(p *thegame.Position, lays []lay) (e Effect, end thegame.Position) {
	end = *p
	for _, l := range lays {
		_ = end.Play(thegame.Lay(l.card, l.pile))
	}
	var laid cardSet
	var memory [thegame.Deck]thegame.Card
	for on := range thegame.Pile(thegame.Piles) {
		for _, c := range end.AppendPile(memory[:0], on) {
			laid.add(c)
		}
	}
	for on := range thegame.Pile(thegame.Piles) {
		from, to := p.Shown(on), end.Shown(on)
		for c := min(from, to) + 1; c < max(from, to); c++ {
			switch {
			case laid.has(c):
			case on.Step(from, to) > 0:
				e.Skips++
			default:
				e.Regains++
			}
		}
	}
	return e, end
}
