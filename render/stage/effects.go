package stage

import "slices"

// Effects is what is seen for a while beside the cards on their way: letterings, pieces thrown into the air, dust. Nothing waits for an effect and none
// leaves anything behind, so that a table at rest looks the same whether its effects were seen to the end or not. C is the canvas of a game.
type Effects[C any] struct{ running []effect[C] }

// effect is one thing to be seen.
type effect[C any] struct {
	tick, ticks int // tick is negative before it begins
	lasts       Span
	draw        func(c C, at Span)
}

// Begin shows something after a delay for a while. It is drawn with how long it has been there, in the time of speed Normal. At Instant nothing is shown.
func (e *Effects[C]) Begin(s Speed, delay, lasts Span, draw func(c C, at Span)) {
	if ticks := s.Ticks(lasts); ticks > 0 {
		e.running = append(e.running, effect[C]{tick: -s.Ticks(delay), ticks: ticks, lasts: lasts, draw: draw})
	}
}

// Tick moves on by one tick and reports whether the picture changed.
func (e *Effects[C]) Tick() bool {
	if len(e.running) == 0 {
		return false
	}
	for i := range e.running {
		e.running[i].tick++
	}
	e.running = slices.DeleteFunc(e.running, func(f effect[C]) bool { return f.tick >= f.ticks })
	return true
}

// Busy reports whether anything is seen or waits to be.
func (e *Effects[C]) Busy() bool { return len(e.running) > 0 }

// End ends everything at once.
func (e *Effects[C]) End() { e.running = nil }

// Draw draws what has begun, in the order of its beginning.
func (e *Effects[C]) Draw(c C) {
	for _, f := range e.running {
		if f.tick >= 0 {
			f.draw(c, f.lasts*Span(f.tick)/Span(f.ticks))
		}
	}
}

// Within returns how far a part of an effect is that begins at from and takes a while, from 0 to 1.
func (s Span) Within(from, takes Span) float64 {
	return float64(min(max((s-from)/takes, 0), 1))
}
