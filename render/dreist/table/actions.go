package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Play makes a move and shows it.
func (t *Table) Play(m dreist.Move) {
	if t.Try(Attempt{Kind: tabletop.TryPlay, Move: m}) {
		return
	}
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.LetGo()
	t.Show(events)
}

// Show animates events of the match.
func (t *Table) Show(events []dreist.Event) {
	t.Line.MakeRoom(t.Position())
	for _, e := range events {
		if laid, ok := e.(dreist.CardLaid); ok {
			t.Line.Uncover(laid.Row)
		}
	}
	t.Line.Play(events)
	t.Stale = true
}

// Deal animates the deal of the first hands from the piles, then the turns of computer players who begin.
func (t *Table) Deal() {
	start := t.Match.Start()
	view := scene.ViewOf(&start)
	var deal []dreist.Event
	for s := range dreist.Seat(start.Seats()) {
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
	t.Line.Show(view)
	t.Sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.Opponents.Egon.Greet(&t.Situation)
	t.Seen = tabletop.Dealing(len(deal))
	t.Line.Play(deal)
	for _, step := range t.Match.History() {
		t.Line.Play(step.Events)
	}
}

// Undo takes the last move back, and everything glides to its earlier place. After the end it opens the review.
func (t *Table) Undo() {
	if t.takeGiftBack() || t.Try(Attempt{Kind: tabletop.TryTakeBack}) {
		return
	}
	t.FinishMotion()
	if !t.Match.CanUndo() {
		if t.Match.Over() && t.CanLookBack() {
			t.Request(request.Review)
		}
		return
	}
	t.untie()
	played := len(t.Match.History())
	if last := t.Match.History()[played-1].Move; last.Action == dreist.LayCard {
		t.Line.Uncover(int(last.Row))
	}
	t.Match.Undo()
	t.CatchUp()
	t.LetGo()
	t.Declined = -1
	t.Line.MakeRoom(t.Position())
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.Opponents.Egon.Reset(&t.Situation)
	t.Opponents.SkipRemarks(played)
	t.Opponents.Egon.React(&t.Situation, egon.Undone)
	t.Stale = true
}

// Redo plays the move that was taken back.
func (t *Table) Redo() {
	t.FinishMotion()
	events, ok := t.Match.Redo()
	if !ok {
		return
	}
	t.LetGo()
	t.Show(events)
}

// LetGo forgets the held card, the promised gift and the refusal.
func (t *Table) LetGo() {
	t.Gift = gift{}
	t.clearHeld()
}

// clearHeld forgets the held card and the refusal, but not the promised gift.
func (t *Table) clearHeld() {
	t.Hand.Release()
	t.Preview, t.foreseen = scene.Preview{}, foreseen{}
	t.Refused.Line = ""
	t.Doubt = dreist.NoCard
	t.Stale = true
}

// StartReplay shows again the turns of the others since the last turn of the person in front.
func (t *Table) StartReplay() {
	steps, first := t.Match.LastTurns(t.Front())
	if len(steps) == 0 || t.Line.Busy() {
		return
	}
	t.LetGo()
	t.SetReplay(true)
	t.Line.Watch(tabletop.Everyone())
	t.Line.Show(scene.ViewOf(t.Match.Before(first)))
	t.Line.Replay(play.Events(steps))
}

// EndReplay returns to the current position.
func (t *Table) EndReplay() {
	t.Line.Finish()
	t.Opponents.DropGift()
	t.Effects.End()
	t.SetReplay(false)
	t.Line.Watch(scene.SeatingOf(t.Match).Watched)
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.Opponents.Egon.Reset(&t.Situation)
	t.Stale = true
}

// Interrupt ends all motion, so that the table can be left.
func (t *Table) Interrupt() {
	if t.Mode == tabletop.Replaying {
		t.EndReplay()
	}
	t.FinishMotion()
}

// Skip ends the current step of the timeline and all effects.
func (t *Table) Skip() {
	t.EndArrival()
	t.Line.Skip()
	t.Effects.End()
	t.Stale = true
}

// StepBack returns to the step before in a replay, and to Egon's line and face of a table at rest.
func (t *Table) StepBack() {
	t.Line.StepBack()
	t.Effects.End()
	t.Opponents.Reset(&t.Situation)
	t.Stale = true
}

// FinishMotion ends all motion, and with it Egon's last line and face.
func (t *Table) FinishMotion() {
	t.EndArrival()
	t.Line.Finish()
	t.Effects.End()
	t.race.Settle(t.Line.Left())
	t.Opponents.Reset(&t.Situation)
	t.Stale = true
}

// EndTurn ends the turn, or shows why it cannot end yet.
func (t *Table) EndTurn() {
	if t.Mine() {
		t.Play(dreist.End())
	}
}

// Accept answers the open question with yes.
func (t *Table) Accept() {
	switch t.Question() {
	case situation.DrawQuestion:
		t.Play(dreist.Draw())
	case situation.GiftQuestion:
		if to := t.Gift.Receiver(t.Line); to != dreist.NoSeat {
			t.Give(t.Gift.next(), to)
		}
	case situation.DiscardQuestion:
		t.Play(dreist.Discard(t.Doubt))
	default:
		if t.Mine() {
			t.Play(dreist.Draw()) // is refused with a reason
		}
	}
}

// Decline answers the open question with no.
func (t *Table) Decline() {
	switch t.Question() {
	case situation.DrawQuestion:
		t.Declined = len(t.Match.History())
		t.Stale = true
	case situation.GiftQuestion:
		t.untie()
		t.Play(dreist.End())
	case situation.DiscardQuestion:
		t.LetGo()
	}
}

// Give gives a card of the gift to a seat; the move is made when the last card has its receiver, with a single opponent at once.
func (t *Table) Give(card int, to dreist.Seat) {
	_, n := t.GiftCards()
	if n == 0 {
		return
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	if !t.Gift.Promise.Made && n > 1 && t.Position().Seats() > 2 {
		t.Gift.pledge(t.Line, n, card, to)
		t.Stale = true
		return
	}
	t.dropGift()
	t.Play(t.Gift.Move(card, to))
}

// untie starts the way of the gift's cards back to the pile or into the hand, and the bow falls off.
func (t *Table) untie() {
	bows := t.bows()
	t.dropGift()
	if len(bows) > 0 {
		t.Effects.Untie(&t.Situation, bows)
	}
}

// PutBack returns the held card or gift to its place.
func (t *Table) PutBack() {
	t.releaseGift()
	if t.Hand.Grip == tabletop.Dragged {
		t.Line.Drop(t.HeldCard(), t.Hand.Pose(t.Line))
		t.Hand.Release()
		t.Line.Return()
	}
	t.clearHeld()
}

// Cover puts back what is held when a panel comes over the table. The text of a refusal stays until the panel is closed.
func (t *Table) Cover() {
	line := t.Refused.Line
	t.PutBack()
	t.Refused.Line = line
	t.Covered = true
	t.Over = tabletop.NoCard
	t.Line.LowerAll()
	t.shine(1)
}

// RefuseAim shows why a card cannot go where it was aimed.
func (t *Table) RefuseAim(c dreist.Card, to situation.Aim) {
	if t.Refused.Line = ""; to.Kind == situation.AimNowhere || !t.Try(Attempt{Kind: tabletop.TryRefused, Card: number(c), To: to}) {
		t.Refuse(t.Why(c, to))
	}
}

// ChangeFront seats the person to move in front, with all hands closed.
func (t *Table) ChangeFront() {
	t.LetGo()
	t.Line.Seat(scene.SeatingFrom(t.Match, t.Position().Turn(), false))
	t.Line.Show(scene.ViewOf(t.Position()))
	t.Line.TakeStarted()
	t.Stale = true
}

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() {
	t.Mode = tabletop.Playing
	t.Opponents.RestartRecap()
	t.Line.MakeRoom(t.Position())
	t.Line.Seat(scene.SeatingFrom(t.Match, t.Position().Turn(), true))
	t.Stale = true
}
