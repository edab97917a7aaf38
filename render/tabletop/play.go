package tabletop

import (
	"dreist/game/play"
	"dreist/sounds"
)

// Play makes a move and shows it, unless the guide takes it. Cards that the guide takes while they are carried glide home.
func (t *Table[T, P, M, E]) Play(m M) {
	if !t.TryMove(Attempt[M]{Kind: TryPlay, Move: m}) {
		t.MakeMove(m)
	} else if t.Hand.Grip == Dragged {
		t.PutBack()
	}
}

// MakeMove makes a move and shows it, or says why it is not allowed. A guide is not asked.
func (t *Table[T, P, M, E]) MakeMove(m M) {
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.LetGo()
	t.Show(events)
	if g, ok := t.game.(Scheduler); ok {
		g.HandleMove()
	}
}

// Show lets what happened be seen.
func (t *Table[T, P, M, E]) Show(events []E) {
	if len(events) > 0 {
		if s, ok := t.scene.(interface{ MakeRoom(p *P) }); ok {
			s.MakeRoom(t.Position())
		}
		t.scene.PlayEvents(events)
		t.Stale = true
	}
}

// Refuse says why a move is not allowed, if the rules said so, and shakes what is at fault.
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
	t.Stale = true
}

// ShakePlaces lets places shake that are at fault.
func (t *Table[T, P, M, E]) ShakePlaces(all ...Place) {
	t.Shake.Begin(all)
	t.Stale = true
}

// LetGo forgets what was held and said.
func (t *Table[T, P, M, E]) LetGo() {
	t.letGo(true)
}

func (t *Table[T, P, M, E]) letGo(all bool) {
	if g, ok := t.game.(Taker); ok {
		g.ClearTaken(all)
	}
	t.Hand.Release()
	t.Typed = Typed{}
	t.Refusal, t.Stale = Refusal{}, true
}

// PutBack lets go of what is held as if nothing had happened.
func (t *Table[T, P, M, E]) PutBack() {
	if t.Hand.Grip == Dragged {
		t.startHome()
		t.Hand.Release()
		t.scene.ReturnCards()
	}
	t.letGo(false)
}

// Undo takes the last move back, as far as that is allowed, and lets everything glide to where it was.
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
		if t.Phase == Over {
			t.Phase = Playing
		}
		if t.Restore(); ok {
			undoer.HandleUndo(h[len(h)-1].Move)
		}
	}
}

// Restore shows the match as it is, after it has changed by itself.
func (t *Table[T, P, M, E]) Restore() {
	t.CatchUp()
	t.LetGo()
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.glide()
}

// Redo plays what was taken back once more.
func (t *Table[T, P, M, E]) Redo() {
	t.FinishMotion()
	if events, ok := t.Match.RedoMove(); ok {
		t.LetGo()
		t.Show(events)
	}
}

// SetMatch puts another match for the same seats on the table, and lets the cards glide to it. A seat is in front, whose hand is open
// even if another player is to move: nobody else looks at the screen.
func (t *Table[T, P, M, E]) SetMatch(m T, front play.Seat) {
	t.FinishMotion()
	t.Match = m
	t.scene.SeatOne(front)
	t.CatchUp()
	t.LetGo()
	t.glide()
}

// BringToFront lets a seat sit in front as SetMatch does, and reports whether it is another one.
func (t *Table[T, P, M, E]) BringToFront(s play.Seat) (changed bool) {
	if s == play.NoSeat || s == t.scene.FrontSeat() {
		return false
	}
	t.SetMatch(t.Match, s)
	return true
}

// StartReplay shows once more what the others have done since the last turn of the player in front.
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

// EndReplay returns to the table as it is.
func (t *Table[T, P, M, E]) EndReplay() {
	t.FinishMotion()
	t.SetReplay(false)
	t.scene.SetWatched(false, t.IsPerson)
	t.glide()
}

// glide lets the cards glide to the position.
func (t *Table[T, P, M, E]) glide() {
	t.scene.GlideTo(t.Position())
	t.settle()
}

// settle has the figures beside the cards follow what is shown.
func (t *Table[T, P, M, E]) settle() {
	if g, ok := t.game.(Settler); ok {
		g.SettleFigures()
	}
}

// EndMotion brings what moves to its end, so that the table can be left.
func (t *Table[T, P, M, E]) EndMotion() {
	if t.Phase == Replaying {
		t.EndReplay()
	}
	t.FinishMotion()
}

// Skip ends the step that runs, and the effects beside it.
func (t *Table[T, P, M, E]) Skip() {
	t.scene.SkipStep()
	t.effects.EndEffects()
	t.Stale = true
}

// StepBack returns to the step before, and ends the effects.
func (t *Table[T, P, M, E]) StepBack() {
	t.scene.StepBack()
	t.effects.EndEffects()
	t.settle()
	t.Stale = true
}

// FinishMotion ends everything that moves, and the effects.
func (t *Table[T, P, M, E]) FinishMotion() {
	t.scene.FinishMotion()
	t.effects.EndEffects()
	t.settle()
	t.Stale = true
}

// CatchUp counts all moves as shown.
func (t *Table[T, P, M, E]) CatchUp() { t.Seen = Progress{Moves: t.Match.MoveCount()} }

// showPending shows the moves that computer players have finished computing, and reports whether there are any.
func (t *Table[T, P, M, E]) showPending() bool {
	if g, ok := t.game.(Scheduler); ok && g.MustComputersWait() {
		return true
	}
	events, err := t.Match.ContinueMatch()
	if err != nil {
		t.Refuse(err)
	}
	if t.Show(events); t.Rushes {
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

// Close lets a person sit in front with all hands closed, at once.
func (t *Table[T, P, M, E]) Close(front play.Seat) {
	t.LetGo()
	t.Ring = NoButton
	t.scene.SeatPeople(t.IsPerson, front, false)
	t.scene.FinishMotion()
	t.scene.TakeStartedSteps()
	t.Stale = true
}

// RaiseCurtain shows the person in front their cards.
func (t *Table[T, P, M, E]) RaiseCurtain() {
	t.Phase = Playing
	t.scene.SeatPeople(t.IsPerson, t.scene.FrontSeat(), true)
	t.Stale = true
}
