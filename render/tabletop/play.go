package tabletop

import (
	"dreist/game/play"
	"dreist/sounds"
)

// Play makes a move and shows it, unless the guide handles it; then dragged cards glide home.
func (t *Table[T, P, M, E]) Play(m M) {
	if !t.TryMove(Attempt[M]{Kind: TryPlay, Move: m}) {
		t.MakeMove(m)
	} else if t.Hand.Grip == DraggedGrip {
		t.PutBack()
	}
}

// MakeMove makes a move and shows it, or explains why it is not allowed. The guide is not asked.
func (t *Table[T, P, M, E]) MakeMove(m M) {
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.LetGo()
	t.ShowEvents(events)
	if g, ok := t.game.(Scheduler); ok {
		g.HandleMove()
	}
}

// ShowEvents animates events.
func (t *Table[T, P, M, E]) ShowEvents(events []E) {
	if len(events) > 0 {
		if s, ok := t.scene.(interface{ MakeRoom(p *P) }); ok {
			s.MakeRoom(t.ShownPosition())
		}
		t.scene.PlayEvents(events)
		t.IsStale = true
	}
}

// Refuse shows the reason for a refused move and shakes the places at fault. It ignores errors that are no refusals.
func (t *Table[T, P, M, E]) Refuse(err error) {
	if err == nil {
		return
	}
	r, ok := t.game.Explain(err)
	if !ok {
		return
	}
	t.Refusal = r
	t.Shake.Begin(r.Faults)
	t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.IsStale = true
}

// ShakePlaces shakes places.
func (t *Table[T, P, M, E]) ShakePlaces(all ...Place) {
	t.Shake.Begin(all)
	t.IsStale = true
}

// LetGo releases the held card and forgets a typed number and the refusal.
func (t *Table[T, P, M, E]) LetGo() {
	t.letGo(true)
}

func (t *Table[T, P, M, E]) letGo(all bool) {
	if g, ok := t.game.(PickUpListener); ok {
		g.ClearTaken(all)
	}
	t.Hand.Release()
	t.TypedNumber = TypedNumber{}
	t.Refusal, t.IsStale = Refusal{}, true
}

// PutBack returns the held cards to their places.
func (t *Table[T, P, M, E]) PutBack() {
	if t.Hand.Grip == DraggedGrip {
		t.startHome()
		t.Hand.Release()
		t.scene.ReturnCards()
	}
	t.letGo(false)
}

// Undo takes the last input or move back, as far as the match allows it, and glides to the position before. After a final end it
// asks for the look back instead.
func (t *Table[T, P, M, E]) Undo() {
	if t.TryMove(Attempt[M]{Kind: TryTakeBack}) {
		return
	}
	t.FinishMotion()
	undoer, ok := t.game.(Undoer[M])
	h := t.Match.History()
	switch {
	case ok && undoer.TakeBackInput():
	case t.Match.IsSettled():
		t.Request(RequestReview)
	case t.Match.UndoMove():
		if t.Phase == Ended {
			t.Phase = Playing
		}
		if t.Restore(); ok {
			undoer.HandleUndo(h[len(h)-1].Move)
		}
	}
}

// Restore shows the current position of the match after a change without events.
func (t *Table[T, P, M, E]) Restore() {
	t.MarkAllShown()
	t.LetGo()
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.glide()
}

// Redo repeats the undone move.
func (t *Table[T, P, M, E]) Redo() {
	t.FinishMotion()
	if events, ok := t.Match.RedoMove(); ok {
		t.LetGo()
		t.ShowEvents(events)
	}
}

// SetMatch replaces the match by another one with the same seats, and glides to its position. The hand of the front seat is open
// even if another player is to move: nobody else looks at the screen.
func (t *Table[T, P, M, E]) SetMatch(m T, front play.Seat) {
	t.FinishMotion()
	t.Match = m
	t.scene.SeatOne(front)
	t.MarkAllShown()
	t.LetGo()
	t.glide()
}

