package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Versus is the kind of alternative that a turn is compared with.
type Versus uint8

// The kinds of alternatives.
const (
	Alone    Versus = iota // no alternative
	Instead                // with Lays in place of For, the turn would skip Skips numbers
	Besides                // with one more card, the cheapest one, the turn would skip Skips numbers
	Further                // the turn itself lays Lays, which it does not owe; they account for Costs skipped numbers
	Keeps                  // laying the card in Lays would skip no number, but it is kept for the next turn
	Straight               // without ten back the turn would skip at least Skips numbers
	Off                    // without the pile of the broken signal the turn would skip at least Skips numbers
	Only                   // without the pile of the broken signal no turn is possible
	Fewer                  // with only the cards owed the turn would skip at least Skips numbers, hardly fewer
)

// Alternative describes what a turn is compared with.
type Alternative struct {
	Versus Versus
	// Lays are the moves of the alternative that differ from the turn; see the kinds.
	Lays []thegame.Move
	// For are the moves of the turn that Lays replace (Instead).
	For []thegame.Move
	// Skips is the count of numbers that the alternative skips.
	Skips int
	// Costs is the count of numbers that all of Lays skip (Further).
	Costs int
	// Cards is the number of cards that the alternative lays (Fewer).
	Cards int
}

// counts sets the reason that a turn skips few numbers, compared with the clearest alternative. It sets none if the turn breaks a signal, goes ten
// back or lays an extra card and that cannot be explained as well, or if a further card would skip nothing.
func (t *turn) counts(r *Reason, ways [][]lay) {
	wishes, kept, back := broken(t.p, t.lays), t.free(), len(r.TenBacks) > 0
	a, told := Alternative{}, kept == nil
	switch {
	case owed(t.p) == 0:
		told = told && len(wishes) == 0 && (back || t.effect.Skips <= lowEach*len(t.lays))
	case len(wishes) > 0:
		r.Wish = wishes[0]
		a = t.against(Off, off(r.Wish.Pile))
		told = told && len(wishes) == 1 &&
			(a.Versus == Only && len(t.extra) == 0 || a.Versus == Off && clearlyMore(a.Skips, t.effect.Skips))
	case back && len(t.extra) > 0 && !t.backByCore():
		told = false
	case len(t.extra) > 0 && t.effect != Effect{} && (kept == nil || t.does != t.effect):
		a = Alternative{Versus: Further, Lays: movesTo(t.extra), Costs: t.does.room() - t.effect.room()}
		told = told && (back || t.effect.Skips < dearEach*len(t.lays))
	case back && (t.effect.Regains == 0 || t.effect.Skips > 0):
		if a = t.against(Straight, forward); a.Versus != Straight || a.Skips <= t.effect.Skips {
			a, told = Alternative{}, told && t.effect.Regains > t.effect.Skips
		}
	case kept != nil:
		a, told = Alternative{Versus: Keeps, Lays: movesTo(kept)}, len(kept) == 1 && t.p.DeckSize() > 0
	case !back:
		if a = t.instead(ways); a.Versus == Alone {
			a = t.besides()
		}
	}
	if !told {
		t.many(r)
		return
	}
	r.Alternative, r.SkipsFewest = a, len(t.extra) == 0 && owed(t.p) > 0
	r.Kind = t.kind()
}

// kind returns Back if the turn goes ten back, otherwise Skips.
func (t *turn) kind() ReasonKind {
	if len(tricks(t.p, t.lays)) > 0 {
		return Back
	}
	return Skips
}

// clearlyMore reports whether one turn skips so many more numbers than another that the difference is obvious.
func clearlyMore(one, other int) bool { return one >= other+2 && 4*one >= 5*other }

