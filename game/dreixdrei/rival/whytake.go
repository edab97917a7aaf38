package rival

import (
	"slices"

	"dreist/game/dreixdrei"
)

// The limits for reasons to pick up the pile.
const (
	mostForGain   = 7                  // the largest number of cards in the pile for each special, if it has several
	few           = 5                  // the largest number of cards in the pile with a single special
	mostForHigh   = 3                  // the largest number of cards in the pile for high numbers
	mostToSpare   = 5                  // the largest number of cards in the pile to keep a special
	mostWithFours = 10                 // the largest hand once four equal cards have left the game
	fitsNearly    = dreixdrei.Kind(11) // the lowest of the numbers that nearly always fit
)

func (c *comparison) take() Reason {
	if c.own.four != dreixdrei.NoKind {
		if c.r.HandSize > mostWithFours {
			return Reason{}
		}
		r := c.is(RemovesFour)
		r.CardKind = c.own.four
		return r
	}
	specials, highs, best := 0, 0, dreixdrei.NoKind
	for _, card := range c.p.Pile() {
		switch k := card.Kind(); {
		case !k.IsNumber():
			specials++
		case k > best:
			highs = 1
		case k == best:
			highs++
		}
		best = max(best, card.Kind())
	}
	other := c.other.card
	gains := func(got int) Reason {
		r := c.is(GainsCards)
		if len(fitting(other)) > len(fitting(fitsNearly-2)) {
			r = c.with(GainsCards, other, holding(c.p, other).all())
		}
		r.CardKind, r.GainedCount = best, got
		return r
	}
	switch n := c.r.CardCount; {
	case !c.compares || other == dreixdrei.NoKind:
	case specials > 1 && n <= mostForGain*specials, specials == 1 && n <= few:
		return gains(specials)
	case specials == 0 && best >= fitsNearly && n <= mostForHigh && best > other:
		return gains(highs)
	case !other.IsNumber() && n <= mostToSpare && len(numbersOf(c.p)) == 0:
		r := c.is(PicksUpToKeepSpecial)
		if c.onlySpecial(other) && holding(c.p, other).all() == 1 {
			r = c.with(PicksUpToKeepSpecial, other, 1)
		}
		r.HoldsNumberCards = hasNumbers(c.p)
		return r
	}
	return Reason{}
}

// onlySpecial reports whether the seat to move has no other special to lay.
func (c *comparison) onlySpecial(only dreixdrei.Kind) bool {
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		if k != only && holding(c.p, k).all() > 0 {
			return false
		}
	}
	return true
}

func (c *comparison) turn() Reason {
	r, stuck := c.is(RisksFaceDown), c.odds.hidden.stuck(demandOf(c.p))
	if r.ProbabilityTenths = min(max(tenths(1-stuck), 1), 9); stuck == 0 {
		r.ProbabilityTenths = 10
	}
	return r
}

func whyExchange(p *dreixdrei.Position, moves []dreixdrei.Move) Reason {
	seat, end := p.Turn(), *p
	for _, m := range moves {
		if m.Action == dreixdrei.SwapCards {
			_ = end.Play(m) // it was found by the rules
		}
	}
	r := Reason{}
	front, back := moved(p, &end), moved(&end, p)
	r.SwapCount = copy(r.FrontCards[:], front)
	copy(r.HandCards[:], back)
	best, idle, kept := dreixdrei.NoKind, dreixdrei.NoKind, []dreixdrei.Kind(nil) // kept cards fit more often than front[0], idle ones do not
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		for range min(p.CountInHand(seat, k), end.CountInHand(seat, k)) {
			best = k
			if len(fitting(k)) > len(fitting(r.FrontCards[0])) {
				kept = append(kept, k)
			} else {
				idle = k
			}
		}
	}
	switch of, equal := matched(p, &end); {
	case r.SwapCount == 0 && best <= leastOpen(p, seat):
		r.Kind = NeedsNoSwap
	case r.SwapCount == 0:
	case of >= matchesFrom && !slices.ContainsFunc(front, func(k dreixdrei.Kind) bool { return k.IsNumber() && k != of }):
		r.Kind, r.CardKind, r.CardCount = CollectsEqualOpenCards, of, equal
		if last := front[len(front)-1]; last != of {
			r.SecondKind = last
		}
	case saves(front, back) && leastOpen(&end, seat) >= max(back[len(back)-1], idle):
		r.Kind, r.CardKind = SavesCardsForEnd, front[0]
		copy(r.KeptKinds[:], kept)
	case onlySmall(p, seat) && back[0] >= high, r.SwapCount == 1 && noSpecial(p, seat) && !back[0].IsNumber():
		r.Kind, r.CardKind = StrengthensHand, back[0]
	}
	return r
}

// moved returns the kinds of the cards that lie open in to but not in from, lowest first.
func moved(from, to *dreixdrei.Position) (all []dreixdrei.Kind) {
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		for range to.CountOpenCards(from.Turn(), k) - from.CountOpenCards(from.Turn(), k) {
			all = append(all, k)
		}
	}
	return all
}

// matchesFrom is the lowest number worth bringing together with equal ones; smaller numbers fit seldom.
const matchesFrom = dreixdrei.Kind(8)

// saves reports whether each card of front fits so much more often than the card of back at its index that it is better for the end.
func saves(front, back []dreixdrei.Kind) bool {
	for i, of := range front {
		if more := len(fitting(of)) - len(fitting(back[i])); of < back[i] || more < 1 || more == 1 && of <= high {
			return false
		}
	}
	return true
}

func leastOpen(p *dreixdrei.Position, seat dreixdrei.Seat) dreixdrei.Kind {
	least := dreixdrei.Joker
	for _, c := range p.OpenCards(seat) {
		least = min(least, c.Kind())
	}
	return least
}

func noSpecial(p *dreixdrei.Position, seat dreixdrei.Seat) bool {
	return !slices.ContainsFunc(p.AppendHand(nil, seat), func(c dreixdrei.Card) bool { return !c.Kind().IsNumber() })
}

func onlySmall(p *dreixdrei.Position, seat dreixdrei.Seat) bool {
	return !slices.ContainsFunc(p.AppendHand(nil, seat), func(c dreixdrei.Card) bool { return c.Kind() > small })
}

// matched returns the highest number that swaps bring together among the open cards, and how many of it lie open then. It returns NoKind unless
// more open cards are equal than before.
func matched(p, end *dreixdrei.Position) (of dreixdrei.Kind, n int) {
	kinds := 0
	for k := dreixdrei.LowestNumber; k.IsValid(); k++ {
		was, is := p.CountOpenCards(p.Turn(), k), end.CountOpenCards(p.Turn(), k)
		kinds += min(was, 1) - min(is, 1)
		if k.IsNumber() && is > max(1, was) {
			of, n = k, is
		}
	}
	if kinds <= 0 {
		return dreixdrei.NoKind, 0
	}
	return of, n
}
