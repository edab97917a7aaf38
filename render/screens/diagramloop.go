package screens

import "dreist/render/stage"

// Durations of a diagram in ticks.
const (
	diagramLook  = 70  // before the moves
	diagramPause = 40  // after a move
	diagramReach = 22  // what is refused moves to its place
	diagramShown = 65  // it stays there with a cross
	diagramRest  = 120 // before the next round
	diagramLoops = 3   // number of rounds before it stops
)

// DiagramLoop plays the steps of a diagram one after the other. What is refused goes to its place and back. It stops after some rounds.
type DiagramLoop struct {
	Steps   int
	Refused func(step int) bool // reports whether the step is a move that is refused
	Begin   func()              // shows the beginning
	Play    func(step int)      // plays a step
	Tried   func(step int)      // is told that a refused step has come back
	Line    interface {         // on which it is played
		Tick() (changed bool)
		IsMoving() bool
		Speed() stage.Speed
	}

	Played int  // number of steps that are over, or run
	trying bool // the step that runs is refused
	wait   int  // ticks until the next step
	ended  bool // the steps are over
	rests  bool
	loops  int // rounds begun
}

// IsAnimated reports whether it ever moves.
func (l *DiagramLoop) IsAnimated() bool { return l.Steps > 0 }

// Restart shows all its rounds again.
func (l *DiagramLoop) Restart() {
	l.loops = 0
	l.begin()
}

func (l *DiagramLoop) begin() {
	l.Begin()
	l.Played, l.trying, l.ended, l.rests, l.wait = 0, false, false, l.Steps == 0, diagramLook
	l.loops++
}

// NeedsTick reports whether it is still moving.
func (l *DiagramLoop) NeedsTick() bool { return !l.rests }

// Tick advances by a tick and reports whether the picture changed.
func (l *DiagramLoop) Tick() (changed bool) {
	changed = l.Line.Tick() || l.trying
	switch {
	case l.Line.IsMoving() || l.rests:
		return changed
	case l.wait > 0:
		l.wait--
		return changed
	}
	l.goOn()
	return true
}

// goOn starts the next step.
func (l *DiagramLoop) goOn() {
	switch {
	case l.trying:
		l.trying, l.wait = false, diagramPause
		l.Tried(l.Played - 1)
	case l.Played < l.Steps:
		l.Played++
		if l.Refused(l.Played - 1) {
			l.trying, l.wait = true, diagramReach+diagramShown+diagramReach
			return
		}
		l.Play(l.Played - 1)
		l.wait = diagramPause
	case !l.ended:
		l.ended, l.wait = true, diagramRest
	case l.loops < diagramLoops:
		l.begin()
	default:
		l.rests = true
	}
}

// Trying returns the refused step that runs, and how far it is on its way to its place, from 0 to 1.
func (l *DiagramLoop) Trying() (step int, way float64, ok bool) {
	if !l.trying {
		return 0, 0, false
	}
	gone := diagramReach + diagramShown + diagramReach - l.wait
	way = min(float64(gone)/diagramReach, float64(l.wait)/diagramReach, 1)
	if l.Line.Speed() == stage.Instant {
		way = 1
	}
	return l.Played - 1, way, true
}