// many sets the reason, if it holds, that a turn lays more cards than it owes but skips hardly more numbers than the cards owed alone.
func (t *turn) many(r *Reason) {
	owes := owed(t.p)
	_, e := best(t.p, owes, owes, anyLay)
	switch more := len(t.lays) - owes; {
	case owes == 0 || more < 1 || t.effect.Regains > 0 || e.Regains > 0 || t.effect.Skips > e.Skips+more,
		e.Skips == 0 && t.effect.Skips > 0, len(broken(t.p, t.lays)) > 0, t.free() != nil, t.cheaper(t.lays):
		return
	}
	r.Kind, r.Alternative = t.kind(), Alternative{Versus: Fewer, Skips: e.Skips, Cards: owes}
}

// backByCore reports whether the cards owed alone bring the gain of going ten back.
func (t *turn) backByCore() bool {
	switch straight := t.against(Straight, forward); {
	case len(tricks(t.p, t.core)) != len(tricks(t.p, t.lays)):
		return false
	case t.does.Regains == 0:
		return straight.Versus == Straight && straight.Skips > t.effect.Skips
	}
	return t.effect.Regains == t.does.Regains && t.effect.room() > 0
}

// against compares a turn with the best turn of allowed lays. The kind is Alone if that would leave as much room or regain any number, and Only if
// no such turn is possible.
func (t *turn) against(v Versus, allowed func(*thegame.Position, lay) bool) Alternative {
	switch lays, e := best(t.p, max(owed(t.p), 1), mostLaid, allowed); {
	case lays == nil:
		return Alternative{Versus: Only}
	case e.Regains == 0 && e.room() < t.effect.room():
		return Alternative{Versus: v, Skips: e.Skips}
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
		if len(o) != len(t.lays) || e.twice || e.Regains > 0 || !clearlyMore(e.Skips, t.effect.Skips) || len(more) > 2 ||
			a.Versus == Instead && e.Skips >= a.Skips {
			continue
		}
		switch {
		case len(less) == 1 && len(more) == 1 && fits(t.p, replaced(t.lays, less[0], more[0])):
			a = Alternative{Versus: Instead, Lays: movesTo(more), For: movesTo(less), Skips: e.Skips}
		case len(less) == len(t.lays) && sharedCards(more, less) == 0:
			a = Alternative{Versus: Instead, Lays: movesTo(more), Skips: e.Skips}
		}
	}
	return a
}

// replaced returns lays with by in the place of old.
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
	if len(one) != 1 || costs.Regains > 0 || costs.Skips < dearEach {
		return a
	}
	e, _ := effectOf(t.p, append(slices.Clone(t.lays), one...))
	if e.twice || e.Regains > 0 {
		return a
	}
	return Alternative{Versus: Besides, Lays: movesTo(one), Skips: e.Skips}
}

// Wish is the signal of a seat about a pile. The zero Wish is no signal.
type Wish struct {
	Seat   thegame.Seat
	Signal thegame.Signal
	Pile   thegame.Pile
}

// IsAsked reports whether there is a signal.
func (w Wish) IsAsked() bool { return w.Signal != thegame.NoSignal }

// broken returns the signals at a position that lays break, at most one for each pile, in the order of lays.
func broken(p *thegame.Position, lays []lay) (wishes []Wish) {
	for _, l := range lays {
		w := brokenBy(p, l)
		if w.IsAsked() && !slices.ContainsFunc(wishes, func(o Wish) bool { return o.Pile == w.Pile }) {
			wishes = append(wishes, w)
		}
	}
	return wishes
}

// brokenBy returns the signal at a position that a card breaks: KeepOff by any card, SmallStep by a larger step. KeepOff comes first.
func brokenBy(p *thegame.Position, l lay) (broken Wish) {
	step := l.pile.Step(p.TopCard(l.pile), l.card)
	for s := range thegame.Seat(p.Seats()) {
		switch signal := p.Signal(s, l.pile); {
		case s == p.Turn():
		case signal == thegame.KeepOff:
			return Wish{s, signal, l.pile}
		case signal == thegame.SmallStep && step > small && !broken.IsAsked():
			broken = Wish{s, signal, l.pile}
		}
	}
	return broken
}
