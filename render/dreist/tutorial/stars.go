package tutorial

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// flight is the star of an idea rising from the bubble, with the idea's title.
type flight struct {
	title string
	hue   dreist.Color
	from  geom.Point
	tick  int
	ticks int
}

// The duration and height of the rise, the size of a star, the part of the rise after which it fades, and sizes of texts, in logical
// pixels of texts.
const (
	flies     = stage.Span(900)
	rises     = 76.0
	starSize  = 40.0
	fadesFrom = 0.6
	titleSize = 19.0
)

// sendStar starts the star of an idea that was just met; place is its index among those met.
func (g *Tutorial) sendStar(title string, place int) {
	ticks := g.table.Line.Speed().Ticks(flies)
	if !g.Speech.Placed() || g.table.Line.Reduced() || ticks == 0 {
		return
	}
	from := g.Speech.Box.Center()
	from.Y += float64(len(g.flights)) * starSize * g.table.Line.Geometry().TextUnit()
	g.flights = append(g.flights, flight{title: title, hue: hueOf(place), from: from, ticks: ticks})
}

// hueOf returns the colour of the star of an idea.
func hueOf(place int) dreist.Color { return dreist.Color(place % dreist.Colors) }

// moveStars advances the stars by a tick and reports whether there is one.
func (g *Tutorial) moveStars() bool {
	if len(g.flights) == 0 {
		return false
	}
	kept := g.flights[:0]
	for _, f := range g.flights {
		if f.tick++; f.tick < f.ticks {
			kept = append(kept, f)
		}
	}
	g.flights = kept
	return true
}

// drawStars draws the rising stars.
func (g *Tutorial) drawStars(e *kit.Canvas) {
	unit := g.table.Line.Geometry().TextUnit()
	for i := range g.flights {
		f := &g.flights[i]
		far := float64(f.tick) / float64(f.ticks)
		at := geom.Point{X: f.from.X, Y: f.from.Y - rises*unit*stage.EaseOut(far)}
		seen := 1 - max(far-fadesFrom, 0)/(1-fadesFrom)
		big := starSize * unit
		style := kit.Sized(unit, assets.Display, titleSize, e.UI().Text)
		wide := e.Labels.Get(f.title, style, kit.Right, g.table.Line.Geometry().W).W
		words := geom.Rect{X: at.X - big*0.6 - wide, Y: at.Y - big/2, W: wide, H: big}
		pill := geom.Rect{X: words.X - big*0.3, Y: words.Y + big*0.08, W: words.W + big*0.6, H: big * 0.84}
		e.Picture(kit.NotePlate, pill, seen) // they rise over cards and stones
		e.Write(f.title, style, words, kit.Right, seen)
		e.Grown(kit.Spark, at, big, stage.Overshoot(min(far*3, 1), 0.3), pictures.Family(f.hue), seen)
	}
}
