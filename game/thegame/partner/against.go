package partner

import (
	"slices"

	"dreist/game/thegame"
)

// AlternativeKind is the kind of alternative that a turn is compared with.
type AlternativeKind uint8

// The kinds of alternatives.
const (
	NoAlternative  AlternativeKind = iota // no alternative
	OtherCards                            // with Lays in place of ReplacedLays, the turn would skip SkippedCount numbers
	OneMoreCard                           // with one more card, the cheapest one, the turn would skip SkippedCount numbers
	ExtraCards                            // the turn itself lays Lays, which it does not owe; they account for LaysSkippedCount skipped numbers
	KeepsFreeCard                         // laying the card in Lays would skip no number, but it is kept for the next turn
	WithoutTenBack                        // without ten back the turn would skip at least SkippedCount numbers
	KeepsSignal                           // without the pile of the broken signal the turn would skip at least SkippedCount numbers
	NoOtherTurn                           // without the pile of the broken signal no turn is possible
	OwedCardsOnly                         // with only the cards owed the turn would skip at least SkippedCount numbers, hardly fewer
)

// Alternative describes what a turn is compared with.
type Alternative struct {
	Kind AlternativeKind
	// Lays are the moves of the alternative that differ from the turn; see the kinds.
	Lays []thegame.Move
	// ReplacedLays are the moves of the turn that Lays replace (OtherCards).
	ReplacedLays []thegame.Move
	// SkippedCount is the count of numbers that the alternative skips.
	SkippedCount int
	// LaysSkippedCount is the count of numbers that all of Lays skip (ExtraCards).
	LaysSkippedCount int
	// CardCount is the number of cards that the alternative lays (OwedCardsOnly).
	CardCount int
}

// counts sets the reason that a turn skips few numbers, compared with the clearest alternative. It sets none if the turn breaks a signal, goes ten
// back or lays an extra card and that cannot be explained as well, or if a further card would skip nothing.
func (t *turn) counts(r *Reason, ways [][]lay) {
	wishes, kept, back := broken(t.p, t.lays), t.free(), len(r.TenBacks) > 0
	a, told := Alternative{}, kept == nil
	switch {
	case owed(t.p) == 0:
		told = told && len(wishes) == 0 && (back || t.effect.SkippedCount <= lowEach*len(t.lays))
	case len(wishes) > 0:
		r.SeatSignal = wishes[0]
		a = t.against(KeepsSignal, off(r.SeatSignal.Pile))
		told = told && len(wishes) == 1 &&
			(a.Kind == NoOtherTurn && len(t.extra) == 0 || a.Kind == KeepsSignal && clearlyMore(a.SkippedCount, t.effect.SkippedCount))
	case back && len(t.extra) > 0 && !t.backByCore():
		told = false
	case len(t.extra) > 0 && t.effect != Effect{} && (kept == nil || t.does != t.effect):
		a = Alternative{Kind: ExtraCards, Lays: movesTo(t.extra), LaysSkippedCount: t.does.room() - t.effect.room()}
		told = told && (back || t.effect.SkippedCount < dearEach*len(t.lays))
	case back && (t.effect.RegainedCount == 0 || t.effect.SkippedCount > 0):
		if a = t.against(WithoutTenBack, forward); a.Kind != WithoutTenBack || a.SkippedCount <= t.effect.SkippedCount {
			a, told = Alternative{}, told && t.effect.RegainedCount > t.effect.SkippedCount
		}
	case kept != nil:
		a, told = Alternative{Kind: KeepsFreeCard, Lays: movesTo(kept)}, len(kept) == 1 && t.p.DrawPileSize() > 0
	case !back:
		if a = t.instead(ways); a.Kind == NoAlternative {
			a = t.besides()
		}
	}
	if !told {
		t.many(r)
		return
	}
	r.Alternative, r.HasFewestSkips = a, len(t.extra) == 0 && owed(t.p) > 0
	r.Kind = t.kind()
}

// kind returns GoesTenBack if the turn goes ten back, otherwise HasFewestSkips.
func (t *turn) kind() ReasonKind {
	if len(tricks(t.p, t.lays)) > 0 {
		return GoesTenBack
	}
	return SkipsFewest
}

// clearlyMore reports whether one turn skips so many more numbers than another that the difference is obvious.
func clearlyMore(one, other int) bool { return one >= other+2 && 4*one >= 5*other }

// many sets the reason, if it holds, that a turn lays more cards than it owes but skips hardly more numbers than the cards owed alone.
func (t *turn) many(r *Reason) {
	owes := owed(t.p)
	_, e := best(t.p, owes, owes, anyLay)
	switch more := len(t.lays) - owes; {
	case owes == 0 || more < 1 || t.effect.RegainedCount > 0 || e.RegainedCount > 0 || t.effect.SkippedCount > e.SkippedCount+more,
		e.SkippedCount == 0 && t.effect.SkippedCount > 0, len(broken(t.p, t.lays)) > 0, t.free() != nil, t.cheaper(t.lays):
		return
	}
	r.Kind, r.Alternative = t.kind(), Alternative{Kind: OwedCardsOnly, SkippedCount: e.SkippedCount, CardCount: owes}
}

