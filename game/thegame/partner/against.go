package partner

import (
	"math"
	"slices"

	"dreist/game/thegame"
)

// Versus is how a turn compares with another way to go on.
type Versus uint8

// The ways to compare.
const (
	Alone   Versus = iota // there is nothing to compare it with
	Instead               // with Lays in place of For, Skips numbers are skipped, Costs more
	Besides               // Lays are laid as well, and skip Costs numbers, so that Skips are skipped together: more than pays
	Without               // Lays are not laid, which saves Costs numbers: few, or none
	OnWay                 // Lays are not laid, which saves none: they lie between what their pile shows before and after the turn
	Keeps                 // the card of Lays is laid as well; kept, it is the nearest of the hand after the turn, and skips Costs then
	Apart                 // Lays, which nobody asks for, are not laid: that saves Costs numbers of a turn that goes back, and leaves Skips
)

// Against is what another way would bring in place of a turn.
type Against struct {
	Versus    Versus
	Lays, For []thegame.Move
	Skips     int // by the other way
	Costs     int
	Cards     int // so many cards more the other way lays, or fewer below 0
}

// fartherOn reports whether the other way only lays another card on the same pile.
func (a *Against) fartherOn() bool {
	return len(a.Lays) == 1 && len(a.For) == 1 && a.Lays[0].Pile == a.For[0].Pile
}

// The measures of comparing.
const (
	dearEach   = 4  // what each further card skips at least not to pay
	clearly    = 3  // by how much fewer a way skips to be the cheaper one in all eyes
	mostNamed  = 3  // how many cards of another way a sentence has room for
	mostWays   = 5  // how many other ways a turn is compared with
	nearEnough = 10 // the largest step of a card that is kept as a near one
)

// turn is a way to go on, with what it does.
type turn struct {
	p, end *thegame.Position
	lays   []lay
	effect Effect
}

// against compares a turn with those of some ways that come first, and returns what explains most: what another way skips, then what
// would be dear, then what costs little.
func (t *turn) against(ways [][]lay) (found Against) {
	for _, o := range ways[:min(len(ways), mostWays)] {
		a := t.compare(o)
		if a.explains() == 1 && !t.cheap() {
			continue
		}
		if a.explains() > found.explains() {
			found = a
		}
	}
	return found
}

// explains returns how well a comparison explains a turn, 0 for none.
func (a *Against) explains() int {
	switch {
	case a.Versus == Alone:
		return 0
	case a.Versus == Instead && a.Cards == 0 && (a.Costs < 2 || a.fartherOn()): // it comes to nearly the same, or goes without saying
		return 1
	case a.Versus == Instead:
		return 4
	case a.Versus == Besides:
		return 3
	}
	return 2
}

// compare compares a turn with another way.
func (t *turn) compare(other []lay) (a Against) {
	more, less := except(other, t.lays), except(t.lays, other)
	switch {
	case len(other) == 0 || len(more) > mostNamed || len(less) > mostNamed && len(more) > 0:
		return a
	case len(less) == 0:
		return t.withMore(more, other)
	case len(more) == 0:
		return t.withFewer(less, other)
	}
	theirs, _ := effectOf(t.p, other)
	switch costs, further, moved := theirs.Skips-t.effect.Skips, len(other)-len(t.lays), sharedCards(more, less); {
	case costs > t.leastGap() && theirs.room() < t.effect.room() && further <= 1 && costs >= dearEach*further:
		switch {
		case moved == 0 && len(less) == len(t.lays) || moved == len(less) && len(more) == len(less):
			return Against{Instead, movesTo(more), nil, theirs.Skips, costs, further} // nothing is left of the turn, or its cards go elsewhere
		case moved == 0:
			return Against{Instead, movesTo(more), movesTo(less), theirs.Skips, costs, further}
		}
	}
	return a
}

// withMore compares a turn with a way that lays more besides.
func (t *turn) withMore(more, other []lay) (a Against) {
	theirs, theirEnd := effectOf(t.p, other)
	switch e, end := effectOf(t.end, more); {
	case !fits(t.end, more) || e.Regains > 0 || !sameTops(&end, &theirEnd):
		return a
	case e.Skips >= dearEach*len(more) && !t.dear():
		return Against{Versus: Besides, Lays: movesTo(more), Skips: theirs.Skips, Costs: e.Skips}
	case len(more) == 1 && t.cheap() && t.saves(more[0]):
		return Against{Versus: Keeps, Lays: movesTo(more), Costs: e.Skips}
	}
	return a
}

