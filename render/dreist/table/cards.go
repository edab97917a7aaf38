package table

import (
	"errors"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// CardAt returns the card at a point that may be taken: one of a gift, one that a guide lends, or of the hand in front.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	if c, ok := t.giftAt(at); ok {
		return number(c)
	}
	if c, ok := t.Line.CardAt(t.Wants().Takeable, at); ok {
		return number(c)
	}
	if c, ok := t.HandCardAt(at); ok {
		return number(c)
	}
	return tabletop.NoCard
}

// TakeUpCard ends a question about another card. The cards of a packet go together.
func (t *Table) TakeUpCard(c tabletop.Card) {
	if cards := t.Line.Gift().Cards; t.isGift(dreist.Card(c)) && t.Line.IsPacket() && len(cards) > 1 {
		t.Hand.With = []tabletop.Card{number(cards[1])}
		t.Hand.Fan = tabletop.Fan{Apart: scene.UnderApart, Turn: scene.UnderTurn}
	}
	if t.Doubt != dreist.Card(c) {
		t.Doubt = dreist.NoCard
	}
}

// Choices returns the hand cards that a guide asks for, else all.
func (t *Table) Choices() (all []tabletop.Card) {
	if !t.CanMove() {
		return nil
	}
	for _, c := range t.Wants().choices(t.Position().Hand(t.Position().Turn())) {
		all = append(all, number(c))
	}
	return all
}

// Aims returns where a guide asks to put a card, else the places that accept it, or those where a guide lets any card be tried.
func (t *Table) Aims(n tabletop.Card) []tabletop.Aim {
	w, c := t.Wants(), dreist.Card(n)
	if places := w.placesOf(c); len(places) > 0 {
		return places
	}
	return t.PlacesOf(c, w.AnyCell)
}

// Move returns the move of a card to a place; of a card that a guide lends the guide says what it means.
func (t *Table) Move(n tabletop.Card, to tabletop.Aim) (m dreist.Move, ok bool) {
	c := dreist.Card(n)
	switch {
	case to.Kind == tabletop.DiscardAim:
		return dreist.Discard(c), true
	case to.Kind == AimCell:
		return dreist.Lay(c, int(to.Row)), true
	case to.Kind == AimPlayer:
		return t.gives(c, dreist.Seat(to.Row)), true
	}
	return m, t.taken(c)
}

// errNotNow refuses a card that only the phase of the table forbids: nothing is said then.
var errNotNow = errors.New("table: a card may not be laid now")

// CheckMove returns why a card is refused at a place. A guide answers for a card that it lends.
func (t *Table) CheckMove(n tabletop.Card, to tabletop.Aim) error {
	c := dreist.Card(n)
	if t.taken(c) || t.CanDrop(c, to) {
		return nil
	}
	var why *dreist.Refusal
	switch to.Kind {
	case AimCell:
		why = t.Position().RefusalAt(c, AimedCell(to))
	case tabletop.DiscardAim:
		why = t.Position().Refusal(dreist.Discard(c))
	}
	if why == nil {
		return errNotNow
	}
	return why
}

// taken reports whether the mouse drags a card that a guide lends.
func (t *Table) taken(c dreist.Card) bool {
	return t.Hand.Grip == tabletop.Dragged && slices.Contains(t.Wants().Takeable, c)
}

// AskToConfirm has the guide take a card that it lends, asks before a card is discarded, and gives one of a gift.
func (t *Table) AskToConfirm(n tabletop.Card, to tabletop.Aim) (asks bool) {
	c := dreist.Card(n)
	switch {
	case t.taken(c):
		t.Hand.Release()
		if !t.TryMove(Attempt{Kind: tabletop.TryDrop, Card: n, To: to}) {
			t.Line.ReturnCards()
		}
		return true
	case to.Kind == tabletop.DiscardAim:
		return t.doubts(c)
	case to.Kind == AimPlayer:
		t.Give(c, dreist.Seat(to.Row))
		return true
	}
	return false
}

// doubts asks before a card is discarded, and reports whether it does: if a hand card can still be laid, or always if the settings say so;
// trying the same card again confirms. A guide decides itself and never asks, except that of the first game if it does not handle the
// discard.
func (t *Table) doubts(c dreist.Card) bool {
	asks := !t.TryMove(Attempt{Kind: tabletop.TryDiscard, Card: number(c)})
	again := t.HasDoubt() && t.Doubt == c
	if !asks || again || !t.CanLayAny() && !t.Options.AsksMore {
		return false
	}
	if t.Hand.Grip == tabletop.Dragged {
		t.Line.ReturnCards()
	}
	t.LetGo()
	t.Doubt = c
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	return true
}

// PileTop returns the card on top of the player's own pile.
func (t *Table) PileTop() dreist.Card {
	pile := t.Line.View().Piles[t.Front()]
	return pile[len(pile)-1]
}

// HandCardAt returns the card under a point that the player in front may move.
func (t *Table) HandCardAt(at geom.Point) (dreist.Card, bool) {
	c, ok := t.Line.CardAt(t.Line.View().Hands[t.Front()], at)
	return c, ok && t.CanMove()
}
