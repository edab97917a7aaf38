package stage

import "math"

// TicksPerSecond is the pace of all motion.
const TicksPerSecond = 60

// Speed is the one setting for the pace of everything that moves.
type Speed uint8

// The speeds. At Instant nothing moves: everything is at once where it belongs.
const (
	Slow Speed = iota
	Normal
	Fast
	Instant
)

// speedNames are the names from the slowest.
var speedNames = [...]string{Slow: "slow", Normal: "normal", Fast: "fast", Instant: "instant"}

// String returns the speed's name in settings files.
func (s Speed) String() string { return speedNames[s] }

// ParseSpeed returns the speed of a name, Normal for an unknown one.
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

// The spans that every game shares.
const (
	Settle Span = 120 // a dropped card slides into its place
	Home   Span = 180 // a refused card glides home; also undo
)

// paces are how much longer than at speed Normal everything takes.
var paces = [...]float64{Slow: 1.8, Normal: 1, Fast: 0.5, Instant: 0}

// Ticks returns how long a span takes at a speed, 0 at Instant.
func (s Speed) Ticks(d Span) int {
	return int(float64(d)*paces[s]*TicksPerSecond/1000 + 0.5)
}

// Span returns what so many ticks are at a speed, in milliseconds at speed Normal; 0 at Instant.
func (s Speed) Span(ticks int) Span {
	if s == Instant {
		return 0
	}
	return Span(float64(ticks) * 1000 / TicksPerSecond / paces[s])
}

// HomeTicks returns how long a card takes that glides to where it belongs.
func (s Speed) HomeTicks() int { return s.Ticks(Home) }

// What moves apart from the cards, in ticks; it keeps its pace at every speed, as nobody waits for it.
const (
	ShakeTicks = 20 // the card at fault shakes
	LiftTicks  = 5  // a card is lifted out of its row
	LowerTicks = 7  // and sinks back
	GlowTicks  = 5  // a glow appears or goes
	PulseTicks = 18 // places that could be meant pulse once
)

// Shake returns how far a shaking card is off its place at a tick, in card widths.
func Shake(tick int) float64 {
	t := float64(tick) / ShakeTicks
	return 0.09 * (1 - t) * math.Sin(t*6*math.Pi)
}
