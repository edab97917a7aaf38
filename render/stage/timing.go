package stage

import "math"

// TicksPerSecond is the rate of all animation.
const TicksPerSecond = 60

// Speed is the speed of all motion.
type Speed uint8

// The speeds. At Instant nothing moves.
const (
	Slow Speed = iota
	Normal
	Fast
	Instant
)

// speedNames are the names, slowest first.
var speedNames = [...]string{Slow: "slow", Normal: "normal", Fast: "fast", Instant: "instant"}

// String returns the speed's name in settings files.
func (s Speed) String() string { return speedNames[s] }

// ParseSpeed returns the speed with a name, Normal for unknown names.
func ParseSpeed(name string) Speed {
	for s, n := range speedNames {
		if n == name {
			return Speed(s)
		}
	}
	return Normal
}

// Span is a duration in milliseconds at speed Normal.
type Span float64

// Spans common to all games.
const (
	Settle Span = 120 // a dropped card slides to its place
	Home   Span = 180 // a refused card returns; also undo
)

// paces are the factors of durations.
var paces = [...]float64{Slow: 1.8, Normal: 1, Fast: 0.5, Instant: 0}

// Ticks returns the duration of a span at a speed, 0 at Instant.
func (s Speed) Ticks(d Span) int {
	return int(float64(d)*paces[s]*TicksPerSecond/1000 + 0.5)
}

// Span returns the duration of ticks in milliseconds at speed Normal; 0 at Instant.
func (s Speed) Span(ticks int) Span {
	if s == Instant {
		return 0
	}
	return Span(float64(ticks) * 1000 / TicksPerSecond / paces[s])
}

// Motion other than of cards, in ticks; the same at every speed, as nobody waits for it.
const (
	ShakeTicks = 20 // the offending card shakes
	LiftTicks  = 5  // a card rises out of its row
	LowerTicks = 7  // and sinks back
	GlowTicks  = 5  // a glow appears or goes
	PulseTicks = 18 // possible places pulse once
)

// Shake returns the offset of a shaking card at a tick, in card widths.
func Shake(tick int) float64 {
	t := float64(tick) / ShakeTicks
	return 0.09 * (1 - t) * math.Sin(t*6*math.Pi)
}
