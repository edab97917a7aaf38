package tabletop

import (
	"math"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Arrival is the time in which figures of a start screen fly to a table that appears. The table itself waits. The zero Arrival is over.
type Arrival struct {
	tick, ticks int
	takes       stage.Span
	guests      func(at stage.Span) // draws the figures on their way
}

// When the figures leave for a table one after the other and how long they fly, and how long title and cloth take to give way.
const (
	figuresApart stage.Span = 40
	figureFlies  stage.Span = 330
	titleLeaves  stage.Span = 180
	clothFades   stage.Span = 160
)

// Begin lets so many figures fly to a table, unless nothing is to move there; guests draws them on their way.
func (a *Arrival) Begin(line interface {
	Reduced() bool
	Speed() stage.Speed
}, figures int, guests func(at stage.Span)) {
	if takes := figureFlies + stage.Span(figures-1)*figuresApart; !line.Reduced() {
		*a = Arrival{ticks: line.Speed().Ticks(takes), takes: takes, guests: guests}
	}
}

// End ends the flight and reports whether it was going on.
func (a *Arrival) End() bool {
	busy := a.Busy()
	*a = Arrival{}
	return busy
}

// Busy reports whether figures fly.
func (a *Arrival) Busy() bool { return a.ticks > 0 }

// now returns how much of the arrival has passed.
func (a *Arrival) now() stage.Span { return a.takes * stage.Span(a.tick) / stage.Span(max(a.ticks, 1)) }

// Pass lets a tick pass and reports whether the arrival was going on.
func (a *Arrival) Pass() bool {
	if !a.Busy() {
		return false
	}
	if a.tick++; a.tick >= a.ticks {
		*a = Arrival{}
	}
	return true
}

// Landed reports whether the n-th figure, from 0, is at its place.
func (a *Arrival) Landed(n int) bool { return !a.Busy() || FigureFar(n, a.now()) == 1 }

// Draw draws what of the start screen is still seen over a table: its cloth, and the figures on their way.
func (a *Arrival) Draw(c *kit.Canvas, g *Edges) {
	if a.Busy() {
		c.Cover(g.W, g.H, 1-a.now().Within(0, clothFades))
		g.DrawLedge(c)
		a.DrawGuests()
	}
}

// DrawGuests draws the figures that fly over from the start screen.
func (a *Arrival) DrawGuests() {
	if a.Busy() {
		a.guests(a.now())
	}
}

// FigureFar returns how far the n-th figure, from 0, is on its way at a time since the first one has left, 0 to 1.
func FigureFar(n int, at stage.Span) float64 {
	return at.Within(stage.Span(n)*figuresApart, figureFlies)
}

// FigureOn returns where a figure is in an arc from a place to another, so far on its way, in a window so high.
func FigureOn(from, to geom.Rect, far, high float64) (middle geom.Point, size float64) {
	soft := stage.EaseOut(far)
	a, b := from.Center(), to.Center()
	middle = geom.Point{X: geom.Mix(a.X, b.X, soft), Y: geom.Mix(a.Y, b.Y, soft) - high*0.07*math.Sin(math.Pi*soft)}
	return middle, geom.Mix(from.W, to.W, soft)
}

// DrawTitleLeaving draws the title of a start screen that gives way to a table, at a time since it began to.
func DrawTitleLeaving(c *kit.Canvas, title kit.Motif, in geom.Rect, at stage.Span) {
	if gone := at.Within(0, titleLeaves); gone < 1 {
		in.Y -= in.Bottom() * 0.5 * stage.EaseIn(gone)
		c.Picture(title, in, 1-gone)
	}
}