// backByCore reports whether the cards owed alone bring the gain of going ten back.
func (t *turn) backByCore() bool {
	switch straight := t.against(WithoutTenBack, forward); {
	case len(tricks(t.p, t.core)) != len(tricks(t.p, t.lays)):
		return false
	case t.does.RegainedCount == 0:
		return straight.Kind == WithoutTenBack && straight.SkippedCount > t.effect.SkippedCount
	}
	return t.effect.RegainedCount == t.does.RegainedCount && t.effect.room() > 0
}

// against compares a turn with the best turn of allowed lays. The kind is NoAlternative if that would leave as much room or regain any number, and NoOtherTurn if
// no such turn is possible.
func (t *turn) against(v AlternativeKind, allowed func(*thegame.Position, lay) bool) Alternative {
	switch lays, e := best(t.p, max(owed(t.p), 1), mostLaid, allowed); {
	case lays == nil:
		return Alternative{Kind: NoOtherTurn}
	case e.RegainedCount == 0 && e.room() < t.effect.room():
		return Alternative{Kind: v, SkippedCount: e.SkippedCount}
	}
	return Alternative{}
}

// free returns a further card that would skip no number and break no signal, nil if there is none.
func (t *turn) free() []lay {
	if t.end.IsOver() {
		return nil
	}
	one, e := best(&t.end, 1, mostLaid, heeding(&t.end))
	if e.room() < 0 {
		return nil
	}
	return one
}

// instead compares a turn with the others that skip clearly more numbers and either replace one card or lay only other cards. Of these it takes the
// one that skips fewest.
func (t *turn) instead(ways [][]lay) (a Alternative) {
	for _, o := range ways {
		more, less := except(o, t.lays), except(t.lays, o)
		e, _ := effectOf(t.p, o)
		if len(o) != len(t.lays) || e.twice || e.RegainedCount > 0 || !clearlyMore(e.SkippedCount, t.effect.SkippedCount) || len(more) > 2 ||
			a.Kind == OtherCards && e.SkippedCount >= a.SkippedCount {
			continue
		}
		switch {
		case len(less) == 1 && len(more) == 1 && fits(t.p, replaced(t.lays, less[0], more[0])):
			a = Alternative{Kind: OtherCards, Lays: movesTo(more), ReplacedLays: movesTo(less), SkippedCount: e.SkippedCount}
		case len(less) == len(t.lays) && !shareCard(more, less):
			a = Alternative{Kind: OtherCards, Lays: movesTo(more), SkippedCount: e.SkippedCount}
		}
	}
	return a
}

func replaced(lays []lay, old, by lay) []lay {
	lays = slices.Clone(lays)
	lays[slices.Index(lays, old)] = by
	return lays
}

// besides compares a turn with itself and the cheapest further card, if that would skip too many numbers.
func (t *turn) besides() (a Alternative) {
	if t.end.IsOver() {
		return a
	}
	one, costs := best(&t.end, 1, mostLaid, anyLay)
	if len(one) != 1 || costs.RegainedCount > 0 || costs.SkippedCount < dearEach {
		return a
	}
	e, _ := effectOf(t.p, append(slices.Clone(t.lays), one...))
	if e.twice || e.RegainedCount > 0 {
		return a
	}
	return Alternative{Kind: OneMoreCard, Lays: movesTo(one), SkippedCount: e.SkippedCount}
}

// SeatSignal is the signal of a seat about a pile. The zero SeatSignal is no signal.
type SeatSignal struct {
	Seat   thegame.Seat
	Signal thegame.Signal
	Pile   thegame.Pile
}

// isGiven reports whether there is a signal.
func (w SeatSignal) isGiven() bool { return w.Signal != thegame.NoSignal }

// broken returns the signals at a position that lays break, at most one for each pile, in the order of lays.
func broken(p *thegame.Position, lays []lay) (wishes []SeatSignal) {
	for _, l := range lays {
		w := brokenBy(p, l)
		if w.isGiven() && !slices.ContainsFunc(wishes, func(o SeatSignal) bool { return o.Pile == w.Pile }) {
			wishes = append(wishes, w)
		}
	}
	return wishes
}

// brokenBy returns the signal at a position that a card breaks: KeepOff by any card, SmallStep by a larger step. KeepOff comes first.
func brokenBy(p *thegame.Position, l lay) (broken SeatSignal) {
	step := l.pile.Step(p.TopCard(l.pile), l.card)
	for s := range thegame.Seat(p.SeatCount()) {
		switch signal := p.Signal(s, l.pile); {
		case s == p.Turn():
		case signal == thegame.KeepOff:
			return SeatSignal{s, signal, l.pile}
		case signal == thegame.SmallStep && step > small && !broken.isGiven():
			broken = SeatSignal{s, signal, l.pile}
		}
	}
	return broken
}
