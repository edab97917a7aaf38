package table

import (
	"errors"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// CardAt returns the card at a point that may be taken: one of a gift, one that a guide lends, or one of the hand in front.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	if c, ok := t.giftAt(at); ok {
		return number(c)
	}
	if c, ok := t.Timeline.CardAt(t.Wants().LentCards, at); ok {
		return number(c)
	}
	if c, ok := t.HandCardAt(at); ok {
		return number(c)
	}
	return tabletop.NoCard
}

// handlePickUp ends a question about another card. The cards of a packet are taken together.
func (t *Table) handlePickUp(c tabletop.Card) {
	if cards := t.Timeline.Gift().Cards; t.isGift(dreist.Card(c)) && t.Timeline.IsGiftTied() && len(cards) > 1 {
		t.Held.Companions = []tabletop.Card{number(cards[1])}
		t.Held.Fan = tabletop.Fan{Spacing: scene.LowerCardOffset, Angle: scene.LowerCardAngle}
	}
	if t.DoubtedDiscard != dreist.Card(c) {
		t.DoubtedDiscard = dreist.NoCard
	}
}

// SelectableCards returns the hand cards that a guide asks for, else all.
func (t *Table) SelectableCards() (all []tabletop.Card) {
	if !t.CanMove() {
		return nil
	}
	for _, c := range t.Wants().choices(t.ShownPosition().Hand(t.ShownPosition().Turn())) {
		all = append(all, number(c))
	}
	return all
}

// Aims returns the spots where a guide wants a card; if it wants none, the spots that accept it and, if a guide lets the
// player try any cell, the free cells that refuse it.
func (t *Table) Aims(n tabletop.Card) []tabletop.Aim {
	w, c := t.Wants(), dreist.Card(n)
	if aims := w.aimsOf(c); len(aims) > 0 {
		return aims
	}
	return t.aimsFor(c, w.AllowsAnyCell)
}

// MoveFor returns the move of a card to an aim. ok is also true for a card that a guide lends, whose drop the guide handles.
func (t *Table) MoveFor(n tabletop.Card, to tabletop.Aim) (m dreist.Move, ok bool) {
	c := dreist.Card(n)
	switch {
	case to.Kind == tabletop.DiscardAim:
		return dreist.Discard(c), true
	case to.Kind == scene.CellAim:
		return dreist.Lay(c, int(to.Row)), true
	case to.Kind == scene.PlayerAim:
		return t.gives(c, dreist.Seat(to.Row)), true
	}
	return m, t.taken(c)
}

// errNotNow refuses a card that only the phase of the table forbids. No sentence is shown for it.
var errNotNow = errors.New("table: a card may not be laid now")

// CheckMove returns why a card is refused at an aim. A guide answers for a card that it lends.
func (t *Table) CheckMove(n tabletop.Card, to tabletop.Aim) error {
	c := dreist.Card(n)
	if t.taken(c) || t.IsLegalAim(c, to) {
		return nil
	}
	var why *dreist.Refusal
	switch to.Kind {
	case scene.CellAim:
		why = t.ShownPosition().RefusalAt(c, scene.CellOfAim(to))
	case tabletop.DiscardAim:
		why = t.ShownPosition().Refusal(dreist.Discard(c))
	}
	if why == nil {
		return errNotNow
	}
	return why
}

// taken reports whether the mouse drags a card that a guide lends.
func (t *Table) taken(c dreist.Card) bool {
	return t.Held.Grip == tabletop.DraggedGrip && slices.Contains(t.Wants().LentCards, c)
}

// askToConfirm hands a lent card to its guide, asks before a card is discarded, and gives a card of a gift.
func (t *Table) askToConfirm(n tabletop.Card, to tabletop.Aim) (asks bool) {
	c := dreist.Card(n)
	switch {
	case t.taken(c):
		t.Held.Release()
		if !t.OfferAttempt(Attempt{Kind: tabletop.TryDrop, Card: n, Aim: to}) {
			t.Timeline.ReturnCards()
		}
		return true
	case to.Kind == tabletop.DiscardAim:
		return t.doubts(c)
	case to.Kind == scene.PlayerAim:
		t.giveCard(c, dreist.Seat(to.Row))
		return true
	}
	return false
}

