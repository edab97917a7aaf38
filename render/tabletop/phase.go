package tabletop

import (
	"dreist/input"
	"dreist/render/stage"
)

// Phase is the state of play at a table.
type Phase uint8

const (
	PlayingPhase   Phase = iota // a match is played; cards can be moved in this phase and those up to SolvingPhase
	LearningPhase               // an example is played, whose end the guide announces
	SolvingPhase                // the player is solving a puzzle; the guide announces its end
	AskingPhase                 // a puzzle asks a question; cards cannot be moved
	LastTurnsPhase              // the last turns are shown once more
	ReplayPhase                 // a past moment is looked back on
	CurtainPhase                // the curtain is down until the person to move takes the screen
	EndedPhase                  // the end has been announced
)

// PhaseState is the phase of a table, and the one that goes on after the last turns were shown.
type PhaseState struct {
	Phase Phase
	after Phase
}

// SetPhase changes the phase; while the last turns are shown, the phase after them.
func (p *PhaseState) SetPhase(to Phase) {
	if p.Phase == LastTurnsPhase {
		p.after = to
	} else {
		p.Phase = to
	}
}

// setLastTurns begins to show the last turns, or goes on with the phase after them.
func (p *PhaseState) setLastTurns(on bool) {
	switch shown := p.Phase == LastTurnsPhase; {
	case on && !shown:
		p.Phase, p.after = LastTurnsPhase, p.Phase
	case shown && !on:
		p.Phase = p.after
	}
}

// SetShowingLastTurns starts or ends showing the last turns. Meanwhile cards move even at speed instant.
func (t *Table[T, P, M, E]) SetShowingLastTurns(on bool) {
	most := stage.InstantSpeed
	if on {
		most = stage.FastSpeed
	}
	t.setLastTurns(on)
	t.scene.LimitSpeed(most)
}

func (t *Table[T, P, M, E]) handleLastTurnsKey(i input.Command) (done bool) {
	switch {
	case t.Phase != LastTurnsPhase:
		return false
	case i == input.CommandRight:
		t.SkipStep()
	case i == input.CommandLeft:
		t.stepBack()
	case i == input.CommandCancel:
		t.endLastTurns()
	default:
		return false
	}
	return true
}

// handleRest does what is due when no card moves any more.
func (t *Table[T, P, M, E]) handleRest() {
	switch t.Phase {
	case ReplayPhase:
		return
	case LastTurnsPhase:
		t.endLastTurns()
	}
	t.MarkAllShown()
	if t.Phase != PlayingPhase {
		return
	}
	shown := t.showPending()
	switch {
	case shown:
	case t.Match.IsOver():
		t.Phase = EndedPhase
		t.Redraw()
		if t.Match.IsSettled() {
			t.scene.UncoverHands()
		}
		t.Request(RequestEnd)
	case t.IsCurtainDown():
		t.Phase = CurtainPhase
		t.scene.ShowPosition(t.ShownPosition())
		t.CoverHands(t.Features.SeatToTakeScreen())
	}
}

// Progress is the part of a match that has been shown.
type Progress struct {
	Moves  int // number of moves shown completely
	events int // number of events shown of the next move; negative while hands are dealt before the first
}

// DealProgress returns the progress of a match that starts with dealing a number of hands.
func DealProgress(hands int) Progress { return Progress{events: -hands} }

// CountEvent counts one more shown event of a match with a number of moves; events returns the number of events of a move.
func (p *Progress) CountEvent(moves int, events func(move int) int) {
	p.events++
	for p.Moves < moves && p.events > 0 && p.events >= events(p.Moves) {
		p.events -= events(p.Moves)
		p.Moves++
	}
}
