package stage

import "slices"

// Effects are temporary decorations in addition to the moving cards: words, pieces, dust. Nothing waits for an effect and none leaves
// anything behind, so the resting table looks the same with or without them. C is the canvas of a game.
type Effects[C any] struct{ running []effect[C] }

type effect[C any] struct {
	tick, ticks int // negative before it begins
	lasts       Span
	draw        func(c C, at Span)
}

// StartEffect starts an effect after a delay. At InstantSpeed it does nothing. draw gets the time since its start, as at NormalSpeed.
func (e *Effects[C]) StartEffect(s Speed, delay, lasts Span, draw func(c C, at Span)) {
	if ticks := s.Ticks(lasts); ticks > 0 {
		e.running = append(e.running, effect[C]{tick: -s.Ticks(delay), ticks: ticks, lasts: lasts, draw: draw})
	}
}

// Tick advances by one tick and reports whether the picture changed.
func (e *Effects[C]) Tick() (changed bool) {
	if len(e.running) == 0 {
		return false
	}
	for i := range e.running {
		e.running[i].tick++
	}
	e.running = slices.DeleteFunc(e.running, func(f effect[C]) bool { return f.tick >= f.ticks })
	return true
}

// IsMoving reports whether an effect is shown or waits for its delay.
func (e *Effects[C]) IsMoving() bool { return len(e.running) > 0 }

// EndEffects ends all effects.
func (e *Effects[C]) EndEffects() { e.running = nil }

// Draw draws the running effects, the oldest first.
func (e *Effects[C]) Draw(c C) {
	for _, f := range e.running {
		if f.tick >= 0 {
			f.draw(c, f.lasts*Span(f.tick)/Span(f.ticks))
		}
	}
}

// ProgressWithin returns the progress at this time, 0 to 1, of a part that starts at from and takes the time takes.
func (s Span) ProgressWithin(from, takes Span) float64 {
	return float64(min(max((s-from)/takes, 0), 1))
}
