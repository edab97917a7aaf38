package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// displaced is where things are drawn: first at their places, then as pushes move them.
type displaced struct {
	card  dreist.Card // the card that is drawn, or NoCard
	pose  stage.Pose  // of that card
	table geom.Point  // offset of the whole table
	gift  geom.Point  // offset of the gift that Egon holds to his ear
	badge float64     // scale of the badge at an offered card
}

func (e *Effects) displace(d displaced) displaced {
	if !e.pushes.IsMoving() {
		return d
	}
	pushed := d
	e.pushes.Draw(&pushed)
	return pushed
}

// push displaces something after a delay, unless motion is reduced; part is the part of the time that has passed, 0 to 1.
func (w show) push(delay, lasts stage.Span, move func(d *displaced, part float64)) {
	if !w.Timeline.HasReducedMotion() {
		w.pushes.StartEffect(w.Timeline.Speed(), delay, lasts, func(d *displaced, at stage.Span) { move(d, at.ProgressWithin(0, lasts)) })
	}
}

// jolt displaces cards after a delay. offset returns the displacement for the part of the time that has passed, 0 to 1.
func (w show) jolt(cards []dreist.Card, delay, lasts stage.Span, offset func(part float64) geom.Point) {
	w.push(delay, lasts, func(d *displaced, part float64) {
		if slices.Contains(cards, d.card) {
			off := offset(part)
			d.pose.X, d.pose.Y = d.pose.X+off.X, d.pose.Y+off.Y
		}
	})
}

// shake shakes the whole table, at first by far device pixels.
func (w show) shake(delay, lasts stage.Span, far float64) {
	w.push(delay, lasts, func(d *displaced, part float64) {
		d.table.X += far * (1 - part) * math.Sin(part*5*math.Pi)
		d.table.Y += far * (1 - part) * math.Cos(part*4*math.Pi) / 2
	})
}

// thereAndBack returns a motion from 0 to 1 and back to 0, at t from 0 to 1.
func thereAndBack(t float64) float64 { return math.Sin(math.Pi * t) }
