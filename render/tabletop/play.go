package tabletop

import (
	"dreist/game/play"
	"dreist/sounds"
)

// Play offers a move to the guide. If the guide handles it, dragged cards glide home; otherwise it is made as by MakeMove.
func (t *Table[T, P, M, E]) Play(m M) {
	handled := t.OfferAttempt(Attempt[M]{Kind: TryPlay, Move: m})
	switch {
	case !handled:
		t.MakeMove(m)
	case t.Held.Grip == DraggedGrip:
		t.ReturnHeldCards()
	}
}

// MakeMove makes a move and shows it, or explains why it is not allowed. The guide is not asked.
func (t *Table[T, P, M, E]) MakeMove(m M) {
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.ClearInput()
	t.ShowEvents(events)
	t.Features.HandleMove()
}

// ShowEvents animates events.
func (t *Table[T, P, M, E]) ShowEvents(events []E) {
	if len(events) > 0 {
		if s, ok := t.scene.(RoomMaker[P]); ok {
			s.MakeRoom(t.ShownPosition())
		}
		t.scene.PlayEvents(events)
		t.Redraw()
	}
}

// ShowDeal animates a deal, then the moves of computer players who start. The picture is that before the deal.
func (t *Table[T, P, M, E]) ShowDeal(deal []E) {
	t.Sound.Play(sounds.Cue{Clip: sounds.ShuffleClip})
	t.ShownProgress = DealProgress(len(deal))
	t.scene.PlayEvents(deal)
	for _, step := range t.Match.History() {
		t.scene.PlayEvents(step.Events)
	}
}

// Refuse shows the reason for a refused move and shakes the spots at fault. It ignores errors that are no refusals.
func (t *Table[T, P, M, E]) Refuse(err error) {
	if err == nil {
		return
	}
	r, ok := t.game.RefusalFor(err)
	if !ok {
		return
	}
	t.Refusal = r
	t.Shake.Start(r.FaultySpots)
	t.Sound.Play(sounds.Cue{Clip: sounds.RefuseClip})
	t.Redraw()
}

// ExplainRefusal returns the refusal for an error of the rules; ok is false for any other error.
func (t *Table[T, P, M, E]) ExplainRefusal(err error) (r Refusal, ok bool) {
	return t.game.RefusalFor(err)
}

// ClearInput releases the held card and forgets a typed number and the refusal.
func (t *Table[T, P, M, E]) ClearInput() {
	t.release(true)
}

func (t *Table[T, P, M, E]) release(all bool) {
	t.Features.ClearPickedUp(all)
	t.Held.Release()
	t.TypedNumber = TypedNumber{}
	t.Refusal = Refusal{}
	t.Redraw()
}

// ReturnHeldCards returns the held cards to their spots.
func (t *Table[T, P, M, E]) ReturnHeldCards() {
	if t.Held.Grip == DraggedGrip {
		t.startReturn()
		t.Held.Release()
		t.scene.ReturnCards()
	}
	t.release(false)
}

// Undo takes back the last input or move as far as the match allows it, gliding. After a final end it asks for the look back instead.
func (t *Table[T, P, M, E]) Undo() {
	handled := t.OfferAttempt(Attempt[M]{Kind: TryTakeBack})
	if handled {
		return
	}
	t.FinishMotion()
	tookBack := t.Features.TakeBackInput()
	switch {
	case tookBack:
	case t.Match.IsSettled():
		t.Request(RequestReplay)
	default:
		t.undoMove()
	}
}

func (t *Table[T, P, M, E]) undoMove() {
	h := t.Match.History()
	if t.TakeBackMoves(1) {
		t.Features.HandleUndo(h[len(h)-1].Move)
	}
}

// TakeBackMoves takes back the last moves as far as the match allows it, gliding, and reports whether there were any.
func (t *Table[T, P, M, E]) TakeBackMoves(moves int) (done bool) {
	t.FinishMotion()
	for range moves {
		done = t.Match.UndoMove() || done
	}
	if done {
		if t.Phase == EndedPhase {
			t.Phase = PlayingPhase
		}
		t.ShowCurrentPosition()
	}
	return done
}

// ShowCurrentPosition shows the current position of the match after a change without events.
func (t *Table[T, P, M, E]) ShowCurrentPosition() {
	t.MarkAllShown()
	t.ClearInput()
	t.Sound.Play(sounds.Cue{Clip: sounds.LiftClip})
	t.glideToPosition()
}

