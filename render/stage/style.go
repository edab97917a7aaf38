package stage

import (
	"math"

	"dreist/render/geom"
)

// MotionStyle is the way in which a card moves.
type MotionStyle uint8

const (
	StraightMotion MotionStyle = iota // in a straight line, slowing down
	ArcMotion                         // in a low arc over the table
	HopMotion                         // up and down in place, squashed when it lands
	TiltMotion                        // tipping over, then dropping
	ThrowMotion                       // high through the air
	LandMotion                        // released near its place, and squashed there
	LayMotion                         // as ArcMotion, and squashed at the end
	DeliverMotion                     // as ArcMotion, but in its old size until shortly before its place
)

// The largest heights of moving cards, in card widths.
const (
	arcHeight   = 0.25
	hopHeight   = 0.38
	tiltHeight  = 0.12
	throwHeight = 0.9
)

// The measures of a hop.
const (
	hopInAir = 0.72 // fraction of the time in the air
	hopFlat  = 0.08 // fraction of the height by which the card is squashed on landing
)

// throwFar is the distance, in card widths, from which a thrown card flies its full arc.
const throwFar = 4

// edge is the distance of a thrown card from the upper edge of the window, in its widths.
const edge = 0.1

// The landing of a card. Times are fractions of the whole.
const (
	landed  = 0.6  // time at which a card with LandMotion is in its place
	laid    = 0.85 // time at which a card with LayMotion is in its place
	press   = 0.04 // fraction by which it shrinks when it is pressed down
	pressed = 0.2  // time before landing at which it starts to shrink
)

// delivered is the time from which a delivered card takes on its size at its place.
const delivered = 0.7

// turnsOver is the time by which a card has turned over: near where it comes from, before it passes over others.
const turnsOver = 0.6

// touches returns the time, 0 to 1, at which the card touches the table.
func (s MotionStyle) touches() float64 {
	switch s {
	case LandMotion:
		return landed
	case LayMotion:
		return laid
	}
	return 1
}

// tiltSpin is the angle in radians by which a card tips over.
const tiltSpin = 0.55

// at returns the pose between two poses, at t from 0 to 1.
func (s MotionStyle) at(a, b Pose, t float64) Pose {
	e := EaseOut(t)
	high, spin, flat, down := 0.0, 0.0, 0.0, 0.0
	bow := 4 * t * (1 - t)
	switch s {
	case ArcMotion, DeliverMotion:
		e, high = EaseInOut(t), arcHeight
	case HopMotion:
		up := min(t/hopInAir, 1)
		high, bow = hopHeight, 4*up*(1-up)
		flat = hopFlat * math.Sin(math.Pi*max(t-hopInAir, 0)/(1-hopInAir))
	case TiltMotion:
		e, high, spin = EaseIn(t), tiltHeight, tiltSpin
	case ThrowMotion:
		// A card dropped near its target has already made most of the way.
		far := math.Hypot(b.X-a.X, b.Y-a.Y) / (throwFar * max(a.W, b.W))
		e, high = EaseInOut(t), min(throwHeight*min(far, 1), headroom(a, b))
	case LandMotion:
		e = EaseOut(min(t/landed, 1))
		down = hump(t, landed-pressed)
	case LayMotion:
		e, high = EaseInOut(min(t/laid, 1)), arcHeight
		bow = hump(min(t/laid, 1), 0)
		down = hump(t, laid-pressed)
	}
	w := geom.Mix(a.W, b.W, e)
	if s == DeliverMotion {
		w = geom.Mix(a.W, b.W, EaseIn(max(t-delivered, 0)/(1-delivered)))
	}
	return Pose{
		Point:        geom.Point{X: geom.Mix(a.X, b.X, e), Y: geom.Mix(a.Y, b.Y, e) - high*bow*max(a.W, b.W)},
		W:            w * (1 - press*down),
		Rotation:     geom.Mix(a.Rotation, b.Rotation, e) + spin*bow,
		FaceUp:       geom.Mix(a.FaceUp, b.FaceUp, EaseInOut(min(t/turnsOver, 1))),
		Z:            max(a.Z, b.Z) + layerMoving,
		IsVisible:    true,
		SquashShare:  flat,
		Elevation:    min(geom.Mix(a.Elevation, b.Elevation, e)+4*high*bow, ElevationHeld),
		PaintedWidth: max(a.W, b.W),
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

// hump returns a value that rises from 0 at time from to 1, and falls back to 0 at time 1.
func hump(t, from float64) float64 {
	u := max(t-from, 0) / (1 - from)
	return 4 * u * (1 - u)
}

// fadePose returns the pose of a card that fades out at from and in at to, at t from 0 to 1; at once if it neither moves nor turns over.
func fadePose(from, to Pose, t float64) Pose {
	if from.Point == to.Point && from.FaceUp == to.FaceUp {
		return to
	}
	p, faint := from, 2*t
	if t >= 0.5 {
		p, faint = to, 2-2*t
	}
	p.Transparency, p.IsVisible = faint, true
	p.Z += layerMoving
	return p
}

// The easing curves map 0 to 1 to 0 to 1; nothing on the table moves linearly.

// EaseOut is the easing curve that starts fast and arrives slowly.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// CountUp returns the number to show while counting up to n, at part from 0 to 1; above 1 if n is, as the sentence is in the plural.
func CountUp(n int, part float64) int { return max(min(n, 2), int(float64(n)*EaseOut(part)+0.5)) }

// EaseInOut is the easing curve that starts and arrives slowly.
func EaseInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	u := 1 - t
	return 1 - 4*u*u*u
}

// EaseInOutGently is the easing curve that starts and arrives slowly, but less so than EaseInOut.
func EaseInOutGently(t float64) float64 { return t * t * (3 - 2*t) }

// EaseIn is the easing curve that starts slowly.
func EaseIn(t float64) float64 { return t * t }

// EaseWithOvershoot is the easing curve that exceeds its end by the fraction beyond of the way, and comes back.
func EaseWithOvershoot(t, beyond float64) float64 {
	pull := 5.4 * math.Sqrt(beyond)
	u := t - 1
	return 1 + (pull+1)*u*u*u + pull*u*u
}
