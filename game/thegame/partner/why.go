package partner

import (
	"slices"

	"dreist/game/thegame"
)

// Reason is what speaks for a way to go on, as far as it can be seen from the hand and the piles.
type Reason struct {
	Kind ReasonKind
	Pile thegame.Pile // of the reason
	With thegame.Card // of the hand, that the reason is about besides the first card
	Step int          // of the first card
	Then int          // step of With where it follows in the turn
}

// ReasonKind is the kind of a reason.
type ReasonKind uint8

// The kinds of reasons. A way has the first that holds.
const (
	Tried    ReasonKind = iota // the games tried ended best with it, though another card is nearer
	Wins                       // it lays all that is left
	GoesBack                   // its first card goes back
	Builds                     // its first card lets With go back in the same turn
	Turns                      // With goes back later in the same turn
	Stops                      // it ends the turn: no card takes as little room as it fills
	Keeps                      // it ends the turn, and keeps a card that does
	Prepares                   // With can go back on the pile in a later turn
	Spares                     // another seat asks to keep off the pile, on which a card of the hand is nearer
	LaysOn                     // it lays more than is owed
	Small                      // its first card is a small step
	Leads                      // its first card is a large step, after which With is a small one on the same pile
	Smallest                   // no card is nearer
	Leaves                     // it lays nothing on the pile on which With is nearer
)

// Small reports whether what is to be said for a way is that its first card is a small step.
func (r Reason) Small() bool { return r.Kind == Small || r.Kind == LaysOn && r.Step <= small }

// Why returns what speaks for a way to go on.
func Why(v View, moves []thegame.Move) Reason {
	p, lays := v.position, laysOf(moves)
	if len(lays) == 0 {
		if t := tableOf(&p, false); new(ways).gains(&t) {
			return Reason{Kind: Keeps}
		}
		return Reason{Kind: Stops}
	}
	first := lays[0]
	r := Reason{Pile: first.pile, With: thegame.NoCard, Step: first.pile.Step(p.Shown(first.pile), first.card)}
	end := p
	for _, l := range lays {
		_ = end.Play(thegame.Lay(l.card, l.pile)) // it can be laid
	}
	set := func(kind ReasonKind, on thegame.Pile, with thegame.Card) Reason {
		r.Kind, r.Pile, r.With = kind, on, with
		return r
	}
	if end.Won() {
		return set(Wins, first.pile, thegame.NoCard)
	}
	if r.Step < 0 {
		return set(GoesBack, first.pile, first.card)
	}
	for _, l := range lays[1:] {
		if l.pile == first.pile {
			if l.card == first.pile.Trick(first.card) {
				return set(Builds, l.pile, l.card)
			}
			break
		}
	}
	if l, ok := turned(&p, lays); ok {
		return set(Turns, l.pile, l.card)
	}
	if on, with, ok := prepared(&end, v.seat); ok && !end.Over() {
		return set(Prepares, on, with)
	}
	if on, ok := spared(&p, lays); ok {
		return set(Spares, on, thegame.NoCard)
	}
	switch {
	case owed(&p) == 0:
		return set(LaysOn, first.pile, thegame.NoCard)
	case r.Step <= small:
		return set(Small, first.pile, thegame.NoCard)
	}
	if with, step, ok := follows(lays); ok {
		r.Then = step
		return set(Leads, first.pile, with)
	}
	near, step := nearestOf(&p)
	switch {
	case r.Step <= step:
		return set(Smallest, first.pile, thegame.NoCard)
	case step > 0 && !slices.ContainsFunc(lays, func(l lay) bool { return l.pile == near.pile }):
		return set(Leaves, near.pile, near.card)
	}
	return r
}

// turned returns the first card of a turn that goes back.
func turned(p *thegame.Position, lays []lay) (lay, bool) {
	q := *p
	for _, l := range lays {
		if l.pile.Step(q.Shown(l.pile), l.card) < 0 {
			return l, true
		}
		_ = q.Play(thegame.Lay(l.card, l.pile)) // it can be laid
	}
	return lay{}, false
}

// follows returns the card that follows the first one of a turn on its pile in a small step, and that step.
func follows(lays []lay) (with thegame.Card, step int, ok bool) {
	for _, l := range lays[1:] {
		if l.pile == lays[0].pile {
			step = l.pile.Step(lays[0].card, l.card)
			return l.card, step, step > 0 && step <= small
		}
	}
	return thegame.NoCard, 0, false
}

// prepared returns a pile on which a card of a hand goes back.
func prepared(p *thegame.Position, seat thegame.Seat) (on thegame.Pile, with thegame.Card, ok bool) {
	for on := range thegame.Pile(thegame.Piles) {
		if with := on.Trick(p.Shown(on)); with != thegame.NoCard && p.PileSize(on) > 0 && p.Holds(seat, with) {
			return on, with, true
		}
	}
	return 0, thegame.NoCard, false
}

// spared returns a pile that a way keeps off because another seat asks for that: a card of the hand is nearer there than
// the first card laid.
func spared(p *thegame.Position, lays []lay) (on thegame.Pile, ok bool) {
	seat, laid := p.Turn(), map[thegame.Pile]bool{}
	for _, l := range lays {
		laid[l.pile] = true
	}
	far := lays[0].pile.Step(p.Shown(lays[0].pile), lays[0].card)
	for on := range thegame.Pile(thegame.Piles) {
		asked := false
		for s := range thegame.Seat(p.Seats()) {
			asked = asked || s != seat && p.Signal(s, on) == thegame.KeepOff
		}
		for _, c := range p.Hand(seat) {
			if step := on.Step(p.Shown(on), c); asked && !laid[on] && step > 0 && step < far {
				return on, true
			}
		}
	}
	return 0, false
}

// nearestOf returns what the seat to move can lay in the smallest step, and that step.
func nearestOf(p *thegame.Position) (near lay, least int) {
	least = noFit
	for _, c := range p.Hand(p.Turn()) {
		for on := range p.Takes(c).All() {
			if step := on.Step(p.Shown(on), c); step < least {
				near, least = lay{c, on}, step
			}
		}
	}
	return near, least
}
