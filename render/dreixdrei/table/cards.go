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

func (t cards) Pose(c dreixdrei.Card) stage.Pose    { return t.Line.Pose(c) }
func (t cards) Lifted(c dreixdrei.Card) float64     { return t.Line.Lifted(c) }
func (t cards) Sizes(from float64) tabletop.Sizes   { return t.Line.Sizes(from) }
func (t cards) Reduced() bool                       { return t.Line.Reduced() }
func (t cards) Return()                             { t.Line.Return() }
func (t cards) ShowPlaces()                         { t.lights.Pulse() }
func (t cards) TakenUp(c dreixdrei.Card)            { t.takenUp(c, false) }
func (t cards) place(c dreixdrei.Card) (place, int) { return placeOf(t.Position(), t.Front(), c) }

// place is where a card lies that whoever sits in front may take.
type place uint8

// The places.
const (
	elsewhere place = iota
	inHand
	open
	faceDown
	onPile
)

// placeOf returns where a card lies as a seat sees it, and the number of its place in a row.
func placeOf(p *dreixdrei.Position, s dreixdrei.Seat, c dreixdrei.Card) (place, int) {
	rows, downs := p.Open(s), p.Down(s)
	switch pile := p.Pile(); {
	case c == dreixdrei.NoCard:
	case slices.Contains(p.AppendHand(nil, s), c):
		return inHand, 0
	case slices.Contains(rows[:], c):
		return open, slices.Index(rows[:], c)
	case slices.Contains(downs[:], c):
		return faceDown, slices.Index(downs[:], c)
	case len(pile) > 0 && pile[len(pile)-1] == c:
		return onPile, 0
	}
	return elsewhere, 0
}

