package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Aim is where a held card would go. The zero Aim is nowhere.
type Aim struct {
	Kind AimKind
	Card dreixdrei.Card // that it would be exchanged for, of OnCard
}

// AimKind is the kind of an aim.
type AimKind uint8

// The kinds of aims.
const (
	Nowhere AimKind = iota
	OnPile          // cards are laid, or turned up there
	OnHand          // the pile is taken up
	OnCard          // a card is exchanged
)

// cards returns the table as the gestures of a hand see it.
func (t *Table) cards() cards { return cards{t} }

// Cards are the gestures of the hand.
func (t *Table) Cards() tabletop.Game[dreixdrei.Card, Aim] { return t.cards() }

// cards is the table as the gestures of a hand see it: see tabletop.Game. What is held is one card, and others go with it.
type cards struct{ *Table }

func (t cards) Pose(c dreixdrei.Card) stage.Pose  { return t.Line.Pose(c) }
func (t cards) Lifted(c dreixdrei.Card) float64   { return t.Line.Lifted(c) }
func (t cards) Sizes(from float64) tabletop.Sizes { return t.Line.Sizes(from) }
func (t cards) Reduced() bool                     { return t.Line.Reduced() }
func (t cards) Return()                           { t.Line.Return() }
func (t cards) ShowPlaces()                       { t.lights.Pulse() }

// Drop lets the card that was held, and those with it, begin their next way where they were dropped.
func (t cards) Drop(c dreixdrei.Card, at stage.Pose) {
	t.held.drop()
	for i, w := range t.held.with {
		t.Line.Drop(w, beside(at, i, len(t.held.with)))
	}
	t.Line.Drop(c, at)
}

// heldApart is how far the cards of a stack that is carried lie apart, in widths of a card.
const heldApart = 0.24

// beside returns the pose of the i-th of n cards that are carried below one in a pose.
func beside(p stage.Pose, i, n int) stage.Pose {
	p.X -= float64(n-i) * heldApart * p.W
	p.Z -= n - i
	return p
}

// CardAt returns the card at a point that may be taken. Of equal cards the one that the rules lay first is meant, unless it is held.
func (t cards) CardAt(at geom.Point) (dreixdrei.Card, bool) {
	o := t.own()
	if !t.Mine() || t.held.wheel.open() || o.Turned() != dreixdrei.NoCard {
		return dreixdrei.NoCard, false
	}
	for _, cards := range [][]dreixdrei.Card{scene.Sorted(t.Line.View().Hands[o.seat]), o.open()} {
		if c, ok := t.Line.CardAt(cards, at); ok {
			return t.held.meant(o, c), !t.swapsFor(c)
		}
	}
	if o.Exchange() {
		return dreixdrei.NoCard, false
	}
	if c, ok := t.Line.CardAt(o.faceDown(), at); ok {
		return c, true
	}
	pile := o.Pile()
	chosen := t.Hand.Grip == tabletop.Selected && t.wayOf(t.Hand.Card).Kind == OnPile // which is to be laid there
	if len(pile) > 0 && !chosen && t.Line.Geometry().Pile.Contains(at) {
		return pile[len(pile)-1], true
	}
	return dreixdrei.NoCard, false
}

// swapsFor reports whether a card is what the chosen one would be exchanged for.
func (t cards) swapsFor(c dreixdrei.Card) bool {
	return t.Position().Exchange() && t.Hand.Grip == tabletop.Selected && slices.Contains(t.Places(t.Hand.Card), Aim{OnCard, c})
}

// TakenUp is told which card was taken.
func (t cards) TakenUp(dreixdrei.Card) {
	t.held.take(t.own(), t.Modifiers&input.Ctrl != 0)
	t.lifts()
}

