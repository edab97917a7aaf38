package tutorial

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// flight is the star of an idea on its way to the others, with what the idea is called.
type flight struct {
	title string
	place int // among the others
	from  geom.Point
	tick  int
	ticks int
}

// flies is how long a star is on its way.
const flies = stage.Span(350)

// progressRow returns where a star stands for every idea: below the icons.
func progressRow(g *scene.Geometry) geom.Rect {
	unit := g.TextUnit()
	w := min(196*unit, g.Right.W)
	return geom.Rect{X: g.Icons.Menu.Right() - w, Y: g.Caption.Bottom() + g.Gap*0.6, W: w, H: 17 * unit}
}

// leavePlace returns where the button is that leads away.
func leavePlace(g *scene.Geometry) geom.Rect {
	return geom.Rect{X: g.Hint.X, Y: g.Hint.Y - g.Gap, W: g.Plan.Right() - g.Hint.X, H: g.Hint.H}
}

// starPlace returns the place of one of so many stars.
func starPlace(row geom.Rect, i, all int) geom.Rect {
	pitch := row.W / float64(all)
	size := min(row.H, pitch)
	return geom.Around(geom.Point{X: row.X + (float64(i)+0.5)*pitch, Y: row.Center().Y}, size, size)
}

// send lets the star of an idea set out that has been met just now.
func (g *Tutorial) send(t *table.Table, title string, place int) {
	if g.speech.plate == nil || t.Line.Reduced() || t.Line.Speed().Ticks(flies) == 0 {
		return
	}
	g.flights = append(g.flights, flight{title: title, place: place, from: g.speech.box.Center(), ticks: t.Line.Speed().Ticks(flies)})
}

// fly moves the stars on and reports whether one moved.
func (g *Tutorial) fly() bool {
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

// drawProgress draws a star for every idea, those that have been met in the colours of the cards, and the ones that fly there.
func (g *Tutorial) drawProgress(t *table.Table, e pictures.Canvas) {
	row, unit := progressRow(t.Line.Geometry()), t.Line.Geometry().TextUnit()
	for i := range g.Note.all {
		at := starPlace(row, i, g.Note.all)
		if i < g.Note.Met && !g.isFlying(i) {
			e.Tinted(kit.Spark, at, pictures.Family(dreist.Color(i%dreist.Colors)), 1)
		} else {
			e.Tinted(kit.Spark, at, e.UI().Muted, 0.35)
		}
	}
	for i := range g.flights {
		f := &g.flights[i]
		far := float64(f.tick) / float64(f.ticks)
		way, to := stage.EaseInOut(far), starPlace(row, f.place, g.Note.all)
		at := geom.Point{X: geom.Mix(f.from.X, to.Center().X, way), Y: geom.Mix(f.from.Y, to.Center().Y, way)}
		big := 40 * unit
		e.Grown(kit.Spark, at, big, geom.Mix(1, to.W/big, way), pictures.Family(dreist.Color(f.place%dreist.Colors)), 1)
		style := kit.Sized(unit, assets.Display, 19, e.UI().Text)
		wide := e.Labels.Get(f.title, style, kit.Right, row.X).W
		e.Write(f.title, style, geom.Rect{X: at.X - big*0.6 - wide, Y: at.Y - big/2, W: wide, H: big}, kit.Right, 1-stage.EaseIn(far))
	}
}

// isFlying reports whether the star of a place is on its way.
func (g *Tutorial) isFlying(place int) bool {
	for i := range g.flights {
		if g.flights[i].place == place {
			return true
		}
	}
	return false
}
