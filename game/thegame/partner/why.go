package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Reason is what speaks for a way to go on, as far as it can be seen from the hand, the piles and what was laid.
type Reason struct {
	Kind    ReasonKind
	Pile    thegame.Pile   // of the reason
	With    thegame.Card   // of the hand, that the reason is about
	Tricks  []thegame.Move // that go back in the turn
	Seat    thegame.Seat   // that asks for something
	Gain    int            // so many numbers fit again once With goes back
	Builds  bool           // the first of Tricks cannot go back before the turn
	Ends    bool           // the turn ends
	On      bool           // nothing is owed any more
	Spared  bool           // without Tricks the rest would skip more
	Near    bool           // the first card is a small step
	Least   bool           // no card is nearer than the first
	Effect  Effect
	Against Against
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A way has the first that holds.
const (
	Tried    ReasonKind = iota // the games tried ended best with it
	Wins                       // it lays all that is left
	Stops                      // it ends the turn: the other way skips what does not pay
	Spares                     // Seat asks to keep off the pile, on which the other way skips less
	Prepares                   // With can go back on the pile in a later turn
	Back                       // Tricks go back
	Skips                      // it skips less than the other way, or next to nothing
)

// Told reports whether anything speaks for a way but the games that were tried.
func (r *Reason) Told() bool { return r.Kind != Tried }

// Why returns what speaks for a way to go on, against others, best first.
func Why(v View, moves []thegame.Move, others [][]thegame.Move) Reason {
	p, t := v.position, turn{lays: laysOf(moves)}
	ways := waysOf(&p, others, t.lays)
	if len(t.lays) == 0 {
		return stops(&p, ways)
	}
	var end thegame.Position
	t.effect, end = effectOf(&p, t.lays)
	t.p, t.end = &p, &end
	r := t.facts()
	if end.Won() {
		r.Kind = Wins
		return r
	}
	if t.spares(&r, ways) || len(r.Tricks) == 0 && t.prepares(&r) {
		return r
	}
	further, pays := t.apart()
	if !pays || t.cheaper(ways) {
		return r
	}
	if r.Against = further; further.Versus == Alone {
		r.Against = t.against(ways)
	}
	switch compares := r.Against.Versus != Alone; {
	case len(r.Tricks) > 0 && (compares || t.cheap()):
		r.Kind = Back
	case len(r.Tricks) == 0 && (compares || r.Effect.Skips <= len(t.lays)):
		r.Kind = Skips
	}
	return r
}

// facts returns what a turn is like by itself.
func (t *turn) facts() Reason {
	first := t.lays[0]
	step, least := first.pile.Step(t.p.Shown(first.pile), first.card), leastStep(t.p)
	r := Reason{Pile: first.pile, Near: step > 0 && step <= small, Least: step <= least, On: owed(t.p) == 0, Effect: t.effect}
	if r.Tricks = tricks(t.p, t.lays); len(r.Tricks) > 0 {
		r.Pile = r.Tricks[0].Pile
		r.Builds = r.Pile.Trick(t.p.Shown(r.Pile)) != r.Tricks[0].Card
		r.Spared = t.straight() > t.effect.Skips
	}
	return r
}

// waysOf returns the lays of the other ways that are still to be laid, without those that come to the same as some lays. Ways that lay
// something else than what lies there already are left out.
func waysOf(p *thegame.Position, others [][]thegame.Move, lays []lay) (ways [][]lay) {
	lie := 0
	for _, o := range others {
		lie = max(lie, len(o)-len(leftOf(p, o)))
	}
	for _, o := range others {
		left := leftOf(p, o)
		way := aligned(p, lays, laysOf(left))
		same := len(except(way, lays)) == 0 && len(except(lays, way)) == 0
		if len(o)-len(left) == lie && !same && fits(p, way) {
			ways = append(ways, way)
		}
	}
	return ways
}

// leftOf returns the moves of a way without those cards that lie already where it lays them.
func leftOf(p *thegame.Position, way []thegame.Move) (left []thegame.Move) {
	var memory [thegame.Deck]thegame.Card
	for _, m := range way {
		if m.Action != thegame.LayCard || !slices.Contains(p.AppendPile(memory[:0], m.Pile), m.Card) {
			left = append(left, m)
		}
	}
	return left
}

// fits reports whether lays can be laid, one after the other.
func fits(p *thegame.Position, lays []lay) bool {
	q := *p
	for _, l := range lays {
		if q.Play(thegame.Lay(l.card, l.pile)) != nil {
			return false
		}
	}
	return true
}

// aligned returns a way, with bare piles exchanged so that it has as much as it can in common with lays: which of two begins is no matter.
func aligned(p *thegame.Position, lays, way []lay) (best []lay) {
	best = way
	for _, swaps := range []thegame.PileSet{0b0011, 0b1100, 0b1111} {
		swapped, bare := slices.Clone(way), true
		for i := range swapped {
			if swaps.Has(swapped[i].pile) {
				swapped[i].pile ^= 1
			}
		}
		for on := range swaps.All() {
			bare = bare && p.PileSize(on) == 0
		}
		if bare && len(except(swapped, lays)) < len(except(best, lays)) {
			best = swapped
		}
	}
	return best
}

// stops returns what speaks for ending a turn.
func stops(p *thegame.Position, ways [][]lay) Reason {
	for _, o := range ways[:min(len(ways), mostWays)] {
		if e, _ := effectOf(p, o); len(o) > 0 && len(o) <= mostNamed && e.Skips >= dearEach*len(o) && e.Regains == 0 {
			a := Against{Versus: Besides, Lays: movesTo(o), Skips: e.Skips, Costs: e.Skips}
			return Reason{Kind: Stops, Ends: true, Pile: o[0].pile, Against: a}
		}
	}
	return Reason{Ends: true}
}

// tricks returns the cards of a turn that go back.
func tricks(p *thegame.Position, lays []lay) (back []thegame.Move) {
	q := *p
	for _, l := range lays {
		if l.pile.Step(q.Shown(l.pile), l.card) < 0 {
			back = append(back, thegame.Lay(l.card, l.pile))
		}
		_ = q.Play(thegame.Lay(l.card, l.pile)) // it can be laid
	}
	return back
}

// prepares tells of a card of the hand that goes back after a turn on a pile on which it did not before.
func (t *turn) prepares(r *Reason) bool {
	if t.end.Over() {
		return false
	}
	for on := range thegame.Pile(thegame.Piles) {
		with := on.Trick(t.end.Shown(on))
		if with != thegame.NoCard && t.end.PileSize(on) > t.p.PileSize(on) && t.end.Holds(t.p.Turn(), with) {
			e, _ := effectOf(t.end, []lay{{with, on}})
			r.Kind, r.Pile, r.With, r.Gain = Prepares, on, with, e.Regains
			return e.Regains > 0
		}
	}
	return false
}

// spares tells of a pile that a turn keeps off because another seat asks for that, where another way that does not skips less.
func (t *turn) spares(r *Reason, ways [][]lay) bool {
	for _, o := range ways[:min(len(ways), mostWays)] {
		theirs, _ := effectOf(t.p, o)
		more := except(o, t.lays)
		if theirs.Skips >= t.effect.Skips || len(o) < len(t.lays) || len(more) == 0 || len(more) > mostNamed {
			continue
		}
		for _, l := range more {
			if s, asks := keptOff(t.p, l.pile); asks && t.p.PileSize(l.pile) == t.end.PileSize(l.pile) {
				r.Kind, r.Pile, r.Seat = Spares, l.pile, s
				r.Against = Against{Versus: Instead, Lays: movesTo(more), Skips: theirs.Skips}
				return true
			}
		}
	}
	return false
}

// keptOff returns who, besides the seat to move, asks to keep off a pile.
func keptOff(p *thegame.Position, on thegame.Pile) (by thegame.Seat, ok bool) {
	for s := range thegame.Seat(p.Seats()) {
		if s != p.Turn() && p.Signal(s, on) == thegame.KeepOff {
			return s, true
		}
	}
	return 0, false
}

// leastStep returns the smallest step that the seat to move can lay a card in.
func leastStep(p *thegame.Position) int {
	least := noFit
	for _, c := range p.Hand(p.Turn()) {
		for on := range p.Takes(c).All() {
			least = min(least, on.Step(p.Shown(on), c))
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
		r := Why(v, all[i].Moves, MovesOf(all))
		if i == 0 || r.Told() {
			moves, why = all[i].Moves, r
		}
		if why.Told() {
			break
		}
	}
	return moves, why
}

// MovesOf returns the moves of ways.
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