// lifts lets a card be heard that is taken, and forgets a refusal.
func (t *Table) lifts() {
	t.refused, t.Stale = refusal{}, true
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// Choices returns what keys choose among: the first of equal cards in each place, and the face-down ones where one is to be turned up.
func (t cards) Choices() (all []dreixdrei.Card) {
	if !t.Mine() || t.held.wheel.open() {
		return nil
	}
	o := t.own()
	for _, c := range append(o.hand(), o.open()...) {
		if t.held.meant(o, c) == c {
			all = append(all, c)
		}
	}
	if len(all) == 0 && !o.Exchange() {
		all = o.faceDown()
	}
	return all
}

// Places returns where keys aim a card.
func (t cards) Places(c dreixdrei.Card) (all []Aim) {
	o := t.own()
	if !o.Exchange() {
		return []Aim{t.wayOf(c)}
	}
	others := o.open()
	if where, _ := o.place(c); where == open {
		others = o.hand()
	}
	for _, other := range others {
		all = append(all, Aim{OnCard, other})
	}
	return all
}

// wayOf returns the one place where a card goes once the exchange is over.
func (t cards) wayOf(c dreixdrei.Card) Aim {
	if where, _ := t.own().place(c); where == onPile {
		return Aim{Kind: OnHand}
	}
	return Aim{Kind: OnPile}
}

// coveredPart is the part of a card that must lie over a place to be meant for it.
const coveredPart = 0.2

func (t cards) Under(c dreixdrei.Card, over geom.Rect) Aim {
	best, g := tabletop.Covers[Aim](over, coveredPart), t.Line.Geometry()
	if t.Position().Exchange() {
		for _, to := range t.Places(c) {
			best.Offer(to, t.Line.Pose(to.Card).Rect(), 1)
		}
		return best.At
	}
	best.Offer(Aim{Kind: OnPile}, g.Middle, 1)
	if where, _ := t.own().place(c); where == onPile {
		best.Offer(Aim{Kind: OnHand}, g.Own(), 1)
	}
	return best.At
}

func (t cards) At(c dreixdrei.Card, at geom.Point) Aim {
	g := t.Line.Geometry()
	if t.Position().Exchange() {
		for _, to := range t.Places(c) {
			if t.Line.Pose(to.Card).Rect().Contains(at) {
				return to
			}
		}
		return Aim{}
	}
	switch where, _ := t.own().place(c); {
	case g.Middle.Contains(at) && where != onPile:
		return Aim{Kind: OnPile}
	case where == onPile && (g.Own().Contains(at) || g.Pile.Contains(at)):
		return Aim{Kind: OnHand}
	}
	return Aim{}
}

// Accepts reports whether a card, with what goes along, may go to a place. JOKERs alone may where any name of theirs may.
func (t cards) Accepts(c dreixdrei.Card, to Aim) bool {
	m, ok := t.move(c, to)
	if !ok || to.Kind == OnHand && t.wayOf(c) != to {
		return false
	}
	return t.Position().Allows(m)
}

func (t cards) Only(c dreixdrei.Card) (Aim, bool) {
	if to := t.Places(c); len(to) == 1 && t.Accepts(c, to[0]) {
		return to[0], true
	}
	return Aim{}, false
}

// Put makes the move of a card to a place that accepts it. JOKERs alone are named first.
func (t cards) Put(c dreixdrei.Card, to Aim) {
	m, ok := t.move(c, to)
	switch {
	case !ok:
	case to.Kind == OnPile && m.Action == dreixdrei.LayCards && unnamed(t.held.moved(c)):
		t.openWheel(t.held.moved(c))
	default:
		t.Play(m)
	}
}

func (t cards) Refuse(c dreixdrei.Card, to Aim, _ geom.Rect) {
	if m, ok := t.move(c, to); ok && !t.Position().Allows(m) {
		t.Play(m) // which says why not
	}
}

// move returns the move of a card, with what goes along, to a place. JOKERs take the kind of what they are laid with; alone they are
// INVISIBLE until they are named, which may lie on anything.
func (t cards) move(c dreixdrei.Card, to Aim) (m dreixdrei.Move, ok bool) {
	o := t.own()
	where, nth := o.place(c)
	switch {
	case to.Kind == OnCard && where == inHand:
		return dreixdrei.Swap(c.Kind(), to.Card.Kind()), true
	case to.Kind == OnCard && where == open:
		return dreixdrei.Swap(to.Card.Kind(), c.Kind()), true
	case to.Kind == OnHand:
		return dreixdrei.Take(), true
	case to.Kind == OnPile && where == faceDown:
		return o.turnUp(nth), true
	case to.Kind == OnPile && (where == inHand || where == open):
		return o.laying(t.held.moved(c), dreixdrei.Invisible), true
	}
	return m, false
}
