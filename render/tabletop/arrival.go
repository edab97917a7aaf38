package tabletop

import (
	"math"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Arrival is the transition from a start screen to a table: the cloth of the start screen fades, and its figures fly to their
// seats. The zero Arrival is over.
type Arrival struct {
	tick, ticks int
	takes       stage.Span
	guests      func(at stage.Span) // draws the flying figures, may be nil
}

// Times of an arrival: between the departures of two figures, the flight of each, the title leaving, and the cloth's fade.
const (
	figuresApart stage.Span = 40
	figureFlies  stage.Span = 330
	titleLeaves  stage.Span = 180
	clothWaits   stage.Span = 120 // until the old screen has faded
	clothFades   stage.Span = 180
)

// Start starts an arrival that lasts takes, unless motion is reduced. guests draws the flying figures; it may be nil.
func (a *Arrival) Start(line interface {
	HasReducedMotion() bool
	Speed() stage.Speed
}, takes stage.Span, guests func(at stage.Span)) {
	*a = Arrival{}
	if !line.HasReducedMotion() {
		*a = Arrival{ticks: line.Speed().Ticks(takes), takes: takes, guests: guests}
	}
}

// end ends the arrival and reports whether it was still running.
func (a *Arrival) end() (changed bool) {
	busy := a.IsMoving()
	*a = Arrival{}
	return busy
}

// IsMoving reports whether the arrival is running.
func (a *Arrival) IsMoving() bool { return a.ticks > 0 }

func (a *Arrival) now() stage.Span { return a.takes * stage.Span(a.tick) / stage.Span(max(a.ticks, 1)) }

// PartProgress returns the progress, 0 to 1, of the part of the arrival that starts at from and lasts takes; 1 if there is no arrival.
func (a *Arrival) PartProgress(from, takes stage.Span) float64 {
	if !a.IsMoving() {
		return 1
	}
	return a.now().ProgressWithin(from, takes)
}

// Tick advances by a tick and reports whether the arrival was running.
func (a *Arrival) Tick() (changed bool) {
	if !a.IsMoving() {
		return false
	}
	a.tick++
	if a.tick >= a.ticks {
		*a = Arrival{}
	}
	return true
}

// HasLanded reports whether the n-th figure, from 0, has reached its seat.
func (a *Arrival) HasLanded(n int) bool { return !a.IsMoving() || FigureProgress(n, a.now()) == 1 }

// ClothOpacity returns the opacity of the start screen's cloth over the table.
func (a *Arrival) ClothOpacity() float64 { return 1 - a.PartProgress(clothWaits, clothFades) }

// Draw draws the remains of the start screen over a table: its cloth, and the flying figures.
func (a *Arrival) Draw(c *kit.Canvas, g *Edges) {
	if cloth := a.ClothOpacity(); cloth > 0 {
		c.CoverScreenWithCloth(g.W, g.H, cloth)
		g.DrawTableEdge(c)
	}
	a.drawFlyingFigures()
}

// drawFlyingFigures draws the figures that fly over from the start screen.
func (a *Arrival) drawFlyingFigures() {
	if a.guests != nil {
		a.guests(a.now())
	}
}

// FigureProgress returns the progress of the n-th figure, from 0, on its flight, 0 to 1; at is the time since the first one left.
func FigureProgress(n int, at stage.Span) float64 {
	return at.ProgressWithin(stage.Span(n)*figuresApart, figureFlies)
}

// FigureOnArc returns the middle and width of a figure on an arc between two points, at far from 0 to 1, in a window of height high.
func FigureOnArc(from, to geom.Rect, far, high float64) (middle geom.Point, size float64) {
	soft := stage.EaseOut(far)
	a, b := from.Center(), to.Center()
	middle = geom.Point{X: geom.Mix(a.X, b.X, soft), Y: geom.Mix(a.Y, b.Y, soft) - high*0.07*math.Sin(math.Pi*soft)}
	return middle, geom.Mix(from.W, to.W, soft)
}

// DrawTitleLeaving draws the title of a start screen as it leaves upwards; at is the time since it began to.
func DrawTitleLeaving(c *kit.Canvas, title kit.Motif, in geom.Rect, at stage.Span) {
	if gone := at.ProgressWithin(0, titleLeaves); gone < 1 {
		in.Y -= in.Bottom() * 0.5 * stage.EaseIn(gone)
		c.DrawPicture(title, in, 1-gone)
	}
}
