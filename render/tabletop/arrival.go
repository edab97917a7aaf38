package tabletop

import (
	"math"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Arrival is the time in which a table appears where a start screen was: its cloth gives way, and its figures fly over. The zero Arrival
// is over.
type Arrival struct {
	tick, ticks int
	takes       stage.Span
	guests      func(at stage.Span) // draws the figures on their way, nil for none
}

// When the figures leave for a table one after the other and how long they fly, when the cloth gives way, and how long that and the
// title take.
const (
	figuresApart stage.Span = 40
	figureFlies  stage.Span = 330
	titleLeaves  stage.Span = 180
	clothWaits   stage.Span = 120 // until nothing is left of the old screen
	clothFades   stage.Span = 180
)

// figuresFly returns how long so many figures fly.
func figuresFly(figures int) stage.Span { return figureFlies + stage.Span(figures-1)*figuresApart }

// Begin begins an arrival that takes some time, unless nothing is to move there; guests draws the figures that fly over, if any do.
func (a *Arrival) Begin(line interface {
	HasReducedMotion() bool
	Speed() stage.Speed
}, takes stage.Span, guests func(at stage.Span)) {
	if *a = (Arrival{}); !line.HasReducedMotion() {
		*a = Arrival{ticks: line.Speed().Ticks(takes), takes: takes, guests: guests}
	}
}

// End ends the arrival and reports whether it was going on.
func (a *Arrival) End() (changed bool) {
	busy := a.IsMoving()
	*a = Arrival{}
	return busy
}

// IsMoving reports whether the arrival goes on.
func (a *Arrival) IsMoving() bool { return a.ticks > 0 }

// now returns how much of the arrival has passed.
func (a *Arrival) now() stage.Span { return a.takes * stage.Span(a.tick) / stage.Span(max(a.ticks, 1)) }

// Part returns the progress of a part of the arrival, 0 to 1.
func (a *Arrival) Part(from, takes stage.Span) float64 {
	if !a.IsMoving() {
		return 1
	}
	return a.now().ProgressWithin(from, takes)
}

// Tick advances by a tick and reports whether the arrival was going on.
func (a *Arrival) Tick() (changed bool) {
	if !a.IsMoving() {
		return false
	}
	if a.tick++; a.tick >= a.ticks {
		*a = Arrival{}
	}
	return true
}

// HasLanded reports whether the n-th figure, from 0, is at its place.
func (a *Arrival) HasLanded(n int) bool { return !a.IsMoving() || FigureFar(n, a.now()) == 1 }

// Cloth returns the opacity of the start screen's cloth over the table.
func (a *Arrival) Cloth() float64 { return 1 - a.Part(clothWaits, clothFades) }

// Draw draws what of the start screen is still seen over a table: its cloth, and the figures on their way.
func (a *Arrival) Draw(c *kit.Canvas, g *Edges) {
	if cloth := a.Cloth(); cloth > 0 {
		c.Cover(g.W, g.H, cloth)
		g.DrawLedge(c)
	}
	a.DrawGuests()
}

// DrawGuests draws the figures that fly over from the start screen.
func (a *Arrival) DrawGuests() {
	if a.guests != nil {
		a.guests(a.now())
	}
}

// FigureFar returns how far the n-th figure, from 0, is on its way at a time since the first one has left, 0 to 1.
func FigureFar(n int, at stage.Span) float64 {
	return at.ProgressWithin(stage.Span(n)*figuresApart, figureFlies)
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
	if gone := at.ProgressWithin(0, titleLeaves); gone < 1 {
		in.Y -= in.Bottom() * 0.5 * stage.EaseIn(gone)
		c.Picture(title, in, 1-gone)
	}
}
