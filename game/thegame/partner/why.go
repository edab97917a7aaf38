package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Reason is why a hint recommends a turn, as far as the hand, the piles and the laid cards show it.
type Reason struct {
	Kind ReasonKind
	// Pile is the pile that the reason is about.
	Pile thegame.Pile
	// Card is the hand card that the reason is about.
	Card thegame.Card
	// TenBacks are the moves of the turn that go back.
	TenBacks []thegame.Move
	// Wish is the signal that the turn respects, if Kind is Spares, or that it breaks.
	Wish Wish
	// Gain is how many numbers fit again once Card goes back.
	Gain int
	// IsBackPrepared is true if the first of TenBacks cannot go back before the turn.
	IsBackPrepared bool
	// EndsTurn is true if the turn ends.
	EndsTurn bool
	// OwesNothing is true if nothing is owed any more.
	OwesNothing bool
	// IsFirstNear is true if the first card is a small step.
	IsFirstNear bool
	// IsFirstNearest is true if no card is nearer than the first.
	IsFirstNearest bool
	// SkipsFewest is true if no turn skips fewer numbers.
	SkipsFewest bool
	Effect      Effect
	Alternative Alternative
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A way has the first that holds.
const (
	Tried    ReasonKind = iota // the games tried ended best with it
	Wins                       // it lays all that is left
	Must                       // nothing else lays what is owed
	Stops                      // it ends the turn: each further card skips what does not pay
	Spares                     // it heeds Wish, and the way that skips least does not
	Prepares                   // Card can go back on the pile in a later turn
	Back                       // TenBacks go back, and nothing leaves more room
	Skips                      // nothing skips less
)

// HasReason reports whether anything but the simulated games recommends the turn.
func (r *Reason) HasReason() bool { return r.Kind != Tried }

// The measures of reasons.
const (
	dearEach  = 4 // what a further card skips at least not to pay
	lowEach   = 2 // what a card that is not owed skips at most to be laid
	nearlyAll = 2 // by how many numbers another turn may leave more room than one that makes room
	mostNamed = 3 // how many cards of another way a sentence has room for
	mostLaid  = 3 // how many cards a turn may have to be compared with all others
)

// turn is a way to go on, with what it does.
type turn struct {
	p      *thegame.Position
	lays   []lay
	effect Effect
	end    thegame.Position
	core   []lay  // of lays: what is owed, or one card where nothing is
	extra  []lay  // of lays: the others
	does   Effect // of core alone
	least  []lay  // the turn after which most numbers fit, of what is owed up to mostLaid cards
	room   Effect // of least
}

// ReasonFor returns what speaks for a way to go on, against others, best first.
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
		r.Kind = Wins
	case t.onlyWay():
		r.Kind = Must
	case t.effect.twice || len(t.lays) < max(owed(&p), 1):
	case !t.divide():
		t.many(&r)
	case t.spares(&r), len(r.TenBacks) == 0 && t.prepares(&r):
	case t.does.room() >= t.room.room() || len(r.TenBacks) > 0 && t.does.Regains > 0 && t.does.room() >= t.room.room()-nearlyAll:
		t.counts(&r, waysOf(&p, others, t.lays))
	}
	return r
}

// facts returns what a turn is like by itself.
func (t *turn) facts() Reason {
	first := t.lays[0]
	step, least := first.pile.Step(t.p.TopCard(first.pile), first.card), leastStep(t.p)
	r := Reason{Pile: first.pile, IsFirstNear: step > 0 && step <= small, IsFirstNearest: step <= least, OwesNothing: owed(t.p) == 0, Effect: t.effect}
	if r.TenBacks = tricks(t.p, t.lays); len(r.TenBacks) > 0 {
		r.Pile = r.TenBacks[0].Pile
		r.IsBackPrepared = r.Pile.TenBackCard(t.p.TopCard(r.Pile)) != r.TenBacks[0].Card
	}
	return r
}

// divide tells what is owed from what is laid besides; ok is false where that is dear, where another card would be cheaper, or where what
// belongs together is too much to be compared.
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

// cheapest returns so many cards of a turn that go by themselves and leave most room, and the others.
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

