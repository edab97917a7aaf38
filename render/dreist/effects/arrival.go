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

// Arrival animates a table that appears on the empty cloth: the shelf drops in, its stones fall onto it one after the
// other, the opponent comes in from the left, the hand is dealt, and the line that says whose turn it is appears last.
// The zero Arrival is over.
type Arrival struct {
	tick, ticks int
	lands       stage.Span // when an opponent who flies over from another screen has landed, 0 if none does
	guests      func(e pictures.Canvas, at stage.Span)
}

// Welcome adds figures that fly over from another screen; guests draws them. If lands is not 0, the opponent is among
// them and appears at the table at that time.
func (a *Arrival) Welcome(lands stage.Span, guests func(e pictures.Canvas, at stage.Span)) {
	if a.Busy() {
		a.lands, a.guests = lands, guests
	}
}

// DrawGuests draws the figures that fly over from another screen.
func (a *Arrival) DrawGuests(e pictures.Canvas) {
	if a.guests != nil {
		a.guests(e, a.now())
	}
}

// now returns the time passed since the beginning, at normal speed.
func (a *Arrival) now() stage.Span {
	return arrivalTakes * stage.Span(a.tick) / stage.Span(a.ticks)
}

// When the parts of an arrival begin and how long they take.
const (
	clothFor     stage.Span = 20
	clothFades   stage.Span = 140
	shelfFrom    stage.Span = 60
	shelfTakes   stage.Span = 240
	cellsFrom    stage.Span = 200 // when the cards of the title have gone up
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

// shelfBounce is the height of the shelf's bounce, in logical pixels.
const shelfBounce = 6

// Begin starts the arrival, unless animations are off. Other motion on the table waits for its end.
func (a *Arrival) Begin(line *scene.Timeline) {
	*a = Arrival{}
	if !line.Reduced() {
		a.ticks = line.Speed().Ticks(arrivalTakes)
	}
}

// Busy reports whether the arrival goes on.
func (a *Arrival) Busy() bool { return a.ticks > 0 }

// Tick advances the arrival by a tick and reports whether it was going on.
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

// far returns the progress of a part of the arrival, 0 to 1.
func (a *Arrival) far(from, takes stage.Span) float64 {
	if a.ticks == 0 {
		return 1
	}
	return a.now().Within(from, takes)
}

// Cloth returns the opacity of the empty cloth over the table, 1 to 0.
func (a *Arrival) Cloth() float64 { return 1 - a.far(clothFor, clothFades) }

// Turn returns the opacity of the lines that say whose turn it is and what to do, 0 to 1.
func (a *Arrival) Turn() float64 { return a.far(turnFrom, turnTakes) }

// Cells returns the opacity of the cells below the shelf, 0 to 1.
func (a *Arrival) Cells() float64 { return a.far(cellsFrom, cellsTake) }

// Shelf returns the height of the shelf above its place, in device pixels.
func (a *Arrival) Shelf(g *scene.Geometry) float64 {
	const falls = 0.6 // part of the time spent falling, the rest bouncing
	far := a.far(shelfFrom, shelfTakes)
	if far < falls {
		return -g.Shelf.Bottom() * (1 - stage.EaseIn(far/falls))
	}
	return -shelfBounce * g.Unit * math.Sin(math.Pi*(far-falls)/(1-falls))
}

// Stone returns the height of stone i above its place, in device pixels.
func (a *Arrival) Stone(g *scene.Geometry, i int) float64 {
	return -g.Shelf.Bottom() * (1 - stage.EaseIn(a.far(stoneFrom+stage.Span(i)*stoneApart, stoneTakes)))
}

// Other returns the distance of the opponent to the left of its place, in device pixels.
func (a *Arrival) Other(g *scene.Geometry) float64 {
	if a.lands > 0 {
		if a.now() < a.lands {
			return -g.Left.Right()
		}
		return 0
	}
	return g.Left.Right() * (stage.Overshoot(a.far(otherFrom, otherTakes), 0.06) - 1)
}

// Card returns the pose of a card during the arrival: the own hand comes from its pile, the layout fades in, and other
// players' cards come with their players.
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
	// The farthest goes first: none of them turns over above one that lies there.
	since := handFrom + stage.Span(len(view.Hands[front])-1-i)*handApart
	far, from := stage.EaseOut(a.far(since, handTakes)), line.Geometry().Pile.Center()
	pose.Point = geom.Point{X: from.X + (pose.X-from.X)*far, Y: from.Y + (pose.Y-from.Y)*far}
	pose.W = line.Geometry().Pile.W + (pose.W-line.Geometry().Pile.W)*far
	pose.Face *= far
	pose.Shown = pose.Shown && far > 0
	return pose
}
