package screens

import "dreist/render/stage"

// Durations of a diagram in ticks.
const (
	diagramLook  = 70  // before the first step
	diagramPause = 40  // after a step
	diagramReach = 22  // a refused card moves to its place
	diagramShown = 65  // it stays there with a cross
	diagramRest  = 120 // before the next round
	diagramLoops = 3   // number of rounds before it stops
)

// DiagramLoop plays the steps of a diagram for some rounds. The card of a refused move goes to its place and back.
type DiagramLoop struct {
	StepCount    int                 // number of steps
	IsRefused    func(step int) bool // reports whether a step is a refused move
	ShowStart    func()              // shows the start
	PlayStep     func(step int)      // starts a step
	HandleReturn func(step int)      // is called when the card of a refused step is back
	LoopTimeline interface {         // the timeline of the diagram
		Tick() (changed bool)
		IsMoving() bool
		Speed() stage.Speed
	}

	PlayedStepCount int  // number of steps that have been started
	trying          bool // the current step is refused
	wait            int  // ticks until the next step
	ended           bool // all steps are over
	rests           bool
	loops           int // number of rounds started
}

// IsAnimated reports whether there are any steps.
func (l *DiagramLoop) IsAnimated() bool { return l.StepCount > 0 }

// Restart plays all rounds again.
func (l *DiagramLoop) Restart() {
	l.loops = 0
	l.begin()
}

func (l *DiagramLoop) begin() {
	l.ShowStart()
	l.PlayedStepCount, l.trying, l.ended, l.rests, l.wait = 0, false, false, l.StepCount == 0, diagramLook
	l.loops++
}

// NeedsTick reports whether a round is still being played.
func (l *DiagramLoop) NeedsTick() bool { return !l.rests }

// Tick advances by a tick and reports whether the picture changed.
func (l *DiagramLoop) Tick() (changed bool) {
	changed = l.LoopTimeline.Tick() || l.trying
	switch {
	case l.LoopTimeline.IsMoving() || l.rests:
		return changed
	case l.wait > 0:
		l.wait--
		return changed
	}
	l.goOn()
	return true
}

func (l *DiagramLoop) goOn() {
	switch {
	case l.trying:
		l.trying, l.wait = false, diagramPause
		l.HandleReturn(l.PlayedStepCount - 1)
	case l.PlayedStepCount < l.StepCount:
		l.PlayedStepCount++
		if l.IsRefused(l.PlayedStepCount - 1) {
			l.trying, l.wait = true, diagramReach+diagramShown+diagramReach
			return
		}
		l.PlayStep(l.PlayedStepCount - 1)
		l.wait = diagramPause
	case !l.ended:
		l.ended, l.wait = true, diagramRest
	case l.loops < diagramLoops:
		l.begin()
	default:
		l.rests = true
	}
}

// RefusedStep returns the current refused step and the card's progress towards its place, from 0 to 1; ok is false if there is none.
func (l *DiagramLoop) RefusedStep() (step int, way float64, ok bool) {
	if !l.trying {
		return 0, 0, false
	}
	gone := diagramReach + diagramShown + diagramReach - l.wait
	way = min(float64(gone)/diagramReach, float64(l.wait)/diagramReach, 1)
	if l.LoopTimeline.Speed() == stage.InstantSpeed {
		way = 1
	}
	return l.PlayedStepCount - 1, way, true
}
