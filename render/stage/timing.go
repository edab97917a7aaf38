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

// span is a duration in milliseconds at speed Normal. All durations of the game stand in the table below.
type span float64

const (
	spanSettle    span = 120 // a dropped card slides into its cell
	spanHome      span = 180 // a refused card glides home; also undo
	spanLay       span = 220 // a card laid by clicks flies to its cell
	spanDraw      span = 220
	spanDeal      span = 40 // between cards dealt to the hand
	spanHop       span = 90 // between the hops of a row DREIer
	spanHopHeight span = 260
	spanFlare     span = 320 // a column flares before it leaves
	spanSweep     span = 45  // between the cards of a column
	spanFly       span = 300 // one card of a column flies to the discard pile
	spanTilt      span = 380 // a loosened card tilts and drops
	spanDiscard   span = 220
	spanBreath    span = 240 // before Egon begins
	spanReveal    span = 350
	spanThink     span = 250
	spanEgonLay   span = 250
	spanAside     span = 200
	spanTie       span = 260 // the bow is tied around a gift
	spanGift      span = 520 // the gift flies
	spanWin       span = 700
)

// ticks returns how long a span takes at a speed, 0 at Instant.
func (s Speed) ticks(d span) int {
	factor := [...]float64{Slow: 1.8, Normal: 1, Fast: 0.5, Instant: 0}[s]
	return int(float64(d)*factor*TicksPerSecond/1000 + 0.5)
}

// HomeTicks returns how long a card takes that glides to where it belongs.
func (s Speed) HomeTicks() int { return s.ticks(spanHome) }

// Eased curves from 0 to 1; nothing on the table moves linearly.
func easeOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

func easeInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}

func easeIn(t float64) float64 { return t * t }

// What moves apart from the cards, in ticks; it keeps its pace at every speed, as nobody waits for it.
const (
	MoodTicks  = 12 // Egon's face changes
	ShakeTicks = 20 // the card at fault shakes
	LiftTicks  = 5  // a card is picked up
)

// Shake returns how far a shaking card is off its place at a tick, in card widths.
func Shake(tick int) float64 {
	t := float64(tick) / ShakeTicks
	return 0.09 * (1 - t) * math.Sin(t*6*math.Pi)
}