// Drop lets the card that was held, and those with it, begin their next way where they were dropped.
func (t cards) Drop(c dreixdrei.Card, at stage.Pose) {
	t.dropped = t.held()
	for i, w := range t.with {
		t.Line.Drop(w, beside(at, i, len(t.with)))
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
	if !t.Mine() || t.wheel.open() || t.Position().Turned() != dreixdrei.NoCard {
		return dreixdrei.NoCard, false
	}
	p, front := t.Position(), t.Front()
	rows := p.Open(front)
	for _, cards := range [][]dreixdrei.Card{scene.Sorted(t.Line.View().Hands[front]), present(rows[:])} {
		if c, ok := t.Line.CardAt(cards, at); ok {
			return t.meant(c), !t.swapsFor(c)
		}
	}
	if p.Exchange() {
		return dreixdrei.NoCard, false
	}
	downs := p.Down(front)
	if c, ok := t.Line.CardAt(present(downs[:]), at); ok {
		return c, true
	}
	pile := p.Pile()
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

// present returns the cards of a row without the empty places.
func present(row []dreixdrei.Card) []dreixdrei.Card {
	return slices.DeleteFunc(slices.Clone(row), func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
}

// held returns what is held: what goes along, and the card itself last.
func (t *Table) held() []dreixdrei.Card {
	if !t.Hand.Holds() {
		return nil
	}
	return append(slices.Clone(t.with), t.Hand.Card)
}

// moved returns what is moved with a card: what is held, or was until it was dropped.
func (t *Table) moved(c dreixdrei.Card) []dreixdrei.Card {
	switch {
	case t.Hand.Holds():
		return t.held()
	case slices.Contains(t.dropped, c):
		return t.dropped
	}
	return []dreixdrei.Card{c}
}

// meant returns which of some equal cards in a place is taken where one of them is pointed at: the held one if that is it, else the
// first that is not held.
func (t cards) meant(c dreixdrei.Card) dreixdrei.Card {
	if t.Hand.Holds() && slices.Contains(t.held(), c) {
		return t.Hand.Card
	}
	where, _ := t.place(c)
	for _, other := range t.equals(c) {
		if at, _ := t.place(other); at == where && !slices.Contains(t.held(), other) {
			return other
		}
	}
	return c
}

// equals returns the cards of whoever sits in front that are equal to one and may go with it, in the order in which the rules lay
// them: those of the hand, then the open ones where they may be used.
func (t *Table) equals(c dreixdrei.Card) (all []dreixdrei.Card) {
	p, front := t.Position(), t.Front()
	rows := p.Open(front)
	for _, other := range append(p.AppendHand(nil, front), present(rows[:])...) {
		if other.Kind() == c.Kind() {
			all = append(all, other)
		}
	}
	return all
}

// takenUp is told which card was taken: cards that were held go along where they are equal to it, or joined says so; all equal ones
// where whole is set.
func (t *Table) takenUp(c dreixdrei.Card, whole bool) {
	t.refused = ""
	where, _ := placeOf(t.Position(), t.Front(), c)
	switch {
	case where != inHand && where != open || t.Position().Exchange():
		t.with = nil
	case whole:
		t.with = slices.DeleteFunc(t.equals(c), func(o dreixdrei.Card) bool {
			at, _ := placeOf(t.Position(), t.Front(), o)
			return o == c || at != where
		})
	default:
		t.with = slices.DeleteFunc(t.chosen, func(o dreixdrei.Card) bool { return o == c || o.Kind() != c.Kind() && !t.joins(o, c) })
	}
	if t.chosen = t.held(); where != inHand && where != open {
		t.chosen = nil // nothing goes along with the pile, nor that with anything
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Stale = true
}

// joins reports whether two cards of different kinds may be held together: a JOKER takes the kind of the others, where Ctrl is held
// for that.
func (t *Table) joins(a, b dreixdrei.Card) bool {
	return t.Modifiers&input.Ctrl != 0 && (a.Kind() == dreixdrei.Joker || b.Kind() == dreixdrei.Joker)
}

// Choices returns what keys choose among: the first of equal cards in each place, and the face-down ones where one is to be turned up.
func (t cards) Choices() (all []dreixdrei.Card) {
	if !t.Mine() || t.wheel.open() {
		return nil
	}
	p, front := t.Position(), t.Front()
	rows, downs := p.Open(front), p.Down(front)
	hand := append(p.AppendHand(nil, front), present(rows[:])...)
	for _, c := range hand {
		if t.meant(c) == c {
			all = append(all, c)
		}
	}
	if len(hand) == 0 && !p.Exchange() {
		all = append(all, present(downs[:])...)
	}
	return all
}

// Places returns where keys aim a card.
func (t cards) Places(c dreixdrei.Card) (all []Aim) {
	p, front := t.Position(), t.Front()
	if !p.Exchange() {
		return []Aim{t.wayOf(c)}
	}
	rows := p.Open(front)
	others := present(rows[:])
	if where, _ := t.place(c); where == open {
		others = p.AppendHand(nil, front)
	}
	for _, other := range others {
		all = append(all, Aim{OnCard, other})
	}
	return all
}

// wayOf returns the one place where a card goes once the exchange is over.
func (t cards) wayOf(c dreixdrei.Card) Aim {
	if where, _ := t.place(c); where == onPile {
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
	if where, _ := t.place(c); where == onPile {
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
	switch where, _ := t.place(c); {
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
	case to.Kind == OnPile && m.Action == dreixdrei.LayCards && unnamed(t.moved(c)):
		t.openWheel(t.moved(c))
	default:
		t.Play(m)
	}
}

func (t cards) Refuse(c dreixdrei.Card, to Aim, _ geom.Rect) {
	if m, ok := t.move(c, to); ok && !t.Position().Allows(m) {
		t.Play(m) // which says why not
	}
}

// unnamed reports whether some cards are only JOKERs.
func unnamed(cards []dreixdrei.Card) bool {
	return !slices.ContainsFunc(cards, func(c dreixdrei.Card) bool { return c.Kind() != dreixdrei.Joker })
}

// move returns the move of a card, with what goes along, to a place. JOKERs take the kind of what they are laid with; alone they are
// INVISIBLE until they are named, which may lie on anything.
func (t cards) move(c dreixdrei.Card, to Aim) (m dreixdrei.Move, ok bool) {
	where, nth := t.place(c)
	switch {
	case to.Kind == OnCard && where == inHand:
		return dreixdrei.Swap(c.Kind(), to.Card.Kind()), true
	case to.Kind == OnCard && where == open:
		return dreixdrei.Swap(to.Card.Kind(), c.Kind()), true
	case to.Kind == OnHand:
		return dreixdrei.Take(), true
	case to.Kind == OnPile && where == faceDown:
		downs := t.Position().Down(t.Front())
		return dreixdrei.TurnUp(len(present(downs[:nth]))), true
	case to.Kind == OnPile && (where == inHand || where == open):
		return t.laying(t.moved(c), dreixdrei.Invisible), true
	}
	return m, false
}

// laying returns the laying of cards that are held, in which JOKERs alone have a name.
func (t *Table) laying(held []dreixdrei.Card, name dreixdrei.Kind) dreixdrei.Move {
	p, front := t.Position(), t.Front()
	held = slices.Clone(held)
	for _, c := range held {
		if c.Kind() != dreixdrei.Joker {
			name = c.Kind()
		}
	}
	slices.SortStableFunc(held, func(a, b dreixdrei.Card) int { return int(a) - int(b) })
	var pieces []dreixdrei.Piece
	for _, c := range held {
		face := dreixdrei.Of(c.Kind())
		if c.Kind() == dreixdrei.Joker {
			face = dreixdrei.Named(name)
		}
		where, _ := placeOf(p, front, c)
		pieces = append(pieces, dreixdrei.Piece{Face: face, Open: where == open})
	}
	return dreixdrei.Lay(pieces...)
}

// couldLay reports whether whoever is to move could do something else than take up the pile.
func (t *Table) couldLay() bool { return len(t.layable()) > 0 || t.mayTurnUp() }

// onlyTakes reports whether nothing can be done but taking up the pile.
func (t *Table) onlyTakes() bool {
	p := t.Position()
	return !p.Exchange() && p.Turned() == dreixdrei.NoCard && p.Allows(dreixdrei.Take()) && !t.couldLay()
}

// mayTurnUp reports whether a face-down card may be turned up.
func (t *Table) mayTurnUp() bool { return t.Position().Allows(dreixdrei.TurnUp(0)) }

// layable returns the cards of whoever is to move that may be laid.
func (t *Table) layable() (all []dreixdrei.Card) {
	p := t.Position()
	if p.Over() || p.Exchange() {
		return nil
	}
	rows := p.Open(p.Turn())
	piece := func(c dreixdrei.Card, open bool) bool {
		face := dreixdrei.Of(c.Kind())
		if c.Kind() == dreixdrei.Joker {
			face = dreixdrei.Named(dreixdrei.Invisible)
		}
		return p.Allows(dreixdrei.Lay(dreixdrei.Piece{Face: face, Open: open}))
	}
	for _, c := range p.AppendHand(nil, p.Turn()) {
		if piece(c, false) {
			all = append(all, c)
		}
	}
	for _, c := range present(rows[:]) {
		if piece(c, true) {
			all = append(all, c)
		}
	}
	return all
}
