package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Reason is why a hint recommends a turn. It uses only the hand, the piles and the signals that the player sees.
type Reason struct {
	Kind ReasonKind
	// Pile is the pile that the reason is about.
	Pile thegame.Pile
	// Card is the hand card that the reason is about.
	Card thegame.Card
	// TenBacks are the moves of the turn that go ten back.
	TenBacks []thegame.Move
	// SeatSignal is the signal that the turn respects, if Kind is RespectsSignal, or otherwise breaks.
	SeatSignal SeatSignal
	// RegainedCount is the number of numbers that will fit again once Card goes ten back.
	RegainedCount int
	// IsTenBackPrepared is true if another card of the turn makes the first of TenBacks possible.
	IsTenBackPrepared bool
	// IsTurnEnd is true if the hint is to end the turn.
	IsTurnEnd bool
	// IsNothingOwed is true if the turn owed no more cards before the hint.
	IsNothingOwed bool
	// IsFirstStepSmall is true if the first card makes a small step.
	IsFirstStepSmall bool
	// HasFewestSkips is true if no other turn skips fewer numbers.
	HasFewestSkips bool
	// Effect is the effect of the turn.
	Effect Effect
	// Alternative describes the turn that the hint compares with.
	Alternative Alternative
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A turn has the first that holds.
const (
	NoReason             ReasonKind = iota // no reason visible on the table; the turn did best in the simulated games
	WinsGame                               // the turn lays all cards that are left
	LaysOnlyFittingCards                   // no other cards can be laid as the turn owes them
	StopsTurn                              // the turn ends, because each further card would skip too many numbers
	RespectsSignal                         // the turn respects SeatSignal; the turn that skips fewest numbers does not
	PreparesTenBack                        // Card can go ten back on Pile in a later turn
	GoesTenBack                            // TenBacks go ten back, and hardly any turn leaves more numbers that fit
	SkipsFewest                            // no turn leaves more numbers that fit
)

// HasReason reports whether the hint can give a reason besides the games played.
func (r *Reason) HasReason() bool { return r.Kind != NoReason }

// The limits for reasons.
const (
	dearEach  = 4 // the least count of numbers skipped by a further card that does not pay
	lowEach   = 2 // the largest count of numbers skipped by each card that is not owed
	nearlyAll = 2 // the largest count of numbers by which another turn may leave more room than one that goes ten back
	mostNamed = 3 // the largest number of cards of another turn that a sentence names
	mostLaid  = 3 // the largest number of cards in turns that are compared with all others
)

// turn is a recommended turn with its effects.
type turn struct {
	p      *thegame.Position
	lays   []lay
	effect Effect
	end    thegame.Position
	core   []lay  // the part of lays that the turn owes, or one card if it owes nothing
	extra  []lay  // the rest of lays
	does   Effect // the effect of core alone
	least  []lay  // the turn of mostLaid cards or fewer after which most numbers fit
	room   Effect // the effect of least
}

// ReasonFor returns the reason to prefer the moves of a turn over others, which come best first.
func ReasonFor(v View, moves []thegame.Move, others [][]thegame.Move) Reason {
	p := v.position
	t := turn{p: &p, lays: laysOf(moves)}
	if len(t.lays) == 0 {
		return stops(&p)
	}
	t.effect, t.end = effectOf(&p, t.lays)
	r := t.facts()
	switch {
	case t.end.IsWon():
		r.Kind = WinsGame
	case t.onlyWay():
		r.Kind = LaysOnlyFittingCards
	case t.effect.twice || len(t.lays) < max(owed(&p), 1):
	case !t.divide():
		t.many(&r)
	case t.spares(&r), len(r.TenBacks) == 0 && t.prepares(&r):
	case t.does.room() >= t.room.room() || len(r.TenBacks) > 0 && t.does.RegainedCount > 0 && t.does.room() >= t.room.room()-nearlyAll:
		t.counts(&r, waysOf(&p, others, t.lays))
	}
	return r
}

// facts returns a reason without a kind, with everything that needs no comparison.
func (t *turn) facts() Reason {
	first := t.lays[0]
	step := first.pile.Step(t.p.TopCard(first.pile), first.card)
	r := Reason{Pile: first.pile, IsFirstStepSmall: step > 0 && step <= small, IsNothingOwed: owed(t.p) == 0, Effect: t.effect}
	if r.TenBacks = tricks(t.p, t.lays); len(r.TenBacks) > 0 {
		r.Pile = r.TenBacks[0].Pile
		r.IsTenBackPrepared = r.Pile.TenBackCard(t.p.TopCard(r.Pile)) != r.TenBacks[0].Card
	}
	return r
}

// divide splits a turn into the cards it owes and extra ones. ok is false if the extra cards skip too many numbers, if another card would be better
// than one of them, or if the cards owed are too many to be compared.
func (t *turn) divide() (ok bool) {
	owes := max(owed(t.p), 1)
	t.core, t.does = t.lays, t.effect
	if len(t.lays) > owes {
		t.core, t.extra, t.does = t.cheapest(owes)
		switch costs := t.does.room() - t.effect.room(); {
		case t.core == nil || costs < 0: // they all belong together
			t.core, t.extra, t.does = t.lays, nil, t.effect
		case costs > lowEach*len(t.extra) || len(t.extra) > mostNamed || t.cheaper(t.extra):
			return false
		}
	}
	if len(t.core) > mostLaid {
		return false
	}
	t.least, t.room = best(t.p, owes, mostLaid, anyLay)
	return true
}

// cheapest returns the given number of cards of a turn that can be laid alone and leave most room, their effect, and the other cards.
func (t *turn) cheapest(cards int) (core, extra []lay, does Effect) {
	for set := range 1 << len(t.lays) {
		var in, out []lay
		for i, l := range t.lays {
			if set>>i&1 != 0 {
				in = append(in, l)
			} else {
				out = append(out, l)
			}
		}
		if len(in) != cards || !fits(t.p, in) {
			continue
		}
		if e, _ := effectOf(t.p, in); core == nil || e.room() > does.room() {
			core, extra, does = in, out, e
		}
	}
	return core, extra, does
}

// cheaper reports whether another card of the hand, laid last in place of one of lays, would leave more room.
func (t *turn) cheaper(lays []lay) bool {
	for _, x := range lays {
		rest := except(t.lays, []lay{x})
		for _, c := range t.end.Hand(t.p.Turn()) {
			for on := range thegame.Pile(thegame.PileCount) {
				if other := append(slices.Clone(rest), lay{c, on}); fits(t.p, other) {
					if e, _ := effectOf(t.p, other); e.room() > t.effect.room() {
						return true
					}
				}
			}
		}
	}
	return false
}

// onlyWay reports whether no other cards can be laid as the turn owes them.
func (t *turn) onlyWay() bool {
	owes := owed(t.p)
	return owes > 0 && len(t.lays) == owes && eachTurn(t.p, 0, nil, owes, anyLay, func(path []lay, _ *thegame.Position) bool {
		return len(path) < owes || len(except(path, t.lays)) == 0
	})
}

// stops returns the reason for ending a turn.
func stops(p *thegame.Position) Reason {
	r := Reason{IsTurnEnd: true}
	one, e := best(p, 1, mostLaid, anyLay)
	if len(one) != 1 || e.RegainedCount > 0 || e.SkippedCount < dearEach {
		return r
	}
	r.Kind, r.Pile, r.Alternative = StopsTurn, one[0].pile, Alternative{Kind: OneMoreCard, Lays: movesTo(one), SkippedCount: e.SkippedCount}
	return r
}

// spares sets the reason that a turn keeps off a pile as another seat's signal asks, unlike the turn that skips fewest numbers. It reports whether
// that reason holds.
func (t *turn) spares(r *Reason) bool {
	_, heeded := best(t.p, max(owed(t.p), 1), mostLaid, heeding(t.p))
	more := except(t.least, t.lays)
	wishes := broken(t.p, t.least)
	if len(wishes) == 0 || len(broken(t.p, t.lays)) > 0 || len(more) > mostNamed ||
		t.room.SkippedCount >= t.does.SkippedCount || t.does.room() < heeded.room() {
		return false
	}
	wish := wishes[0]
	if t.p.PileSize(wish.Pile) != t.end.PileSize(wish.Pile) {
		return false
	}
	r.Kind, r.Pile, r.SeatSignal = RespectsSignal, wish.Pile, wish
	r.Alternative = Alternative{Kind: OtherCards, Lays: movesTo(more), SkippedCount: t.room.SkippedCount}
	if less := except(t.lays, t.least); len(less) == 1 && len(more) == 1 {
		r.Alternative.ReplacedLays = movesTo(less)
	}
	return true
}

// prepares sets the reason that a card of the hand can go ten back after the turn, which makes up for the numbers that the turn skips needlessly. It
// reports whether that reason holds.
func (t *turn) prepares(r *Reason) bool {
	if t.end.IsOver() {
		return false
	}
	for on := range thegame.Pile(thegame.PileCount) {
		with := on.TenBackCard(t.end.TopCard(on))
		if with != thegame.NoCard && t.end.PileSize(on) > t.p.PileSize(on) && t.end.HasCard(t.p.Turn(), with) {
			e, _ := effectOf(&t.end, []lay{{with, on}})
			if e.RegainedCount > 0 && t.does.room()+e.RegainedCount >= t.room.room() {
				r.Kind, r.Pile, r.Card, r.RegainedCount = PreparesTenBack, on, with, e.RegainedCount
				return true
			}
		}
	}
	return false
}

func tricks(p *thegame.Position, lays []lay) (back []thegame.Move) {
	q := *p
	for _, l := range lays {
		if l.pile.Step(q.TopCard(l.pile), l.card) < 0 {
			back = append(back, thegame.Lay(l.card, l.pile))
		}
		_ = q.Play(thegame.Lay(l.card, l.pile)) // it can be laid
	}
	return back
}

// alike is the difference in worth, in cards, up to which turns count as equally good; chance alone makes as much.
const alike = 0.35

// Recommend returns the moves that a hint recommends, and why. Of turns that are about as good as the best, it prefers the first with a reason that
// can be shown.
func Recommend(v View, all []Advice) (moves []thegame.Move, why Reason) {
	for i := range all {
		if i > 0 && (all[i].gameCount < all[0].gameCount/2 || all[0].worth()-all[i].worth() > alike) {
			continue
		}
		r := ReasonFor(v, all[i].moves, MovesOf(all))
		if i == 0 || r.HasReason() {
			moves, why = all[i].moves, r
		}
		if why.HasReason() {
			break
		}
	}
	return moves, why
}

// MovesOf returns the moves of each advice, in the same order.
func MovesOf(all []Advice) (ways [][]thegame.Move) {
	for i := range all {
		ways = append(ways, all[i].moves)
	}
	return ways
}

// worth returns the measure by which Strong chooses, up to a constant: the mean number of laid cards, with a bonus for wins.
func (a *Advice) worth() float64 {
	return float64(winBonus*a.wonCount-a.totalCardsLeft) / float64(max(a.gameCount, 1))
}
