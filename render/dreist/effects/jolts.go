package effects

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// jolted is a card about to be drawn.
type jolted struct {
	card dreist.Card
	pose stage.Pose
}

// jolt displaces cards after a delay; offset is the displacement by the part of the time lasts that has passed, 0 to 1.
func (w show) jolt(cards []dreist.Card, delay, lasts stage.Span, offset func(part float64) geom.Point) {
	if w.Line.HasReducedMotion() {
		return
	}
	w.cards.Begin(w.Line.Speed(), delay, lasts, func(j *jolted, at stage.Span) {
		for _, c := range cards {
			if c == j.card {
				off := offset(at.ProgressWithin(0, lasts))
				j.pose.X, j.pose.Y = j.pose.X+off.X, j.pose.Y+off.Y
			}
		}
	})
}

// shake shakes the whole table.
func (w show) shake(delay, lasts stage.Span, far float64) {
	if w.Line.HasReducedMotion() {
		return
	}
	w.table.Begin(w.Line.Speed(), delay, lasts, func(off *geom.Point, at stage.Span) {
		part := at.ProgressWithin(0, lasts)
		off.X += far * (1 - part) * math.Sin(part*5*math.Pi)
		off.Y += far * (1 - part) * math.Cos(part*4*math.Pi) / 2
	})
}

// thereAndBack returns a motion out and back, 0 to 1 to 0, at t from 0 to 1.
func thereAndBack(t float64) float64 { return math.Sin(math.Pi * t) }

// wobble returns a fading oscillation, at t from 0 to 1.
func wobble(t float64) float64 { return (1 - t) * math.Sin(6*math.Pi*t) }
