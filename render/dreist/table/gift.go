package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// gift is how far a gift is tied and aimed. Its cards are in the tray until each has a receiver, see scene.Gift. Only the
// last receiver makes the move, so that everything before can be taken back.
type gift struct {
	waits int     // ticks until its cards leave the pile
	tied  float64 // how far the bows are tied, from 0 to 1
	aimed int     // index of the other player that the keys aim at, from 1; 0 for none
}

const giftTied = stage.Span(500)

// GiftCards returns the cards of the gift that may be given, the top one first; nil if there is no gift.
func (t *Table) GiftCards() (cards []dreist.Card) {
	if t.Question() == scene.GiftQuestion {
		pile := t.Timeline.View().Piles[t.FrontSeat()]
		cards = slices.Clone(pile[max(len(pile)-2, 0):])
		slices.Reverse(cards)
	}
	return cards
}

func (t *Table) isGift(c dreist.Card) bool { return slices.Contains(t.Timeline.Gift().Cards, c) }

// tickGift moves the cards of a gift from the pile to the tray or back, and ties them.
func (t *Table) tickGift() bool {
	p, speed, lies := &t.giftState, t.Timeline.Speed(), t.isGiftOut()
	p.waits = max(p.waits-1, speed.Ticks(t.Effects.StartGiftEffects(t.Situation())))
	switch given := t.Question() == scene.GiftQuestion; {
	case !given && lies:
		t.dropGift()
		if !t.Timeline.IsMoving() {
			t.Timeline.ReturnCards()
		}
	case given && !lies && p.waits == 0:
		t.moveGift(scene.Gift{Cards: t.GiftCards()})
	case t.isTying() && !t.Timeline.IsMoving():
		if p.tied == 0 && speed != stage.InstantSpeed {
			t.Sound.Play(sounds.Cue{Clip: sounds.RibbonClip})
		}
		p.tied = min(p.tied+1/float64(max(speed.Ticks(giftTied), 1)), 1)
	default:
		return false
	}
	return true
}

// isGiftOut reports whether the cards of a gift have left the pile.
func (t *Table) isGiftOut() bool { return len(t.Timeline.Gift().Cards) > 0 }

// isTying reports whether the cards of a gift wait on the pile or are being tied.
func (t *Table) isTying() bool { return t.giftState.waits > 0 || t.isGiftOut() && t.giftState.tied < 1 }

// GiftPose returns the pose of a card of a gift. A card carried to Egon hangs lower, so that his eyes stay visible.
func (t *Table) GiftPose(c dreist.Card) stage.Pose {
	if !t.Held.IsCarrying(number(c)) {
		return t.Timeline.Pose(c)
	}
	at := t.Held.Pose(t.Timeline)
	if t.Timeline.Seating().IsOtherApart {
		face := t.Timeline.Geometry().Egon.Face
		near := 1 - min(math.Hypot(at.X-face.Center().X, at.Y-face.Center().Y)/(2*face.W), 1)
		at.Y += near * face.H * 0.42
	}
	if c != t.HeldCard() {
		return t.Held.CompanionPose(at, 0)
	}
	return at
}

// moveGift moves the cards of a gift from where they are visible to their spots in the given state.
func (t *Table) moveGift(to scene.Gift) {
	for _, c := range to.Cards {
		t.Timeline.Drop(c, t.GiftPose(c))
	}
	t.Held.Release()
	*t.Timeline.Gift() = to
	t.Timeline.ReturnCards()
	t.Redraw()
}

// dropGift ends a gift. Its cards start their next motion from where they are visible.
func (t *Table) dropGift() {
	for _, c := range t.Timeline.Gift().Cards {
		t.Timeline.Drop(c, t.GiftPose(c))
	}
	*t.Timeline.Gift(), t.giftState = scene.Gift{}, gift{}
}

// takeGiftBack takes back the receiver of the first of two cards, and reports whether there was one.
func (t *Table) takeGiftBack() bool {
	is := t.Timeline.Gift().Promise.IsMade
	if is {
		t.moveGift(scene.Gift{Cards: t.Timeline.Gift().Cards})
	}
	return is
}