// cheaper reports whether another card of the hand, laid last, would leave more room in place of one of these.
func (t *turn) cheaper(lays []lay) bool {
	for _, x := range lays {
		rest := except(t.lays, []lay{x})
		for _, c := range t.end.Hand(t.p.Turn()) {
			for on := range thegame.Pile(thegame.Piles) {
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

// onlyWay reports whether what is owed cannot be laid but by lays of a turn.
func (t *turn) onlyWay() bool {
	owes := owed(t.p)
	return owes > 0 && len(t.lays) == owes && eachTurn(t.p, 0, nil, owes, anyLay, func(path []lay, _ *thegame.Position) bool {
		return len(path) < owes || len(except(path, t.lays)) == 0
	})
}

// stops returns what speaks for ending a turn.
func stops(p *thegame.Position) Reason {
	r := Reason{EndsTurn: true}
	one, e := best(p, 1, mostLaid, anyLay)
	if len(one) != 1 || e.Regains > 0 || e.Skips < dearEach {
		return r
	}
	r.Kind, r.Pile, r.Alternative = Stops, one[0].pile, Alternative{Versus: Besides, Lays: movesTo(one), Skips: e.Skips}
	return r
}

// spares tells of a pile that a turn keeps off because of what another seat wishes, where the way that skips least goes against that.
func (t *turn) spares(r *Reason) bool {
	_, heeded := best(t.p, max(owed(t.p), 1), mostLaid, heeding(t.p))
	more := except(t.least, t.lays)
	wishes := broken(t.p, t.least)
	if len(wishes) == 0 || len(broken(t.p, t.lays)) > 0 || len(more) > mostNamed ||
		t.room.Skips >= t.does.Skips || t.does.room() < heeded.room() {
		return false
	}
	wish := wishes[0]
	if t.p.PileSize(wish.Pile) != t.end.PileSize(wish.Pile) {
		return false
	}
	r.Kind, r.Pile, r.Wish = Spares, wish.Pile, wish
	r.Alternative = Alternative{Versus: Instead, Lays: movesTo(more), Skips: t.room.Skips}
	if less := except(t.lays, t.least); len(less) == 1 && len(more) == 1 {
		r.Alternative.For = movesTo(less)
	}
	return true
}

// prepares tells of a card of the hand that goes back after a turn on a pile on which it did not before, and by that makes up for what the
// turn skips more than it must.
func (t *turn) prepares(r *Reason) bool {
	if t.end.IsOver() {
		return false
	}
	for on := range thegame.Pile(thegame.Piles) {
		with := on.TenBackCard(t.end.TopCard(on))
		if with != thegame.NoCard && t.end.PileSize(on) > t.p.PileSize(on) && t.end.HasCard(t.p.Turn(), with) {
			e, _ := effectOf(&t.end, []lay{{with, on}})
			if e.Regains > 0 && t.does.room()+e.Regains >= t.room.room() {
				r.Kind, r.Pile, r.Card, r.Gain = Prepares, on, with, e.Regains
				return true
			}
		}
	}
	return false
}

// tricks returns the cards of a turn that go back.
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

// leastStep returns the smallest step that the seat to move can lay a card in.
func leastStep(p *thegame.Position) int {
	least := noFit
	for _, c := range p.Hand(p.Turn()) {
		for on := range p.Takes(c).All() {
			least = min(least, on.Step(p.TopCard(on), c))
		}
	}
	return least
}

// alike is by how much less the best way may be worth than another to be no better beyond chance, in cards.
const alike = 0.35

// Recommend returns, of ways that Advise found, the best for which something speaks that can be told, of those that are about as good as
// the best; the best where there is none.
func Recommend(v View, all []Advice) (moves []thegame.Move, why Reason) {
	for i := range all {
		if i > 0 && (all[i].Games < all[0].Games/2 || all[0].worth()-all[i].worth() > alike) {
			continue
		}
		r := ReasonFor(v, all[i].Moves, MovesOf(all))
		if i == 0 || r.HasReason() {
			moves, why = all[i].Moves, r
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
		ways = append(ways, all[i].Moves)
	}
	return ways
}

// worth is what Strong goes by: the cards laid on average, and a win besides.
func (a *Advice) worth() float64 {
	return float64(winBonus*a.Won-a.Rest) / float64(max(a.Games, 1))
}
