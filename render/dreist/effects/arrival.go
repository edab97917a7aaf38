package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// Arrival is how a table comes where none was: out of the bare cloth the shelf drops in, its stones fall onto it one after the other, who plays against the player looks in from
// the left, and the hand is dealt; what says whose turn it is comes last. The zero Arrival is over: everything is where it belongs.
type Arrival struct {
	tick, ticks int
	lands       stage.Span // when whoever plays against the player has come over from elsewhere, 0 where nobody does
	guests      func(e pictures.Canvas, at stage.Span)
}

// Welcome lets guests come over from another screen, who are drawn by themselves. Where who plays against the player is among them, they are at the table once they have
// landed.
func (a *Arrival) Welcome(lands stage.Span, guests func(e pictures.Canvas, at stage.Span)) {
	if a.Busy() {
		a.lands, a.guests = lands, guests
	}
}

// DrawGuests draws who comes over from another screen.
func (a *Arrival) DrawGuests(e pictures.Canvas) {
	if a.guests != nil {
		a.guests(e, a.now())
	}
}

// now is how much of the arrival has passed, as at speed normal.
func (a *Arrival) now() stage.Span {
	return arrivalTakes * stage.Span(a.tick) / stage.Span(a.ticks)
}

// When each part of an arrival begins, and how long it takes.
const (
	clothFor     stage.Span = 20
	clothFades   stage.Span = 140
	shelfFrom    stage.Span = 60
	shelfTakes   stage.Span = 240
	cellsFrom    stage.Span = 200 // the cards of the title have gone up
	cellsTake    stage.Span = 100
	stoneFrom    stage.Span = 210
	stoneApart   stage.Span = 25
	stoneTakes   stage.Span = 130
	layoutFrom   stage.Span = 220
	layoutApart  stage.Span = 25
	layoutTakes  stage.Span = 120
	otherFrom    stage.Span = 440
	otherTakes   stage.Span = 220
	handFrom     stage.Span = 520
	handApart    stage.Span = 45
	handTakes    stage.Span = 220
	turnFrom     stage.Span = handFrom + (dreist.HandSize-1)*handApart + handTakes
	turnTakes    stage.Span = 100
	arrivalTakes stage.Span = turnFrom + turnTakes
)

// shelfBounce is how far the shelf bounces, in pixels of the smallest window.
const shelfBounce = 6

// Begin lets a table come, unless nothing is to move. What moves on it waits for that.
func (a *Arrival) Begin(line *scene.Timeline) {
	*a = Arrival{}
	if !line.Reduced() {
		a.ticks = line.Speed().Ticks(arrivalTakes)
	}
}

// Busy reports whether the table still comes.
func (a *Arrival) Busy() bool { return a.ticks > 0 }

// Tick lets a tick pass and reports whether the table still came.
func (a *Arrival) Tick(sound *sounds.Player) bool {
	if a.ticks == 0 {
		return false
	}
	before := a.far(shelfFrom, shelfTakes)
	a.tick++
	if before < 1 && a.far(shelfFrom, shelfTakes) == 1 {
		sound.Play(sounds.Cue{Clip: sounds.Lay})
	}
	if a.tick >= a.ticks {
		*a = Arrival{}
	}
	return true
}

// far returns how far a part of the arrival is, from 0 to 1.
func (a *Arrival) far(from, takes stage.Span) float64 {
	if a.ticks == 0 {
		return 1
	}
	return a.now().Within(from, takes)
}

// Cloth returns how much the bare cloth still covers, from 1 to 0.
func (a *Arrival) Cloth() float64 { return 1 - a.far(clothFor, clothFades) }

// Turn returns how much is seen of what says whose turn it is and what to do, from 0 to 1.
func (a *Arrival) Turn() float64 { return a.far(turnFrom, turnTakes) }

// Cells returns how much is seen of the cells where the columns begin, from 0 to 1.
func (a *Arrival) Cells() float64 { return a.far(cellsFrom, cellsTake) }

// Shelf returns how far the shelf is above its place.
func (a *Arrival) Shelf(g *scene.Geometry) float64 {
	const falls = 0.6 // of the time
	far := a.far(shelfFrom, shelfTakes)
	if far < falls {
		return -g.Shelf.Bottom() * (1 - stage.EaseIn(far/falls))
	}
	return -shelfBounce * g.Unit * math.Sin(math.Pi*(far-falls)/(1-falls))
}

// Stone returns how far a stone is above its place.
func (a *Arrival) Stone(g *scene.Geometry, i int) float64 {
	return -g.Shelf.Bottom() * (1 - stage.EaseIn(a.far(stoneFrom+stage.Span(i)*stoneApart, stoneTakes)))
}

// Other returns how far who plays against the player is left of their place.
func (a *Arrival) Other(g *scene.Geometry) float64 {
	if a.lands > 0 {
		if a.now() < a.lands {
			return -g.Left.Right()
		}
		return 0
	}
	return g.Left.Right() * (stage.Overshoot(a.far(otherFrom, otherTakes), 0.06) - 1)
}

// Card returns the pose of a card on its way: one of the hand comes from the own pile, one of the layout fades in, and one
// of somebody else comes with them.
func (a *Arrival) Card(line *scene.Timeline, c dreist.Card, pose stage.Pose) stage.Pose {
	if a.ticks == 0 {
		return pose
	}
	if row := line.View().Rows[c]; row != 0 {
		pose.Faint = max(pose.Faint, 1-a.far(layoutFrom+stage.Span(row)*layoutApart, layoutTakes))
		return pose
	}
	view, front := line.View(), line.Seating().Front
	for s := range view.Hands {
		if dreist.Seat(s) != front && (slices.Contains(view.Piles[s], c) || slices.Contains(view.Hands[s], c)) {
			pose.X += a.Other(line.Geometry())
			return pose
		}
	}
	i := slices.Index(view.Hands[front], c)
	if i < 0 {
		return pose
	}
	far, from := stage.EaseOut(a.far(handFrom+stage.Span(i)*handApart, handTakes)), line.Geometry().Pile.Center()
	pose.Point = geom.Point{X: from.X + (pose.X-from.X)*far, Y: from.Y + (pose.Y-from.Y)*far}
	pose.W = line.Geometry().Pile.W + (pose.W-line.Geometry().Pile.W)*far
	pose.Face *= far
	pose.Shown = pose.Shown && far > 0
	return pose
}
