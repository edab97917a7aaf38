package tabletop

import (
	"testing"

	"dreist/input"
	"dreist/render/geom"
)

// taker is a guide that handles gestures or none.
type taker struct {
	BaseGuide[int, int]
	takes Handling
	tried []AttemptKind
}

func (g *taker) HandleAttempt(a Attempt[int]) Handling {
	g.tried = append(g.tried, a.Kind)
	return g.takes
}

// What a guide handles is drawn anew, what it leaves to the table is not.
func TestWhatAGuideHandlesIsDrawnAnew(t *testing.T) {
	for _, takes := range []Handling{Handled, NotHandled} {
		g, of := GuideState[int, int]{}, &taker{takes: takes}
		if g.offerGesture(input.Gesture{Kind: input.Press}) || g.TakeStale() || g.IsLocked() {
			t.Error("no guide has handled a gesture")
		}
		g.Teacher = of
		g.SetGuide(nil)
		if !g.TakeStale() || g.TakeStale() || g.Guide != Guide[int, int](of) {
			t.Errorf("the teacher leads %v, and is drawn once", g.Guide)
		}
		g.isFilled = true
		if did := g.offerGesture(input.Gesture{Kind: input.CommandGiven}); Handling(did) != takes || g.isFilled == did || g.TakeStale() != did || of.tried[0] != TryCommand {
			t.Errorf("handled %v, filled %v, tried %v; want %v", did, g.isFilled, of.tried, takes)
		}
	}
}

func TestABoxKeepsItsWordsWhileItGoes(t *testing.T) {
	var b guideBox
	room := geom.Rect{W: 200, H: 300}
	said := Box{Frame: room, Unit: 1, Parts: []Part{{Name: "words"}}, Buttons: []Button{{ID: LeaveButton}}}
	if b.follow(&said, room, false); b.Opacity != 1 || b.has(&said.Buttons[0]) {
		t.Errorf("in a new room %v of it is seen at once", b.Opacity)
	}
	ticks := 0
	for silent := (Box{}); b.follow(&silent, room, false); ticks++ {
		if len(b.Parts) != 1 || !b.has(&said.Buttons[0]) {
			t.Fatalf("while it goes it says %v", b.Parts)
		}
	}
	if ticks != boxTicks || !b.IsGone() {
		t.Errorf("it goes in %d ticks to %v", ticks, b.Opacity)
	}
	if b.follow(&said, room, true); b.Opacity != 1 {
		t.Errorf("at once %v of it is seen", b.Opacity)
	}
}

// While the last turns are shown another phase waits.
func TestAPhaseWaitsForTheLastTurns(t *testing.T) {
	p := PhaseState{Phase: SolvingPhase}
	p.setLastTurns(false) // which nobody sees
	p.setLastTurns(true)
	p.SetPhase(EndedPhase)
	if p.setLastTurns(true); p.Phase != LastTurnsPhase {
		t.Errorf("shown in phase %d", p.Phase)
	}
	if p.setLastTurns(false); p.Phase != EndedPhase {
		t.Errorf("then phase %d", p.Phase)
	}
}
