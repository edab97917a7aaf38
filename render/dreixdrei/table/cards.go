package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The kinds of aims.
const (
	onPile uint8 = iota + 1 // cards are laid, or turned up there
	onHand                  // the pile is taken up
	onCard                  // a card is exchanged, whose number is the row
)

// ToPile is the aim of what is laid or turned up.
var ToPile = tabletop.Aim{Kind: onPile}

// toHand is the aim of the pile that is taken up, and to that of a card that is exchanged for another one.
var toHand = tabletop.Aim{Kind: onHand}

func to(c dreixdrei.Card) tabletop.Aim { return tabletop.Aim{Kind: onCard, Row: uint8(c)} }

// CardAt returns the card at a point that may be taken. Of equal cards the one that the rules lay first is meant, unless it is held.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	o := t.own()
	if !t.CanMove() || t.held.wheel.open() || o.Turned() != dreixdrei.NoCard {
		return tabletop.NoCard
	}
	for _, cards := range [][]dreixdrei.Card{scene.SortedHand(t.Timeline.View().Hands[o.seat]), o.open()} {
		if c, ok := t.Timeline.CardAt(cards, at); ok {
			if t.swapsFor(c) {
				return tabletop.NoCard
			}
			return number(t.held.meant(o, c))
		}
	}
	if o.IsSwapping() {
		return tabletop.NoCard
	}
	if c, ok := t.Timeline.CardAt(o.faceDown(), at); ok {
		return number(c)
	}
	pile := o.Pile()
	chosen := t.Hand.Grip == tabletop.Selected && t.wayOf(t.held.card()) == ToPile // which is to be laid there
	if len(pile) > 0 && !chosen && t.Timeline.Geometry().Pile.Contains(at) {
		return number(pile[len(pile)-1])
	}
	return tabletop.NoCard
}

// swapsFor reports whether a card is what the chosen one would be exchanged for.
func (t *Table) swapsFor(c dreixdrei.Card) bool {
	return t.Position().IsSwapping() && t.Hand.Grip == tabletop.Selected && slices.Contains(t.Aims(t.Hand.Card), to(c))
}

// TakeUpCard has the cards go along that were chosen before and may.
func (t *Table) TakeUpCard(tabletop.Card) { t.held.take(t.own(), t.Modifiers&input.Ctrl != 0) }

// ClearTaken forgets what goes along and what waits for a name.
func (t *Table) ClearTaken(bool) { t.held.forget() }

// Choices returns what keys choose among: the first of equal cards in each place, and the face-down ones where one is to be turned up.
func (t *Table) Choices() []tabletop.Card { return numbers(t.choices()) }

func (t *Table) choices() (all []dreixdrei.Card) {
	if !t.CanMove() || t.held.wheel.open() {
		return nil
	}
	o := t.own()
	for _, c := range append(o.hand(), o.open()...) {
		if t.held.meant(o, c) == c {
			all = append(all, c)
		}
	}
	if len(all) == 0 && !o.IsSwapping() {
		all = o.faceDown()
	}
	return all
}

// Aims returns where keys aim a card.
func (t *Table) Aims(n tabletop.Card) (all []tabletop.Aim) {
	o, c := t.own(), cardOf(n)
	if !o.IsSwapping() {
		return []tabletop.Aim{t.wayOf(c)}
	}
	others := o.open()
	if where, _ := o.place(c); where == open {
		others = o.hand()
	}
	for _, other := range others {
		all = append(all, to(other))
	}
	return all
}

// wayOf returns the one place where a card goes once the exchange is over.
func (t *Table) wayOf(c dreixdrei.Card) tabletop.Aim {
	if where, _ := t.own().place(c); where == top {
		return toHand
	}
	return ToPile
}

// coveredPart is the part of a card that must lie over a place to be meant for it.
const coveredPart = 0.2

// AimOver returns the place that a card is meant for which is carried over a part of the table.
func (t *Table) AimOver(n tabletop.Card, over geom.Rect) tabletop.Aim {
	best, g := tabletop.Covers(over, coveredPart), t.Timeline.Geometry()
	if t.Position().IsSwapping() {
		for _, to := range t.Aims(n) {
			best.Offer(to, t.Timeline.Pose(dreixdrei.Card(to.Row)).Rect(), 1)
		}
		return best.At
	}
	best.Offer(ToPile, g.Ring, 1)
	if t.wayOf(cardOf(n)) == toHand {
		best.Offer(toHand, g.FrontArea(), 1)
	}
	return best.At
}

// AimAt returns the place that a click means while a card is chosen.
func (t *Table) AimAt(n tabletop.Card, at geom.Point) tabletop.Aim {
	g := t.Timeline.Geometry()
	if t.Position().IsSwapping() {
		for _, to := range t.Aims(n) {
			if t.Timeline.Pose(dreixdrei.Card(to.Row)).Rect().Contains(at) {
				return to
			}
		}
		return tabletop.Aim{}
	}
	switch way := t.wayOf(cardOf(n)); {
	case g.Ring.Contains(at) && way == ToPile:
		return ToPile
	case way == toHand && (g.FrontArea().Contains(at) || g.Pile.Contains(at)):
		return toHand
	}
	return tabletop.Aim{}
}

// AskToConfirm asks for the name of JOKERs that are laid alone.
func (t *Table) AskToConfirm(n tabletop.Card, to tabletop.Aim) (asks bool) {
	c := cardOf(n)
	m, ok := t.Move(n, to)
	if asks = ok && to == ToPile && m.Action == dreixdrei.LayCards && unnamed(t.held.moved(c)); asks {
		t.openWheel(t.held.moved(c))
	}
	return asks
}

// CheckMove returns why the rules refuse a card at a place. JOKERs alone may go where any name of theirs may.
func (t *Table) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	if m, ok := t.Move(c, to); ok && !t.Position().CanMove(m) {
		return t.Position().Refusal(m)
	}
	return nil
}

// Move returns the move of a card, with what goes along, to a place. JOKERs take the kind of what they are laid with; alone they are
// INVISIBLE until they are named, which may lie on anything.
func (t *Table) Move(n tabletop.Card, to tabletop.Aim) (m dreixdrei.Move, ok bool) {
	o, c := t.own(), cardOf(n)
	where, nth := o.place(c)
	switch other := dreixdrei.Card(to.Row); {
	case to.Kind == onCard && where == inHand:
		return dreixdrei.Swap(c.Kind(), other.Kind()), true
	case to.Kind == onCard && where == open:
		return dreixdrei.Swap(other.Kind(), c.Kind()), true
	case to == toHand && where == top:
		return dreixdrei.Take(), true
	case to == ToPile && where == faceDown:
		return o.turnUp(nth), true
	case to == ToPile && (where == inHand || where == open):
		return o.laying(t.held.moved(c), dreixdrei.Invisible), true
	}
	return m, false
}