// Redo makes the last undone move again, if there is one.
func (t *Table[T, P, M, E]) Redo() {
	t.FinishMotion()
	if events, ok := t.Match.RedoMove(); ok {
		t.ClearInput()
		t.ShowEvents(events)
	}
}

// SetMatch replaces the match by another one with the same seats, and glides to its position. The hand of the front seat is open
// even if another player is to move: nobody else looks at the screen.
func (t *Table[T, P, M, E]) SetMatch(m T, front play.Seat) {
	t.FinishMotion()
	t.Match = m
	t.scene.SeatWithOpenHand(front)
	t.MarkAllShown()
	t.ClearInput()
	t.glideToPosition()
}

// BringToFront seats a player in front as SetMatch does, and reports whether the seat has changed.
func (t *Table[T, P, M, E]) BringToFront(s play.Seat) (changed bool) {
	if s == play.NoSeat || s == t.scene.FrontSeat() {
		return false
	}
	t.SetMatch(t.Match, s)
	return true
}

func (t *Table[T, P, M, E]) showLastTurns() {
	steps, first := t.Match.MovesSinceTurnOf(t.scene.FrontSeat())
	if len(steps) == 0 || t.scene.IsMoving() {
		return
	}
	t.ClearInput()
	t.SetShowingLastTurns(true)
	t.scene.SetWatched(true, t.isPerson)
	t.scene.ShowPosition(t.Match.PositionBefore(first))
	t.scene.PlayRewindableEvents(play.EventsOf(steps))
}

func (t *Table[T, P, M, E]) endLastTurns() {
	t.FinishMotion()
	t.SetShowingLastTurns(false)
	t.scene.SetWatched(false, t.isPerson)
	t.glideToPosition()
}

func (t *Table[T, P, M, E]) glideToPosition() {
	t.scene.GlideTo(t.ShownPosition())
	t.Features.SettleFigures()
}

// EndMotion ends all motion and the last turns, so that the table can be left.
func (t *Table[T, P, M, E]) EndMotion() {
	if t.Phase == LastTurnsPhase {
		t.endLastTurns()
	}
	t.FinishMotion()
}

// SkipStep ends the current step and all effects.
func (t *Table[T, P, M, E]) SkipStep() {
	t.scene.SkipStep()
	t.effects.EndEffects()
	t.Redraw()
}

func (t *Table[T, P, M, E]) stepBack() {
	t.scene.StepBack()
	t.effects.EndEffects()
	t.Features.SettleFigures()
	t.Redraw()
}

// FinishMotion ends all motion and all effects.
func (t *Table[T, P, M, E]) FinishMotion() {
	t.scene.FinishMotion()
	t.effects.EndEffects()
	t.Features.SettleFigures()
	t.Redraw()
}

// MarkAllShown counts all moves as shown.
func (t *Table[T, P, M, E]) MarkAllShown() { t.ShownProgress = Progress{Moves: t.Match.MoveCount()} }

// showPending makes and shows the moves that computer players have computed, and reports whether there are any.
func (t *Table[T, P, M, E]) showPending() bool {
	if t.Features.MustComputersWait() {
		return true
	}
	events, err := t.Match.PlayComputerMoves()
	if err != nil {
		t.Refuse(err)
	}
	t.ShowEvents(events)
	if t.SkipsAnimation {
		t.FinishMotion()
	}
	return len(events) > 0
}

// IsCurtainDown reports whether the person to move has not taken the screen yet.
func (t *Table[T, P, M, E]) IsCurtainDown() bool {
	due := t.Features.SeatToTakeScreen()
	return !t.Match.IsOver() && t.isPerson(due) && !(t.scene.FrontSeat() == due && t.IsHandOpen())
}

// CoverHands seats a person in front with all hands face down, without animation.
func (t *Table[T, P, M, E]) CoverHands(front play.Seat) {
	t.ClearInput()
	t.FocusedButton = NoButton
	t.scene.SeatPeople(t.isPerson, front, false)
	t.scene.FinishMotion()
	t.scene.TakeStartedSteps()
	t.Redraw()
}

// RaiseCurtain turns up the hand of the person in front.
func (t *Table[T, P, M, E]) RaiseCurtain() {
	t.Phase = PlayingPhase
	t.scene.SeatPeople(t.isPerson, t.scene.FrontSeat(), true)
	t.Redraw()
}