// BringToFront seats a player in front as SetMatch does, and reports whether the seat has changed.
func (t *Table[T, P, M, E]) BringToFront(s play.Seat) (changed bool) {
	if s == play.NoSeat || s == t.scene.FrontSeat() {
		return false
	}
	t.SetMatch(t.Match, s)
	return true
}

// StartReplay replays the others' turns since the last turn of the player in front.
func (t *Table[T, P, M, E]) StartReplay() {
	steps, first := t.Match.LastTurns(t.scene.FrontSeat())
	if len(steps) == 0 || t.scene.IsMoving() {
		return
	}
	t.LetGo()
	t.SetReplay(true)
	t.scene.SetWatched(true, t.IsPerson)
	t.scene.ShowPosition(t.Match.PositionBefore(first))
	t.scene.ReplayEvents(play.Events(steps))
}

// EndReplay ends the replay and returns to the current position.
func (t *Table[T, P, M, E]) EndReplay() {
	t.FinishMotion()
	t.SetReplay(false)
	t.scene.SetWatched(false, t.IsPerson)
	t.glide()
}

// glide makes the cards glide to the position.
func (t *Table[T, P, M, E]) glide() {
	t.scene.GlideTo(t.ShownPosition())
	t.settle()
}

// settle updates the figures beside the cards.
func (t *Table[T, P, M, E]) settle() {
	if g, ok := t.game.(FigureSettler); ok {
		g.SettleFigures()
	}
}

// EndMotion ends all motion and a replay, so that the table can be left.
func (t *Table[T, P, M, E]) EndMotion() {
	if t.Phase == Replaying {
		t.EndReplay()
	}
	t.FinishMotion()
}

// Skip ends the current step and all effects.
func (t *Table[T, P, M, E]) Skip() {
	t.scene.SkipStep()
	t.effects.EndEffects()
	t.IsStale = true
}

// StepBack returns to the step before, and ends all effects.
func (t *Table[T, P, M, E]) StepBack() {
	t.scene.StepBack()
	t.effects.EndEffects()
	t.settle()
	t.IsStale = true
}

// FinishMotion ends all motion and all effects.
func (t *Table[T, P, M, E]) FinishMotion() {
	t.scene.FinishMotion()
	t.effects.EndEffects()
	t.settle()
	t.IsStale = true
}

// MarkAllShown counts all moves as shown.
func (t *Table[T, P, M, E]) MarkAllShown() { t.ShownProgress = Progress{Moves: t.Match.MoveCount()} }

// showPending makes and shows the moves that computer players have computed, and reports whether there are any.
func (t *Table[T, P, M, E]) showPending() bool {
	if g, ok := t.game.(Scheduler); ok && g.MustComputersWait() {
		return true
	}
	events, err := t.Match.PlayComputerMoves()
	if err != nil {
		t.Refuse(err)
	}
	if t.ShowEvents(events); t.SkipsAnimation {
		t.FinishMotion()
	}
	return len(events) > 0
}

// due returns the person who has to take the screen.
func (t *Table[T, P, M, E]) due() play.Seat {
	if g, ok := t.game.(Scheduler); ok {
		return g.DuePlayer()
	}
	return t.Match.Turn()
}

// IsCurtainDown reports whether the person to move has not taken the screen yet.
func (t *Table[T, P, M, E]) IsCurtainDown() bool {
	due := t.due()
	return !t.Match.IsOver() && t.IsPerson(due) && !(t.scene.FrontSeat() == due && t.IsHandOpen())
}

// CloseHands seats a person in front with all hands face down, without animation.
func (t *Table[T, P, M, E]) CloseHands(front play.Seat) {
	t.LetGo()
	t.FocusedButton = NoButton
	t.scene.SeatPeople(t.IsPerson, front, false)
	t.scene.FinishMotion()
	t.scene.TakeStartedSteps()
	t.IsStale = true
}

// RaiseCurtain turns up the hand of the person in front.
func (t *Table[T, P, M, E]) RaiseCurtain() {
	t.Phase = Playing
	t.scene.SeatPeople(t.IsPerson, t.scene.FrontSeat(), true)
	t.IsStale = true
}
