package tabletop_test

import (
	"slices"
	"testing"

	"dreist/build/toytable"
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

func TestWhatIsWatchedOnceMoreLeadsBackToWhatWentOn(t *testing.T) {
	s := toytable.Sit(t, "AN")
	s.Phase = tabletop.SolvingPhase
	s.SetShowingLastTurns(true)
	if s.Phase != tabletop.LastTurnsPhase || s.Scene.MostSpeed != stage.Fast {
		t.Errorf("phase %d at most at %v", s.Phase, s.Scene.MostSpeed)
	}
	s.SetPhase(tabletop.EndedPhase) // meanwhile
	s.SetShowingLastTurns(true)
	if s.SetShowingLastTurns(false); s.Phase != tabletop.EndedPhase || s.Scene.MostSpeed != stage.Instant {
		t.Errorf("then phase %d at most at %v", s.Phase, s.Scene.MostSpeed)
	}
}

func TestArrowsStepThroughWhatIsWatchedOnceMore(t *testing.T) {
	s := toytable.Sit(t, "ADN", toytable.LowPlayerWithHand("BEZ"))
	s.Lay(0)
	s.AdvanceToRest(t)
	s.SendCommand(input.CommandAgain)
	for range 3 {
		s.Tick(true)
	}
	before, begun := len(s.Scene.Events), s.Scene.TicksLeft
	if s.Handle(input.Gesture{Kind: input.Trigger, Command: input.CommandLeft}); s.Scene.TicksLeft >= begun || len(s.Scene.Events) != before {
		t.Errorf("Left: %d ticks of the step are left of %d, %d steps", s.Scene.TicksLeft, begun, len(s.Scene.Events))
	}
	if s.Handle(input.Gesture{Kind: input.Trigger, Command: input.CommandRight}); len(s.Scene.Events) != before-1 {
		t.Errorf("Right: %d steps are left of %d", len(s.Scene.Events), before)
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
