package table

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// HandleKey handles the keys that only this game has: it answers questions, chooses by number and aims a gift.
func (t *Table) HandleKey(i input.Command) (done bool) {
	switch {
	case t.Timeline.IsEnding():
		t.SkipStep()
	case t.IsWatching():
		return false
	case i == input.CommandCancel:
		if t.Held.IsHolding() || t.Question() != scene.DiscardQuestion {
			return !t.Held.IsHolding() && t.takeGiftBack()
		}
		t.AnswerNo()
		return true
	case i == input.CommandConfirm:
		return t.Held.Grip != tabletop.SelectedGrip && t.confirmOwn()
	case i == input.CommandYes:
		t.yes()
	case i == input.CommandNo:
		t.AnswerNo()
	case i >= input.CommandCard1 && i <= input.CommandCard5:
		t.chooseNumber(int(i - input.CommandCard1))
	default:
		t.steer(i)
		return false
	}
	t.FocusedButton = tabletop.NoButton
	return true
}

// confirmOwn makes the move that a guide asks for or answers the open question, and reports whether there was one.
func (t *Table) confirmOwn() bool {
	switch {
	case t.Question() == scene.DiscardQuestion:
		t.AnswerNo() // to decline goes on with the turn
	case len(t.Wants().WantedMoves) > 0:
		t.doMeant(t.Wants().WantedMoves[0])
	case t.Question() != scene.NoQuestion:
		t.yes()
	default:
		return false
	}
	return true
}

// yes answers the open question with yes. The receiver of a gift must be chosen first, as the spot of a card.
func (t *Table) yes() {
	if t.Question() == scene.GiftQuestion && t.giftReceiver() == dreist.NoSeat {
		t.steer(input.CommandRight)
		t.SelectNext(1)
		return
	}
	t.answerYes()
}

// doMeant does the next step of a move that a guide asks for. A card is only selected, to show where it would go.
func (t *Table) doMeant(m dreist.Move) {
	switch {
	case t.Question() == scene.DrawQuestion && m.Action != dreist.DrawCard:
		t.AnswerNo()
	case m.Action == dreist.LayCard || m.Action == dreist.DiscardCard:
		t.SelectNext(1)
	case m.Action == dreist.EndTurn:
		t.EndTurn()
	default:
		t.yes()
	}
}

// chooseNumber handles a number key: the hand card with that number or, for a gift, the receiver of the next card, clockwise.
func (t *Table) chooseNumber(i int) {
	gives, hand := t.Question() == scene.GiftQuestion && !t.IsAgainstEgon(), t.ShownPosition().Hand(t.FrontSeat())
	switch {
	case gives && i < t.Timeline.Seating().CountOthers():
		t.giveCard(t.nextGift(), t.Timeline.Seating().SeatAfter(i+1))
	case !gives && t.CanMove() && i < len(hand):
		t.SelectCard(number(hand[i]))
	}
}

func (t *Table) steer(i input.Command) {
	forth := i == input.CommandRight || i == input.CommandDown || i == input.CommandJumpForth
	back := i == input.CommandLeft || i == input.CommandUp || i == input.CommandJumpBack
	if (forth || back) && t.Question() == scene.GiftQuestion {
		t.steerGift(forth)
		t.Redraw()
	}
}
