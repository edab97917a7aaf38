package tabletop_test

import (
	"slices"
	"testing"

	"dreist/build/toytable"
	"dreist/game/play/stairs"
	"dreist/input"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// The end of a match is told only where it is played: guides tell that of an example or a puzzle, and a look back has none.
func TestOnlyThePlayedEndIsTold(t *testing.T) {
	for phase, want := range map[tabletop.Phase][]tabletop.RequestKind{
		tabletop.PlayingPhase: {tabletop.RequestEnd}, tabletop.LearningPhase: nil, tabletop.SolvingPhase: nil, tabletop.ReplayPhase: nil, tabletop.EndedPhase: nil,
	} {
		s := toytable.Sit(t, "A")
		s.Lay(0)
		s.Phase = phase
		s.AdvanceToRest(t)
		s.AdvanceToRest(t)
		if got := s.RequestKinds(); !slices.Equal(got, want) {
			t.Errorf("in phase %d: asks %v, want %v", phase, got, want)
		}
	}
}

// What is watched once more is seen at speed instant, too.
func TestWhatIsWatchedOnceMoreLeadsBackToWhatWentOn(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Scene.SetSpeed(stage.InstantSpeed)
	isSeen := func() bool {
		s.Scene.PlayEvents([]stairs.Event{{Card: stairs.Wave}})
		defer s.Scene.FinishMotion()
		return s.Scene.IsMoving()
	}
	s.Phase = tabletop.SolvingPhase
	s.SetShowingLastTurns(true)
	if s.Phase != tabletop.LastTurnsPhase || !isSeen() {
		t.Errorf("phase %d, an event is seen %v", s.Phase, isSeen())
	}
	s.SetPhase(tabletop.EndedPhase) // meanwhile
	s.SetShowingLastTurns(true)
	if s.SetShowingLastTurns(false); s.Phase != tabletop.EndedPhase || isSeen() {
		t.Errorf("then phase %d, an event is seen %v", s.Phase, isSeen())
	}
}

func TestArrowsStepThroughWhatIsWatchedOnceMore(t *testing.T) {
	s := toytable.Sit(t, "ADN", toytable.LowPlayerWithHand("BEZ"), toytable.LowPlayerWithHand("CFY"))
	s.Lay(0)
	s.AdvanceToRest(t)
	s.SendCommand(input.CommandShowAgain)
	for range 3 {
		s.Tick(true)
	}
	begun := s.Motion()
	s.Handle(input.Gesture{Kind: input.CommandGiven, Command: input.CommandLeft})
	if now := s.Motion(); begun.Seat != 1 || now.Seat != 1 || begun.Progress == 0 || now.Progress != 0 {
		t.Errorf("Left leads from %+v to %+v", begun, now)
	}
	s.Handle(input.Gesture{Kind: input.CommandGiven, Command: input.CommandRight})
	if now := s.Motion(); now.Seat != 2 {
		t.Errorf("Right leads to %+v", now)
	}
}

func TestAMoveHasBeenShownWithItsLastEvent(t *testing.T) {
	events := []int{2, 1, 3}
	p := tabletop.DealProgress(2)
	var moves []int
	for range 8 {
		p.CountEvent(len(events), func(move int) int { return events[move] })
		moves = append(moves, p.Moves)
	}
	if want := []int{0, 0, 0, 1, 2, 2, 2, 3}; !slices.Equal(moves, want) {
		t.Errorf("shown after each event: %v, want %v", moves, want)
	}
}
