package table

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// jolts is what pushes cards, or the whole table, for a moment out of the place where they lie.
type jolts struct {
	cards stage.Effects[*jolted]
	table stage.Effects[*geom.Point]
}

// jolted is a card that is about to be drawn.
type jolted struct {
	card dreist.Card
	pose stage.Pose
}

// jolt pushes some cards after a delay; how far and where to tells offset for a part of the time, from 0 to 1.
func (t *Table) jolt(cards []dreist.Card, delay, lasts stage.Span, offset func(part float64) geom.Point) {
	if t.Line.Reduced() {
		return
	}
	t.Jolts.cards.Begin(t.Line.Speed(), delay, lasts, func(j *jolted, at stage.Span) {
		for _, c := range cards {
			if c == j.card {
				off := offset(at.Within(0, lasts))
				j.pose.X, j.pose.Y = j.pose.X+off.X, j.pose.Y+off.Y
			}
		}
	})
}

// shake shakes the table.
func (t *Table) shake(delay, lasts stage.Span, far float64) {
	if t.Line.Reduced() {
		return
	}
	t.Jolts.table.Begin(t.Line.Speed(), delay, lasts, func(off *geom.Point, at stage.Span) {
		part := at.Within(0, lasts)
		off.X += far * (1 - part) * math.Sin(part*5*math.Pi)
		off.Y += far * (1 - part) * math.Cos(part*4*math.Pi) / 2
	})
}

// there and back again, at t from 0 to 1.
func thereAndBack(t float64) float64 { return math.Sin(math.Pi * t) }

// wobble swings to and fro and dies away, at t from 0 to 1.
func wobble(t float64) float64 { return (1 - t) * math.Sin(6*math.Pi*t) }

// Touch returns where a card is drawn that lies in a pose.
func (j *jolts) Touch(c dreist.Card, pose stage.Pose) stage.Pose {
	if !j.cards.Busy() {
		return pose
	}
	touched := jolted{c, pose}
	j.cards.Draw(&touched)
	return touched.pose
}

// Shift returns how far the table is off its place.
func (j *jolts) Shift() geom.Point {
	var off geom.Point
	if j.table.Busy() {
		shaken := off
		j.table.Draw(&shaken)
		off = shaken
	}
	return off
}

func (j *jolts) tick() bool {
	cards, table := j.cards.Tick(), j.table.Tick()
	return cards || table
}

func (j *jolts) busy() bool { return j.cards.Busy() || j.table.Busy() }

func (j *jolts) end() { j.cards.End(); j.table.End() }