// giftAt returns the card of a gift at a point that has no receiver yet, of a packet the top one; false if there is none.
func (t *Table) giftAt(at geom.Point) (dreist.Card, bool) {
	g := t.Timeline.Gift()
	for _, c := range g.Cards {
		if promised := g.Promise.IsMade && g.Promise.Card == c; promised || !t.Timeline.Pose(c).Rect().Contains(at) {
			continue
		}
		if t.Timeline.IsGiftTied() {
			c = g.Cards[0]
		}
		return c, true
	}
	return dreist.NoCard, false
}

// nextGift returns the first card of the gift without a receiver, or NoCard.
func (t *Table) nextGift() dreist.Card {
	p := t.Timeline.Gift().Promise
	for _, c := range t.GiftCards() {
		if !p.IsMade || c != p.Card {
			return c
		}
	}
	return dreist.NoCard
}

// steerGift aims the keys at the next or, unless forth, the previous of several other players.
func (t *Table) steerGift(forth bool) {
	switch n := t.Timeline.Seating().CountOthers(); {
	case n < 2:
	case forth:
		t.giftState.aimed = t.giftState.aimed%n + 1
	default:
		t.giftState.aimed = (max(t.giftState.aimed, 1)+n-2)%n + 1
	}
}

// giftReceiver returns the receiver of the next card: the only other player or the one that the keys aim at, else NoSeat.
func (t *Table) giftReceiver() dreist.Seat {
	switch seated := t.Timeline.Seating(); {
	case seated.SeatCount == 2:
		return seated.SeatAfter(1)
	case t.giftState.aimed > 0:
		return seated.SeatAfter(t.giftState.aimed)
	}
	return dreist.NoSeat
}

func (t *Table) receiverOver(card geom.Rect) tabletop.Aim {
	g, best := t.Timeline.Geometry(), tabletop.NewOverlapSearch(card, meantCell)
	if t.Timeline.Seating().IsOtherApart {
		best.Consider(tabletop.Aim{Kind: scene.PlayerAim, Row: uint8(dreist.EgonSeat)}, g.Egon.Bounds, 1)
	}
	for number, seat := range t.Timeline.Seating().OtherSeats() {
		best.Consider(tabletop.Aim{Kind: scene.PlayerAim, Row: uint8(seat)}, g.OtherSeats[number].Bounds, 1)
	}
	return best.Best
}

// TargetSeat returns the player that the dragged card or the keys are aimed at, or NoSeat.
func (t *Table) TargetSeat() dreist.Seat {
	switch to := t.Held.Aim; {
	case to.Kind == scene.PlayerAim:
		return dreist.Seat(to.Row)
	case t.giftState.aimed > 0 && !t.Held.IsHolding():
		return t.giftReceiver()
	}
	return dreist.NoSeat
}

// gives returns the move that gives the gift, with its last card for a seat.
func (t *Table) gives(c dreist.Card, to dreist.Seat) dreist.Move {
	first := t.Timeline.Gift().Promise
	switch {
	case !first.IsMade || first.Receiver == to:
		return dreist.Give(to)
	case c == t.Timeline.Gift().Cards[0]:
		return dreist.GiveEach(to, first.Receiver)
	}
	return dreist.GiveEach(first.Receiver, to)
}

// untie makes the bows fall off a gift that is not given.
func (t *Table) untie() {
	var bows []stage.Pose
	for i, c := range t.Timeline.Gift().Cards {
		if t.giftState.tied == 1 && (i == 0 || !t.Timeline.IsGiftTied()) {
			bows = append(bows, t.GiftPose(c))
		}
	}
	if len(bows) > 0 {
		t.Effects.UntieBows(t.Situation(), bows)
	}
}

// gift draws the cards of a gift with their bows: those that are carried, or the others.
func (d drawing) gift(carried bool) {
	for i, c := range slices.Backward(d.Timeline.Gift().Cards) {
		if d.Held.IsCarrying(number(c)) != carried {
			continue
		}
		pose := d.GiftPose(c)
		d.PaintCard(c, pose)
		if i == 0 || !d.Timeline.IsGiftTied() {
			effects.DrawBow(d.Canvas, d.Timeline, pose, d.giftState.tied)
		}
	}
}
