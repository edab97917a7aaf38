package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// AnimateDeal animates the deal of the first hands from the piles, then the turns of computer players who start.
func (t *Table) AnimateDeal() {
	start := t.Match.InitialPosition()
	view := scene.ViewOf(&start)
	var deal []dreist.Event
	for s := range dreist.Seat(start.SeatCount()) {
		hand := view.Hands[s]
		if len(hand) == 0 {
			continue
		}
		view.Hands[s] = nil
		for _, c := range slices.Backward(hand) {
			view.Piles[s] = append(view.Piles[s], c)
		}
		deal = append(deal, dreist.HandFilled{Seat: s, Cards: hand})
	}
	t.Timeline.ShowView(view)
	t.Opponents.Egon.Greet(t.Situation())
	t.ShowDeal(deal)
}

// takeBackInput takes back the receiver of the first of two cards of a gift and reports true, or prepares an undo: a gift
// leaves the tray, and the layout is scrolled to the card that will be taken back.
func (t *Table) takeBackInput() (done bool) {
	h := t.Match.History()
	switch {
	case t.takeGiftBack():
		return true
	case t.Match.CanUndo():
		t.untie()
		if last := h[len(h)-1].Move; last.Action == dreist.LayCard {
			t.Timeline.ScrollToRow(int(last.Row))
		}
	}
	return false
}

func (t *Table) handleUndo(dreist.Move) {
	t.DeclinedAt = -1
	t.Opponents.SkipRemarks(t.Match.MoveCount() + 1)
	t.Opponents.Egon.ReactTo(t.Situation(), egon.MoveTakenBack)
}

// settleFigures ends the motion of the opponents and the numbers of cards. In a look back Egon repeats his remark on the last move.
func (t *Table) settleFigures() {
	t.race.ShowCounts(t.Timeline.VisibleCardsLeft())
	t.Opponents.Reset(t.Situation())
	if t.Phase == tabletop.ReplayPhase {
		for _, e := range t.lastEvents() { // but for the end of his turn: the text beside it is still about that
			if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
				t.Opponents.Egon.RespondTo(t.Situation(), e)
			}
		}
	}
}

// clearPickedUp clears the held card's preview and the question about a discard, and, if all is set, a gift that was started.
func (t *Table) clearPickedUp(all bool) {
	if all {
		t.dropGift()
	}
	t.Preview, t.foreseen = scene.Preview{}, foreseen{}
	t.DoubtedDiscard = dreist.NoCard
}

// EndTurn ends the turn, or shows why it cannot end yet.
func (t *Table) EndTurn() {
	if t.CanMove() {
		t.Play(dreist.EndMove())
	}
}

// answerYes answers the open question with yes.
func (t *Table) answerYes() {
	switch t.Question() {
	case scene.DrawQuestion:
		t.Play(dreist.Draw())
	case scene.GiftQuestion:
		if to := t.giftReceiver(); to != dreist.NoSeat {
			t.giveCard(t.nextGift(), to)
		}
	case scene.DiscardQuestion:
		t.Play(dreist.Discard(t.DoubtedDiscard))
	default:
		if t.CanMove() {
			t.Play(dreist.Draw()) // is refused with a reason
		}
	}
}

// AnswerNo answers the open question with no.
func (t *Table) AnswerNo() {
	switch t.Question() {
	case scene.DrawQuestion:
		t.DeclinedAt = len(t.Match.History())
		t.Redraw()
	case scene.GiftQuestion:
		t.untie()
		t.Play(dreist.EndMove())
	case scene.DiscardQuestion:
		t.ClearInput()
	}
}

// giveCard chooses a seat to receive card c of the gift. The move is made once each card has a receiver; with one opponent, at once.
func (t *Table) giveCard(c dreist.Card, to dreist.Seat) {
	cards := t.GiftCards()
	if len(cards) == 0 {
		return
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	if t.Timeline.Gift().Promise.IsMade || len(cards) == 1 || t.Timeline.IsGiftTied() {
		t.Play(t.gives(c, to))
		return
	}
	t.moveGift(scene.Gift{Cards: cards, Promise: scene.Promise{IsMade: true, Card: c, Receiver: to}})
}

// HandleCover puts the held card back when a panel comes over the table.
func (t *Table) HandleCover() {
	t.SharedTable.HandleCover()
	t.shine(1)
}

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() {
	t.Opponents.RestartRecap()
	t.Timeline.MakeRoom(t.ShownPosition())
	t.SharedTable.RaiseCurtain()
}
