package stage

import (
	"math"

	"dreist/render/geom"
)

// Style is how a card travels.
type Style uint8

// The styles.
const (
	Straight Style = iota // eased out
	Arc                   // lifted over the table on its way
	Hop                   // up and down on its place, where it is pressed flat as it lands
	Tilt                  // tips over, then drops
	Throw                 // high through the air
	Land                  // let go of near its place, and pressed down there
	Lay                   // as in an arc, and pressed down at its end
	Around                // down in a curve to the right, and then to its place
)

// How high cards travel at most, in card widths.
const (
	arcHeight   = 0.25
	hopHeight   = 0.38
	tiltHeight  = 0.12
	throwHeight = 0.9
)

// aroundWide is how far to the right the curve of a card reaches for that goes down around something, in parts of how far it goes down.
const aroundWide = 0.57

// How long a hopping card is in the air, in parts of its way, and how flat it is pressed when it lands.
const (
	hopInAir = 0.72
	hopFlat  = 0.08
)

// throwFar is from how far on, in card widths, a thrown card flies in its whole arc.
const throwFar = 4

// edge is how far a thrown card keeps off the upper edge of the window, in its widths.
const edge = 0.1

// How a card lands: from when on it lies where it belongs, how much smaller it becomes as it is pressed down, and from when
// on.
const (
	landed  = 0.6
	laid    = 0.85
	press   = 0.04
	pressed = 0.2 // before it lies
)

// touches returns when a card that travels in the style touches the table, from 0 to 1.
func (s Style) touches() float64 {
	switch s {
	case Land:
		return landed
	case Lay:
		return laid
	}
	return 1
}

// tiltSpin is how far a card tips over on its way, in radians.
const tiltSpin = 0.55

// at mixes two poses at t from 0 to 1 in the style.
func (s Style) at(a, b Pose, t float64) Pose {
	e := EaseOut(t)
	high, spin, flat, down := 0.0, 0.0, 0.0, 0.0
	var beside geom.Point // the straight way
	bow := 4 * t * (1 - t)
	switch s {
	case Arc:
		e, high = EaseInOut(t), arcHeight
	case Hop:
		up := min(t/hopInAir, 1)
		high, bow = hopHeight, 4*up*(1-up)
		flat = hopFlat * math.Sin(math.Pi*max(t-hopInAir, 0)/(1-hopInAir))
	case Tilt:
		e, high, spin = EaseIn(t), tiltHeight, tiltSpin
	case Throw:
		// A card that was dragged near to its goal has flown most of the way already.
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
	return Pose{
		Point:   geom.Point{X: geom.Mix(a.X, b.X, e) + beside.X, Y: geom.Mix(a.Y, b.Y, e) + beside.Y - high*bow*max(a.W, b.W)},
		W:       w * (1 - press*down),
		Turn:    geom.Mix(a.Turn, b.Turn, e) + spin*bow,
		Face:    geom.Mix(a.Face, b.Face, e),
		Z:       max(a.Z, b.Z) + layerMoving,
		Shown:   true,
		Flat:    flat,
		High:    min(geom.Mix(a.High, b.High, e)+4*high*bow, HighHeld),
		Painted: max(a.W, b.W),
	}
}

// headroom returns how high a thrown card may fly, in widths of the larger pose, so that it stays in the window.
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

// hump rises from a moment on from 0 to 1 and falls back to 0 at the end.
func hump(t, from float64) float64 {
	u := max(t-from, 0) / (1 - from)
	return 4 * u * (1 - u)
}

// Fade returns a card's pose that goes where it was and then comes where it belongs, at t from 0 to 1. Where only its turn or its face changes, or
// nothing, it just stays.
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

// Eased curves from 0 to 1; nothing on the table moves linearly.

// EaseOut starts fast and arrives slowly.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// UpTo returns how far it is counted to a number, from two on: a sentence about several things speaks of several all the way.
func UpTo(n int, part float64) int { return max(min(n, 2), int(float64(n)*EaseOut(part)+0.5)) }

// EaseInOut starts and arrives slowly.
func EaseInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}

// EaseIn starts slowly.
func EaseIn(t float64) float64 { return t * t }

// Overshoot goes beyond its end by a part of the way, and comes back.
func Overshoot(t, beyond float64) float64 {
	pull := 5.4 * math.Sqrt(beyond)
	u := t - 1
	return 1 + (pull+1)*u*u*u + pull*u*u
}
