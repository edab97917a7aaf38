package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// arrival is how a table comes where none was: the shelf drops in, its stones fall onto it one after the other, who plays against the player looks in from
// the left, and the hand is dealt. The zero arrival is over: everything is where it belongs.
type arrival struct{ tick, ticks int }

// When each part of an arrival begins, and how long it takes.
const (
	shelfFrom    stage.Span = 60
	shelfTakes   stage.Span = 240
	stoneFrom    stage.Span = 210
	stoneApart   stage.Span = 25
	stoneTakes   stage.Span = 130
	layoutFrom   stage.Span = 360
	layoutApart  stage.Span = 30
	layoutTakes  stage.Span = 120
	otherFrom    stage.Span = 380
	otherTakes   stage.Span = 220
	handFrom     stage.Span = 560
	handApart    stage.Span = 45
	handTakes    stage.Span = 220
	arrivalTakes stage.Span = handFrom + (dreist.HandSize-1)*handApart + handTakes
)

// shelfBounce is how far the shelf bounces, in pixels of the smallest window.
const shelfBounce = 6

// Arrive lets the table come. What moves waits for that; any click or key ends it.
func (t *Table) Arrive() {
	t.arrival = arrival{ticks: t.Line.Speed().Ticks(arrivalTakes)}
	if t.Line.Reduced() {
		t.arrival = arrival{}
	}
	t.Stale = true
}

// Arriving reports whether the table still comes.
func (t *Table) Arriving() bool { return t.arrival.ticks > 0 }

// settle ends the arrival.
func (t *Table) settle() {
	if t.Arriving() {
		t.arrival, t.Stale = arrival{}, true
	}
}

// arrive lets a tick of the arrival pass and reports whether the table still comes.
func (t *Table) arrive() bool {
	a := &t.arrival
	if a.ticks == 0 {
		return false
	}
	before := a.far(shelfFrom, shelfTakes)
	a.tick++
	if before < 1 && a.far(shelfFrom, shelfTakes) == 1 {
		t.Sound.Play(sounds.Cue{Clip: sounds.Lay})
	}
	if a.tick >= a.ticks {
		*a = arrival{}
	}
	t.Stale = true
	return true
}

// far returns how far a part of the arrival is, from 0 to 1.
func (a *arrival) far(from, takes stage.Span) float64 {
	if a.ticks == 0 {
		return 1
	}
	return (arrivalTakes * stage.Span(a.tick) / stage.Span(a.ticks)).Within(from, takes)
}

// shelf returns how far the shelf is above its place.
func (a *arrival) shelf(g *scene.Geometry) float64 {
	const falls = 0.6 // of the time
	far := a.far(shelfFrom, shelfTakes)
	if far < falls {
		return -g.Shelf.Bottom() * (1 - stage.EaseIn(far/falls))
	}
	return -shelfBounce * g.Unit * math.Sin(math.Pi*(far-falls)/(1-falls))
}

// stone returns how far a stone is above its place.
func (a *arrival) stone(g *scene.Geometry, i int) float64 {
	return -g.Shelf.Bottom() * (1 - stage.EaseIn(a.far(stoneFrom+stage.Span(i)*stoneApart, stoneTakes)))
}

// other returns how far who plays against the player is left of their place.
func (a *arrival) other(g *scene.Geometry) float64 {
	return g.Left.Right() * (stage.Overshoot(a.far(otherFrom, otherTakes), 0.06) - 1)
}

// card returns the pose of a card on its way: one of the hand comes from the own pile, one of the layout fades in.
func (d drawing) card(c dreist.Card, pose stage.Pose) stage.Pose {
	a := &d.arrival
	if a.ticks == 0 {
		return pose
	}
	if row := d.Line.View().Rows[c]; row != 0 {
		pose.Faint = max(pose.Faint, 1-a.far(layoutFrom+stage.Span(row)*layoutApart, layoutTakes))
		return pose
	}
	i := slices.Index(d.Line.View().Hands[d.Front()], c)
	if i < 0 {
		return pose
	}
	far, from := stage.EaseOut(a.far(handFrom+stage.Span(i)*handApart, handTakes)), d.g.Pile.Center()
	pose.Point = geom.Point{X: from.X + (pose.X-from.X)*far, Y: from.Y + (pose.Y-from.Y)*far}
	pose.W = d.g.Pile.W + (pose.W-d.g.Pile.W)*far
	pose.Face *= far
	pose.Shown = pose.Shown && far > 0
	return pose
}
