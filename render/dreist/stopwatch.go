package dreist

import "time"

// stopwatch adds up how long something lasts, without the breaks. It is told the time and asks no clock.
type stopwatch struct {
	total time.Duration
	seen  time.Duration // when it was last told
	runs  bool          // since then
}

// pass tells the time, and whether what comes now counts.
func (w *stopwatch) pass(now time.Duration, counts bool) {
	if w.runs {
		w.total += now - w.seen
	}
	w.seen, w.runs = now, counts
}

// millis returns the sum in milliseconds.
func (w *stopwatch) millis() int { return int(w.total.Milliseconds()) }