// doubts asks before a card is discarded, and reports whether it does: if a hand card can still be laid, or always if the
// settings say so. Discarding the same card again confirms. A guide may decide itself instead.
func (t *Table) doubts(c dreist.Card) bool {
	asks := !t.OfferAttempt(Attempt{Kind: tabletop.TryDiscard, Card: number(c)})
	again := t.isAskingAboutDiscard() && t.DoubtedDiscard == c
	if !asks || again || !t.CanLayAny() && !t.Options.AlwaysConfirmsDiscard {
		return false
	}
	if t.Held.Grip == tabletop.DraggedGrip {
		t.Timeline.ReturnCards()
	}
	t.ClearInput()
	t.DoubtedDiscard = c
	t.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	return true
}

// PileTop returns the top card of the player's own pile, which must not be empty.
func (t *Table) PileTop() dreist.Card {
	pile := t.Timeline.View().Piles[t.FrontSeat()]
	return pile[len(pile)-1]
}

// HandCardAt returns the card of the hand in front at a point, and whether the player may move it.
func (t *Table) HandCardAt(at geom.Point) (dreist.Card, bool) {
	c, ok := t.Timeline.CardAt(t.Timeline.View().Hands[t.FrontSeat()], at)
	return c, ok && t.CanMove()
}

func number(c dreist.Card) tabletop.Card { return tabletop.ToCard(c, dreist.NoCard) }

// HeldCard returns the card that is held, or NoCard.
func (t *Table) HeldCard() dreist.Card { return dreist.Card(t.Held.Card) }

// SpotRect returns the rectangle of a spot, and whether it is visible. A cell shakes with a refusal.
func (t *Table) SpotRect(at tabletop.Spot) (geom.Rect, bool) {
	r, seen := t.Timeline.SpotRect(at)
	if at.Kind == scene.CellSpot {
		r.X += t.shakes(scene.CellOfSpot(at)) * r.W
	}
	return r, seen
}

// DrawCard draws the card of a spot in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Spot, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.PaintCard(dreist.Card(of.Card), pose)
}

// appendRaised appends to raised the card that the table asks about and the one under the mouse in a covered row, and to
// offered those that rise a little because they can be laid. While something moves those stay as they are, but in the
// others' turns all lie flat.
func (t *Table) appendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if t.Question() == scene.DiscardQuestion {
		raised = append(raised, number(t.DoubtedDiscard))
	}
	raised = append(raised, number(t.uncovered()))
	if t.isGift(dreist.Card(t.HoveredCard)) && t.Timeline.IsGiftTied() {
		raised = append(raised, number(t.Timeline.Gift().Cards[len(t.Timeline.Gift().Cards)-1]))
	}
	if t.Options.MarksFitting && t.CanMarkFittingCards() && !t.IsWatching() {
		for _, c := range t.Timeline.View().Hands[t.FrontSeat()] {
			if t.Timeline.IsMoving() && t.Timeline.OfferedLift(c) > 0 || !t.Timeline.IsMoving() && t.canLay(c) {
				offered = append(offered, number(c))
			}
		}
	}
	return raised, offered
}

// uncovered returns the card under the mouse that another row covers in part, so that it rises; NoCard if there is none.
func (t *Table) uncovered() dreist.Card {
	if !t.IsPointing || t.IsCovered || t.Held.Grip >= tabletop.PressedGrip || t.HoveredButton != tabletop.NoButton ||
		t.HoveredCard != tabletop.NoCard || !t.Timeline.Geometry().HasOverlap() || t.Timeline.IsMoving() {
		return dreist.NoCard
	}
	cell, ok := t.CellAt(t.Cursor, dreist.NoCard)
	if !ok {
		return dreist.NoCard
	}
	return t.Timeline.View().CardAt(cell)
}
