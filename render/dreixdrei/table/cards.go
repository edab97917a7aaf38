package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// The kinds of aims of a card.
const (
	onPile uint8 = iota + 1 // the pile, on which cards are laid or turned over
	onHand                  // the hand, into which the pile is picked up
	onCard                  // the card with the number Row, for which another one is swapped
)

// aimAtPile is the aim at the pile, on which cards are laid or turned over.
var aimAtPile = tabletop.Aim{Kind: onPile}

var toHand = tabletop.Aim{Kind: onHand}

// to returns the aim at a card, for which another one is swapped.
func to(c dreixdrei.Card) tabletop.Aim { return tabletop.Aim{Kind: onCard, Row: uint8(c)} }

// CardAt returns the card at a point if it may be picked up. Of equal cards it is the card that the rules lay first, unless that is held.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	o := t.frontPosition()
	if !t.CanMove() || t.held.wheel.open() || o.TurnedJoker() != dreixdrei.NoCard {
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
	chosen := t.Held.Grip == tabletop.SelectedGrip && t.wayOf(t.held.card()) == aimAtPile // a click lays it there
	if len(pile) > 0 && !chosen && t.Timeline.Geometry().Pile.Contains(at) {
		return number(pile[len(pile)-1])
	}
	return tabletop.NoCard
}

func (t *Table) swapsFor(c dreixdrei.Card) bool {
	return t.ShownPosition().IsSwapping() && t.Held.Grip == tabletop.SelectedGrip && slices.Contains(t.Aims(t.Held.Card), to(c))
}

// handlePickUp lets the cards chosen before go along with a card that is picked up, if they are equal.
func (t *Table) handlePickUp(tabletop.Card) {
	t.held.take(t.frontPosition(), t.Modifiers&input.Ctrl != 0)
}

// clearPickedUp forgets the cards that go along, and JOKERs that wait for a name.
func (t *Table) clearPickedUp(bool) { t.held.forget() }

// SelectableCards returns the cards that keys choose from: the first of equal cards in each spot or, if there is none, the face-down cards.
func (t *Table) SelectableCards() []tabletop.Card { return numbers(t.choices()) }

func (t *Table) choices() (all []dreixdrei.Card) {
	if !t.CanMove() || t.held.wheel.open() {
		return nil
	}
	o := t.frontPosition()
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

// Aims returns the aims that keys have for a card.
func (t *Table) Aims(n tabletop.Card) (all []tabletop.Aim) {
	o, c := t.frontPosition(), cardOf(n)
	if !o.IsSwapping() {
		return []tabletop.Aim{t.wayOf(c)}
	}
	others := o.open()
	if where, _ := o.spotOf(c); where == open {
		others = o.hand()
	}
	for _, other := range others {
		all = append(all, to(other))
	}
	return all
}

// wayOf returns the only aim of a card once the swaps are over.
func (t *Table) wayOf(c dreixdrei.Card) tabletop.Aim {
	if where, _ := t.frontPosition().spotOf(c); where == top {
		return toHand
	}
	return aimAtPile
}

// OfferAims offers the aims of a dragged card with their areas.
func (t *Table) OfferAims(n tabletop.Card, offer func(tabletop.Aim, geom.Rect)) {
	if t.ShownPosition().IsSwapping() {
		for _, to := range t.Aims(n) {
			offer(to, t.Timeline.Pose(dreixdrei.Card(to.Row)).Rect())
		}
		return
	}
	offer(aimAtPile, t.Timeline.Geometry().Ring)
	if t.wayOf(cardOf(n)) == toHand {
		offer(toHand, t.Timeline.Geometry().OwnArea())
	}
}

// AimAt returns the aim of a chosen card if a point is clicked.
func (t *Table) AimAt(n tabletop.Card, at geom.Point) tabletop.Aim {
	if t.ShownPosition().IsSwapping() {
		return t.SharedTable.AimAt(n, at)
	}
	switch g, way := t.Timeline.Geometry(), t.wayOf(cardOf(n)); {
	case g.Ring.Contains(at) && way == aimAtPile:
		return aimAtPile
	case way == toHand && (g.OwnArea().Contains(at) || g.Pile.Contains(at)):
		return toHand
	}
	return tabletop.Aim{}
}

// askToConfirm opens the wheel for the name of JOKERs that are laid alone. asks is false for all other cards.
func (t *Table) askToConfirm(n tabletop.Card, to tabletop.Aim) (asks bool) {
	c := cardOf(n)
	m, ok := t.MoveFor(n, to)
	if asks = ok && to == aimAtPile && m.Action == dreixdrei.LayCards && unnamed(t.held.moved(c)); asks {
		t.openWheel(t.held.moved(c))
	}
	return asks
}

// CheckMove returns the reason for which the rules refuse a card at an aim, nil if they allow it. JOKERs alone count as INVISIBLE.
func (t *Table) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	if m, ok := t.MoveFor(c, to); ok && !t.ShownPosition().CanMove(m) {
		return t.ShownPosition().Refusal(m)
	}
	return nil
}

// MoveFor returns the move of a card, with the cards that go along, to an aim; ok is false if there is none. JOKERs take the kind of the cards
// that they are laid with. Alone they are INVISIBLE, which may lie on anything, until they are named.
func (t *Table) MoveFor(n tabletop.Card, to tabletop.Aim) (m dreixdrei.Move, ok bool) {
	o, c := t.frontPosition(), cardOf(n)
	where, nth := o.spotOf(c)
	switch other := dreixdrei.Card(to.Row); {
	case to.Kind == onCard && where == inHand:
		return dreixdrei.Swap(c.Kind(), other.Kind()), true
	case to.Kind == onCard && where == open:
		return dreixdrei.Swap(other.Kind(), c.Kind()), true
	case to == toHand && where == top:
		return dreixdrei.PickUp(), true
	case to == aimAtPile && where == faceDown:
		return o.turnUp(nth), true
	case to == aimAtPile && (where == inHand || where == open):
		return o.laying(t.held.moved(c), dreixdrei.Invisible), true
	}
	return m, false
}
