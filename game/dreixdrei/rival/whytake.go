package rival

import (
	"slices"

	"dreist/game/dreixdrei"
)

// How many cards are taken up for what is among them, or to keep a special.
const (
	mostForGain = 7 // for each special
	mostForHigh = 3 // for high numbers
	mostToSpare = 5
	few         = 5                  // cards of a pile with a single special
	fitsNearly  = dreixdrei.Kind(11) // numbers from this one on fit nearly always
)

// take returns what speaks for taking up the pile.
func (c *comparison) take() Reason {
	if c.own.four != dreixdrei.NoKind {
		r := c.is(Fours)
		r.Of = c.own.four
		return r
	}
	specials, highs, best := 0, 0, dreixdrei.NoKind
	for _, card := range c.p.Pile() {
		switch k := card.Kind(); {
		case !k.Number():
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
		r := c.with(Gains, other, holding(c.p, other).all())
		r.Of, r.Got = best, got
		return r
	}
	switch n := c.r.Count; {
	case !c.compares || other == dreixdrei.NoKind:
	case specials > 1 && n <= mostForGain*specials, specials == 1 && n <= few:
		return gains(specials)
	case specials == 0 && best >= fitsNearly && n <= mostForHigh && best > other:
		return gains(highs)
	case !other.Number() && n <= mostToSpare && len(numbersOf(c.p)) == 0:
		r := c.is(Spares)
		if c.onlySpecial(other) {
			r = c.with(Spares, other, holding(c.p, other).all())
		}
		r.Number = hasNumbers(c.p)
		return r
	}
	return Reason{}
}

// onlySpecial reports whether the seat to move could lay no other special.
func (c *comparison) onlySpecial(only dreixdrei.Kind) bool {
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		if k != only && holding(c.p, k).all() > 0 {
			return false
		}
	}
	return true
}

// turn returns what speaks for turning up a face-down card.
func (c *comparison) turn() Reason {
	demand := demandOf(c.p)
	stuck := c.odds.hidden.stuck(demand)
	if stuck == 0 {
		return c.is(Fits)
	}
	r := c.is(Risks)
	r.Tenths = min(max(tenths(1-stuck), 1), 9)
	return r
}

// whyExchange returns what speaks for an exchange: for the equal numbers that all of it brings, or for its first swap.
func whyExchange(p *dreixdrei.Position, moves []dreixdrei.Move) Reason {
	seat, m, end := p.Turn(), moves[0], *p
	for _, m := range moves {
		if m.Action == dreixdrei.SwapCards {
			_ = end.Play(m) // it was found by the rules
		}
	}
	if m.Action == dreixdrei.SwapCards {
		armed, saved := end.HandCount(seat, m.Open), end.OpenCount(seat, m.Hand)
		of, equal, swaps := matched(*p, moves)
		switch {
		case m.Hand == of && of >= matchesFrom && (m.Hand < m.Open || equal > 2):
			return Reason{Kind: Matches, Of: of, Count: equal, Swaps: swaps}
		case armed <= p.HandCount(seat, m.Open) || saved <= p.OpenCount(seat, m.Hand):
		case m.Hand < m.Open && onlySmall(p, seat) && m.Open >= high:
			return Reason{Kind: Arms, Of: m.Open, Held: armed}
		case m.Hand > m.Open && saves(m.Hand, m.Open) && leastOpen(p, seat) > m.Open-spread:
			arms := slices.ContainsFunc(moves, func(m dreixdrei.Move) bool { return m.Hand < m.Open })
			return Reason{Kind: Saves, Of: m.Hand, With: m.Open, Arms: arms}
		}
		return Reason{}
	}
	most := dreixdrei.NoKind
	for k := dreixdrei.Lowest; k <= dreixdrei.Joker; k++ {
		if p.HandCount(seat, k) > 0 {
			most = k
		}
	}
	if most <= leastOpen(p, seat) {
		return Reason{Kind: Ready}
	}
	return Reason{}
}

// matchesFrom is the number from which on equal ones are worth bringing together: smaller ones fit seldom.
const matchesFrom = dreixdrei.Kind(8)

// saves reports whether a card fits so much more often than another that it is the better one for the end.
func saves(of, with dreixdrei.Kind) bool {
	more := len(fitting(of)) - len(fitting(with))
	return more > 1 || more > 0 && of > high
}

// spread is by how much an open card may be less than the one that is replaced: else that one should be.
const spread = 3

// leastOpen returns the least of the open cards.
func leastOpen(p *dreixdrei.Position, seat dreixdrei.Seat) dreixdrei.Kind {
	least := dreixdrei.Joker
	for _, c := range p.Open(seat) {
		least = min(least, c.Kind())
	}
	return least
}

// onlySmall reports whether a hand holds small numbers only.
func onlySmall(p *dreixdrei.Position, seat dreixdrei.Seat) bool {
	for _, c := range p.AppendHand(nil, seat) {
		if c.Kind() > small {
			return false
		}
	}
	return true
}

// matched returns the highest number of which an exchange brings more to the open cards, how many lie there then, and after how many swaps,
// if more of these are equal than before.
func matched(p dreixdrei.Position, moves []dreixdrei.Move) (of dreixdrei.Kind, n, swaps int) {
	seat, stages := p.Turn(), []dreixdrei.Position{p}
	for _, m := range moves {
		if m.Action != dreixdrei.SwapCards || p.Play(m) != nil {
			break
		}
		stages = append(stages, p)
	}
	kinds := 0
	for k := dreixdrei.Lowest; k.Exists(); k++ {
		was, is := stages[0].OpenCount(seat, k), p.OpenCount(seat, k)
		kinds += min(was, 1) - min(is, 1)
		if k.Number() && is > max(1, was) {
			of, n = k, is
		}
	}
	if kinds <= 0 || n == 0 {
		return dreixdrei.NoKind, 0, 0
	}
	return of, n, slices.IndexFunc(stages, func(p dreixdrei.Position) bool { return p.OpenCount(seat, of) == n })
}