// withFewer compares a turn with a way that leaves out some of its cards, none that goes back.
func (t *turn) withFewer(less, other []lay) (a Against) {
	theirs, _ := effectOf(t.p, other)
	costs := max(t.effect.Skips-theirs.Skips, theirs.room()-t.effect.room())
	switch {
	case !t.cheap() || len(less) > mostNamed || costs > 0 && t.effect.Regains > 0 || costs >= dearEach*len(less) || len(tricks(t.p, t.lays)) > len(tricks(t.p, other)):
		return a
	case costs <= 0 && t.onWay(less):
		return Against{Versus: OnWay, Lays: movesTo(less)}
	}
	return Against{Versus: Without, Lays: movesTo(less), Costs: max(costs, 0)}
}

// sameTops reports whether all piles show the same.
func sameTops(p, q *thegame.Position) bool {
	for on := range thegame.Pile(thegame.Piles) {
		if p.Shown(on) != q.Shown(on) {
			return false
		}
	}
	return true
}

// leastGap returns by how many numbers another way is dearer at most without that being a reason: where a turn skips very much, a few more
// are none.
func (t *turn) leastGap() int {
	if t.dear() {
		return t.effect.Skips / 4
	}
	return 0
}

// dear reports whether a turn skips very much for its cards.
func (t *turn) dear() bool { return t.effect.Skips > 2*dearEach*len(t.lays) }

// cheap reports whether a turn skips few numbers for its cards.
func (t *turn) cheap() bool { return t.effect.Skips < dearEach*len(t.lays) }

// onWay reports whether lays are between what their piles show before and after a turn.
func (t *turn) onWay(lays []lay) bool {
	return !slices.ContainsFunc(lays, func(l lay) bool {
		return l.pile.Step(t.p.Shown(l.pile), l.card) < 0 || l.pile.Step(l.card, t.end.Shown(l.pile)) <= 0
	})
}

// saves reports whether a card that is kept is near, and no other of the hand nearer.
func (t *turn) saves(kept lay) bool {
	if t.end.Over() {
		return false
	}
	near := kept.pile.Step(t.end.Shown(kept.pile), kept.card)
	for _, c := range t.end.Hand(t.p.Turn()) {
		for on := range t.end.Takes(c).All() {
			if c != kept.card && on.Step(t.end.Shown(on), c) <= near {
				return false
			}
		}
	}
	return near > 0 && near <= nearEnough
}

// cheaper reports whether a turn skips more numbers than is worth telling: a way lays as many cards and skips clearly fewer, or, where it
// brings nothing back, what is owed could be laid for fewer.
func (t *turn) cheaper(ways [][]lay) bool {
	for _, o := range ways {
		e, _ := effectOf(t.p, o)
		if len(o) >= len(t.lays) && e.Skips <= t.effect.Skips-clearly && e.room() >= t.effect.room()+clearly {
			return true
		}
	}
	owes := max(owed(t.p), 1)
	return t.effect.Regains == 0 && t.effect.Skips > fewestSkipped(t.p, nil, owes)+1+max(len(t.lays)-owes, 0)
}

// fewestSkipped returns how many numbers are skipped at least by laying some more cards after others; as many as it can count where they cannot
// be laid.
func fewestSkipped(p *thegame.Position, lays []lay, more int) int {
	e, end := effectOf(p, lays)
	if more == 0 || end.Over() {
		return e.Skips
	}
	least := math.MaxInt / 2
	for _, c := range end.Hand(p.Turn()) {
		for on := range end.Takes(c).All() {
			least = min(least, fewestSkipped(p, append(slices.Clone(lays), lay{c, on}), more-1))
		}
	}
	return least
}

// except returns the lays that others have not.
func except(lays, others []lay) (left []lay) {
	for _, l := range lays {
		if !slices.Contains(others, l) {
			left = append(left, l)
		}
	}
	return left
}

// sharedCards returns how many cards of lays others lay as well.
func sharedCards(lays, others []lay) (n int) {
	for _, l := range lays {
		if slices.ContainsFunc(others, func(o lay) bool { return o.card == l.card }) {
			n++
		}
	}
	return n
}

func movesTo(lays []lay) (moves []thegame.Move) {
	for _, l := range lays {
		moves = append(moves, thegame.Lay(l.card, l.pile))
	}
	return moves
}
