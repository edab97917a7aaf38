package teach

import (
	"math"

	"dreist/render/geom"
	"dreist/render/stage"
)

// Flight is the animation of a card that flies to a forbidden spot and, after a while, back. The zero Flight has ended.
type Flight struct {
	at   int // ticks since it started
	pace Pace
	runs bool
}

// IsMoving reports whether the flight has not ended.
func (f *Flight) IsMoving() bool { return f.runs }

// HasLanded reports whether the card has reached the forbidden spot.
func (f *Flight) HasLanded() bool { return !f.runs || f.at >= f.pace.flightOut }

// tick advances by a tick and reports whether the picture changed, and whether the card landed in this tick.
func (f *Flight) tick() (changed, lands bool) {
	if !f.runs {
		return false, false
	}
	lands = f.at == f.pace.flightOut
	f.at++
	f.runs = f.at <= f.pace.flightOut+f.pace.stayTicks+f.pace.flightBack
	return true, lands
}

// Pose returns the pose of a card that flies from home to a spot.
func (f *Flight) Pose(home stage.Pose, to geom.Rect) stage.Pose {
	far := 1.0
	switch back := f.at - f.pace.flightOut - f.pace.stayTicks; {
	case f.at < f.pace.flightOut:
		far = stage.EaseInOutGently(float64(f.at) / float64(f.pace.flightOut))
	case back > 0:
		far = 1 - stage.EaseInOutGently(float64(back)/float64(max(f.pace.flightBack, 1)))
	}
	pose := home
	pose.X += (to.Center().X - home.X) * far
	pose.Y += (to.Center().Y-home.Y)*far - home.W*0.3*math.Sin(far*math.Pi)
	pose.W += (to.W - home.W) * far
	pose.Rotation, pose.FaceUp, pose.Z = 0, 1, stage.HeldZ
	return pose
}
