package puzzles

import "time"

// stopwatch adds up how long something lasts, without the breaks. It is told the time and asks no clock.
type stopwatch struct {
	Total time.Duration
	seen  time.Duration // when it was last told
	runs  bool          // since then
}

// Pass tells the time, and whether what comes now counts.
func (w *stopwatch) Pass(now time.Duration, counts bool) {
	if w.runs {
		w.Total += now - w.seen
	}
	w.seen, w.runs = now, counts
}

// Millis returns the sum in milliseconds.
func (w *stopwatch) Millis() int { return int(w.Total.Milliseconds()) }
