package stage

import "math"

// TicksPerSecond is the number of ticks per second.
const TicksPerSecond = 60

// Speed is the speed of moving cards.
type Speed uint8

// The speeds. At InstantSpeed nothing moves.
const (
	SlowSpeed Speed = iota
	NormalSpeed
	FastSpeed
	InstantSpeed
)

var speedNames = [...]string{SlowSpeed: "slow", NormalSpeed: "normal", FastSpeed: "fast", InstantSpeed: "instant"}

// String returns the name of the speed in settings files.
func (s Speed) String() string { return speedNames[s] }

// ParseSpeed returns the speed with a name, NormalSpeed for unknown names.
func ParseSpeed(name string) Speed {
	for s, n := range speedNames {
		if n == name {
			return Speed(s)
		}
	}
	return NormalSpeed
}

// Span is a duration in milliseconds at NormalSpeed.
type Span float64

const (
	SettleTime Span = 120 // for a dropped card that slides to its place
	ReturnTime Span = 180 // for a card that returns after a refusal or undo
)

// paces are the factors for durations at each speed.
var paces = [...]float64{SlowSpeed: 1.8, NormalSpeed: 1, FastSpeed: 0.5, InstantSpeed: 0}

// Ticks returns the duration of a span at this speed in ticks, 0 at InstantSpeed.
func (s Speed) Ticks(d Span) int {
	return int(float64(d)*paces[s]*TicksPerSecond/1000 + 0.5)
}

// Span returns the span that takes a number of ticks at this speed; 0 at InstantSpeed.
func (s Speed) Span(ticks int) Span {
	if s == InstantSpeed {
		return 0
	}
	return Span(float64(ticks) * 1000 / TicksPerSecond / paces[s])
}

// The durations of other motions in ticks. They are the same at every speed, as nobody waits for them.
const (
	ShakeTicks = 20 // a refused card shakes
	LiftTicks  = 5  // a card rises out of its row
	LowerTicks = 7  // a risen card sinks back
	GlowTicks  = 5  // a glow appears or goes
	PulseTicks = 18 // possible places pulse
)

// ShakeOffset returns the offset of a shaking card at a tick, in card widths.
func ShakeOffset(tick int) float64 {
	t := float64(tick) / ShakeTicks
	return 0.09 * (1 - t) * math.Sin(t*6*math.Pi)
}
