package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Effect is the effect of laying cards on the numbers that are not laid yet.
type Effect struct {
	SkippedCount  int  // the numbers that fitted on a pile before and no longer do
	RegainedCount int  // the numbers that did not fit on a pile before and now do
	twice         bool // a number counts for two piles, so that a player who counts pile by pile gets another sum
}

// room returns the change in the count of numbers that fit.
func (e Effect) room() int { return e.RegainedCount - e.SkippedCount }

// effectOf returns the effect of lays, which have to be possible, and the position after them.
func effectOf(p *thegame.Position, lays []lay) (e Effect, end thegame.Position) {
	end = *p
	for _, l := range lays {
		_ = end.Play(thegame.Lay(l.card, l.pile))
	}
	return between(p, &end), end
}

// between returns the effect of the cards laid from one position to a later one.
func between(p, end *thegame.Position) (e Effect) {
	var laid, skips, regains cardSet
	var memory [thegame.CardCount]thegame.Card
	for on := range thegame.Pile(thegame.PileCount) {
		for _, c := range end.AppendPile(memory[:0], on) {
			laid.add(c)
		}
	}
	count := func(set *cardSet, n *int, c thegame.Card) {
		if skips.has(c) || regains.has(c) {
			e.twice = true
		}
		if !set.has(c) {
			set.add(c)
			*n++
		}
	}
	for on := range thegame.Pile(thegame.PileCount) {
		from, to := p.TopCard(on), end.TopCard(on)
		for c := min(from, to) + 1; c < max(from, to); c++ {
			switch {
			case laid.has(c):
			case on.Step(from, to) > 0:
				count(&skips, &e.SkippedCount, c)
			default:
				count(&regains, &e.RegainedCount, c)
			}
		}
	}
	return e
}

// best returns the turn of least to most cards after which most numbers fit, and its effect. All its lays must be allowed; it is nil if no turn is
// possible.
func best(p *thegame.Position, least, most int, allowed func(p *thegame.Position, l lay) bool) (found []lay, e Effect) {
	eachTurn(p, 0, nil, most, allowed, func(path []lay, end *thegame.Position) bool {
		if len(path) >= least {
			if does := between(p, end); found == nil || does.room() > e.room() {
				found, e = slices.Clone(path), does
			}
		}
		return true
	})
	return found, e
}

// eachTurn calls f with path and each path that continues it with allowed lays, up to most cards in all, until f returns false. It returns false
// then. The order of piles does not matter, so that further cards lie on the pile from or on later ones only.
func eachTurn(
	now *thegame.Position, from thegame.Pile, path []lay, most int, allowed func(*thegame.Position, lay) bool,
	f func(path []lay, end *thegame.Position) bool,
) bool {
	if !f(path, now) {
		return false
	}
	if now.IsOver() || len(path) == most {
		return true
	}
	for _, c := range now.Hand(now.Turn()) {
		for on := range now.FittingPiles(c).Piles() {
			if l := (lay{c, on}); on >= from && allowed(now, l) {
				next := *now
				_ = next.Play(thegame.Lay(c, on)) // the pile takes it
				if !eachTurn(&next, on, append(slices.Clip(path), l), most, allowed, f) {
					return false
				}
			}
		}
	}
	return true
}

func anyLay(*thegame.Position, lay) bool { return true }

// forward allows the lays that do not go back.
func forward(p *thegame.Position, l lay) bool { return l.pile.Step(p.TopCard(l.pile), l.card) > 0 }

// heeding allows the lays that break no signal given at a position.
func heeding(start *thegame.Position) func(*thegame.Position, lay) bool {
	return func(_ *thegame.Position, l lay) bool { return !brokenBy(start, l).isGiven() }
}

// off returns a test that only lays on other piles pass.
func off(pile thegame.Pile) func(*thegame.Position, lay) bool {
	return func(_ *thegame.Position, l lay) bool { return l.pile != pile }
}
