package effects

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// jolted is a card that is about to be drawn, with the pose that jolts change.
type jolted struct {
	card dreist.Card
	pose stage.Pose
}

// jolt displaces cards after a delay. offset returns the displacement for the part of the time that has passed, 0 to 1.
func (w show) jolt(cards []dreist.Card, delay, lasts stage.Span, offset func(part float64) geom.Point) {
	if w.Timeline.HasReducedMotion() {
		return
	}
	w.cards.Start(w.Timeline.Speed(), delay, lasts, func(j *jolted, at stage.Span) {
		for _, c := range cards {
			if c == j.card {
				off := offset(at.ProgressWithin(0, lasts))
				j.pose.X, j.pose.Y = j.pose.X+off.X, j.pose.Y+off.Y
			}
		}
	})
}

// shake shakes the whole table, at first by far device pixels.
func (w show) shake(delay, lasts stage.Span, far float64) {
	if w.Timeline.HasReducedMotion() {
		return
	}
	w.table.Start(w.Timeline.Speed(), delay, lasts, func(off *geom.Point, at stage.Span) {
		part := at.ProgressWithin(0, lasts)
		off.X += far * (1 - part) * math.Sin(part*5*math.Pi)
		off.Y += far * (1 - part) * math.Cos(part*4*math.Pi) / 2
	})
}

// thereAndBack returns a motion from 0 to 1 and back to 0, at t from 0 to 1.
func thereAndBack(t float64) float64 { return math.Sin(math.Pi * t) }
