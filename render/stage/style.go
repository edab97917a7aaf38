package stage

import (
	"math"

	"dreist/render/geom"
)

// Style is how a card moves.
type Style uint8

// The styles.
const (
	Straight Style = iota // eased out
	Arc                   // over the table
	Hop                   // up and down in place, squashed when it lands
	Tilt                  // tips over, then drops
	Throw                 // high through the air
	Land                  // let go near its place, and squashed there
	Lay                   // as Arc, squashed at the end
	Around                // down in a curve to the right, then to its place
	Deliver               // as Arc, as large as it is until shortly before its place
)

// The largest heights of moving cards, in card widths.
const (
	arcHeight   = 0.25
	hopHeight   = 0.38
	tiltHeight  = 0.12
	throwHeight = 0.9
)

// aroundWide is how far the curve of Around reaches to the right, as a part of its height.
const aroundWide = 0.57

// The part of the time that a hopping card is in the air, and how much it is squashed when it lands.
const (
	hopInAir = 0.72
	hopFlat  = 0.08
)

// throwFar is the distance, in card widths, from which a thrown card flies its full arc.
const throwFar = 4

// edge is the distance of a thrown card from the upper edge of the window, in its widths.
const edge = 0.1

// The landing of a card: the time from which it is in its place, how much it shrinks when it is pressed down, and
// from when.
const (
	landed  = 0.6
	laid    = 0.85
	press   = 0.04
	pressed = 0.2 // time before the end
)

// delivered is the time from which a delivered card takes on its size at its place.
const delivered = 0.7

// turnsOver is the time by which a card has turned over: near where it comes from, before it passes over others.
const turnsOver = 0.6

// touches returns the time, 0 to 1, at which the card touches the table.
func (s Style) touches() float64 {
	switch s {
	case Land:
		return landed
	case Lay:
		return laid
	}
	return 1
}

// tiltSpin is how far a card tips over, in radians.
const tiltSpin = 0.55

// at interpolates two poses at t from 0 to 1.
func (s Style) at(a, b Pose, t float64) Pose {
	e := EaseOut(t)
	high, spin, flat, down := 0.0, 0.0, 0.0, 0.0
	var beside geom.Point // the straight line
	bow := 4 * t * (1 - t)
	switch s {
	case Arc, Deliver:
		e, high = EaseInOut(t), arcHeight
	case Hop:
		up := min(t/hopInAir, 1)
		high, bow = hopHeight, 4*up*(1-up)
		flat = hopFlat * math.Sin(math.Pi*max(t-hopInAir, 0)/(1-hopInAir))
	case Tilt:
		e, high, spin = EaseIn(t), tiltHeight, tiltSpin
	case Throw:
		// A card dropped near its target has already made most of the way.
		far := math.Hypot(b.X-a.X, b.Y-a.Y) / (throwFar * max(a.W, b.W))
		e, high = EaseInOut(t), min(throwHeight*min(far, 1), headroom(a, b))
	case Land:
		e = EaseOut(min(t/landed, 1))
		down = hump(t, landed-pressed)
	case Lay:
		e, high = EaseInOut(min(t/laid, 1)), arcHeight
		bow = hump(min(t/laid, 1), 0)
		down = hump(t, laid-pressed)
	case Around:
		fall := max(b.Y-a.Y, 0)
		beside = geom.Point{X: e * (1 - e) * (a.X - b.X + 2*aroundWide*fall), Y: e * (1 - e) * fall}
	}
	w := geom.Mix(a.W, b.W, e)
	if s == Deliver {
		w = geom.Mix(a.W, b.W, EaseIn(max(t-delivered, 0)/(1-delivered)))
	}
	return Pose{
		Point:       geom.Point{X: geom.Mix(a.X, b.X, e) + beside.X, Y: geom.Mix(a.Y, b.Y, e) + beside.Y - high*bow*max(a.W, b.W)},
		W:           w * (1 - press*down),
		Turn:        geom.Mix(a.Turn, b.Turn, e) + spin*bow,
		Face:        geom.Mix(a.Face, b.Face, EaseInOut(min(t/turnsOver, 1))),
		Z:           max(a.Z, b.Z) + layerMoving,
		Shown:       true,
		SquashShare: flat,
		High:        min(geom.Mix(a.High, b.High, e)+4*high*bow, HighHeld),
		Painted:     max(a.W, b.W),
	}
}

// headroom returns the largest height of a thrown card inside the window, in widths of the larger pose.
func headroom(a, b Pose) float64 {
	const stations = 12
	w, free := max(a.W, b.W), throwHeight
	for i := 1; i < stations; i++ {
		t := float64(i) / stations
		e := EaseInOut(t)
		top := geom.Mix(a.Y, b.Y, e) - geom.Mix(a.W, b.W, e)*(CardRatio/2+edge)
		free = min(free, max(top, 0)/(4*t*(1-t)*w))
	}
	return free
}

// hump rises from time from to 1 and falls back to 0 at the end.
func hump(t, from float64) float64 {
	u := max(t-from, 0) / (1 - from)
	return 4 * u * (1 - u)
}

// Fade interpolates by fading out at from and in at to, at t from 0 to 1. A card that neither moves nor turns over is at to at once.
func Fade(from, to Pose, t float64) Pose {
	if from.Point == to.Point && from.Face == to.Face {
		return to
	}
	p, faint := from, 2*t
	if t >= 0.5 {
		p, faint = to, 2-2*t
	}
	p.Faint, p.Shown = faint, true
	p.Z += layerMoving
	return p
}

// Easing curves from 0 to 1; nothing on the table moves linearly.

// EaseOut starts fast and arrives slowly.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// UpTo returns the count to show at a part of counting up to n, never 1 for a larger n, as the sentence is in the
// plural.
func UpTo(n int, part float64) int { return max(min(n, 2), int(float64(n)*EaseOut(part)+0.5)) }

// EaseInOut starts and arrives slowly.
func EaseInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}

// Smooth starts and arrives slowly, but less so than EaseInOut.
func Smooth(t float64) float64 { return t * t * (3 - 2*t) }

// EaseIn starts slowly.
func EaseIn(t float64) float64 { return t * t }

// Overshoot exceeds its end by a part of the way, and comes back.
func Overshoot(t, beyond float64) float64 {
	pull := 5.4 * math.Sqrt(beyond)
	u := t - 1
	return 1 + (pull+1)*u*u*u + pull*u*u
}
