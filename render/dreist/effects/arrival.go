package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Arrival animates a table that appears: the shelf drops in, its stones fall onto it one after the other, the opponent
// comes in from the left, the hand is dealt, and the line about whose turn it is appears last.
type Arrival struct {
	*tabletop.Arrival
	lands stage.Span // when an opponent who flies over from another screen lands, 0 if there is none
}

// When the parts of an arrival begin and how long they take.
const (
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
	shelfBounce             = 6 // height in logical pixels
)

// Start starts the arrival, unless animations are off. Other motion on the table waits for its end. If lands is not 0,
// guests draws the opponent until that time, and the table draws it afterwards.
func (a *Arrival) Start(line *scene.Timeline, lands stage.Span, guests func(at stage.Span)) {
	a.lands = lands
	a.Arrival.Start(line, arrivalTakes, guests)
}

// HasShelf reports whether the shelf has landed.
func (a *Arrival) HasShelf() bool { return a.PartProgress(shelfFrom, shelfTakes) == 1 }

// TurnAlpha returns the opacity of the lines about whose turn it is and what to do, 0 to 1.
func (a *Arrival) TurnAlpha() float64 { return a.PartProgress(turnFrom, turnTakes) }

// CellsAlpha returns the opacity of the cells below the shelf, 0 to 1.
func (a *Arrival) CellsAlpha() float64 { return a.PartProgress(cellsFrom, cellsTake) }

// ShelfOffset returns the shelf's vertical offset from its place, in device pixels: negative while it is above it, 0 at rest.
func (a *Arrival) ShelfOffset(g *scene.Geometry) float64 {
	const falls = 0.6 // part of the time spent falling, the rest bouncing
	far := a.PartProgress(shelfFrom, shelfTakes)
	if far < falls {
		return -g.Shelf.Bottom() * (1 - stage.EaseIn(far/falls))
	}
	return -shelfBounce * g.Unit * math.Sin(math.Pi*(far-falls)/(1-falls))
}

// StoneOffset returns the height of stone i above its place, in device pixels.
func (a *Arrival) StoneOffset(g *scene.Geometry, i int) float64 {
	return -g.Shelf.Bottom() * (1 - stage.EaseIn(a.PartProgress(stoneFrom+stage.Span(i)*stoneApart, stoneTakes)))
}

// OpponentOffset returns the horizontal offset of the opponent in device pixels, negative while it is left of its place.
func (a *Arrival) OpponentOffset(g *scene.Geometry) float64 {
	switch {
	case a.lands > 0 && a.PartProgress(0, a.lands) < 1:
		return -g.LeftColumn.Right()
	case a.lands > 0:
		return 0
	}
	return g.LeftColumn.Right() * (stage.EaseWithOvershoot(a.PartProgress(otherFrom, otherTakes), 0.06) - 1)
}

// CardPose returns the pose of a card: the hand comes from its pile, the layout fades in, others' cards come with their players.
func (a *Arrival) CardPose(line *scene.Timeline, c dreist.Card, pose stage.Pose) stage.Pose {
	if !a.IsMoving() {
		return pose
	}
	if row := line.View().RowOf[c]; row != 0 {
		pose.Transparency = max(pose.Transparency, 1-a.PartProgress(layoutFrom+stage.Span(row)*layoutApart, layoutTakes))
		return pose
	}
	view, front := line.View(), line.Seating().Front
	for s := range view.Hands {
		if dreist.Seat(s) != front && (slices.Contains(view.Piles[s], c) || slices.Contains(view.Hands[s], c)) {
			pose.X += a.OpponentOffset(line.Geometry())
			return pose
		}
	}
	i := slices.Index(view.Hands[front], c)
	if i < 0 {
		return pose
	}
	// The farthest goes first: none of them turns over above one that lies there.
	since := handFrom + stage.Span(len(view.Hands[front])-1-i)*handApart
	far, from := stage.EaseOut(a.PartProgress(since, handTakes)), line.Geometry().OwnPile.Center()
	pose.Point = geom.Point{X: from.X + (pose.X-from.X)*far, Y: from.Y + (pose.Y-from.Y)*far}
	pose.W = line.Geometry().OwnPile.W + (pose.W-line.Geometry().OwnPile.W)*far
	pose.FaceUp *= far
	pose.IsVisible = pose.IsVisible && far > 0
	return pose
}
