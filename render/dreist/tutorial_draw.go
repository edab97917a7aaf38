package dreist

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
)

// tutorBox is where the parts of the tutor's box are.
type tutorBox struct {
	box, face, title, body, dots, leave geom.Rect
}

// tutorPlaces returns where the parts of the tutor's box are, beside the table.
func tutorPlaces(g *scene.Geometry) tutorBox {
	u := g.Unit * g.Grow()
	b := tutorBox{box: g.Log}
	pad := 11 * u
	in := b.box.Inset(pad)
	face := 54 * u
	b.face = geom.Rect{X: in.X, Y: in.Y, W: face, H: face}
	b.title = geom.Rect{X: b.face.Right() + 8*u, Y: in.Y, W: in.Right() - b.face.Right() - 8*u, H: face}
	b.leave = geom.Rect{X: in.X, Y: in.Bottom() - 32*u, W: in.W, H: 32 * u}
	b.dots = geom.Rect{X: in.X, Y: b.leave.Y - 24*u, W: in.W, H: 14 * u}
	y := b.face.Bottom() + 8*u
	b.body = geom.Rect{X: in.X, Y: y, W: in.W, H: b.dots.Y - 6*u - y}
	return b
}

// draw draws the tutor's box, and points at the cards and cells that are meant.
func (g *tutorial) draw(t *table, e *canvas) {
	if t.replay {
		return
	}
	geo := t.line.Geometry()
	g.point(t, e, geo)
	b, ui, u := tutorPlaces(geo), e.ui(), geo.Unit*geo.Grow()
	e.picture(motif{plateMotif, uint16(boxPlate)}, b.box, 1)
	temper := art.Thinking
	if g.note.task == "" {
		temper = art.Pleased
	}
	e.picture(motif{portraitMotif, portraitOf(dreist.Yellow, temper)}, b.face, 1)
	e.write(e.labels, g.note.title, t.text(assets.Display, 18, ui.Text), b.title, left, 1)
	text := e.labels.get(g.note.text, t.text(assets.Text, 15, ui.Text), left, b.body.W)
	e.image(text.image, b.body.X, b.body.Y, 1)
	if g.note.task != "" {
		// A little less than there is keeps a number from standing alone on the last line.
		task := e.labels.get(g.note.task, t.text(assets.Strong, 15, ui.Text), left, b.body.W-40*u)
		at := geom.Rect{X: b.body.X, Y: b.body.Y + text.h + 10*u, W: b.body.W, H: task.h + 14*u}
		e.picture(motif{plateMotif, uint16(turnPlate)}, at, 1)
		e.image(task.image, at.X+8*u, at.Y+7*u, 1)
	}
	g.drawProgress(e, b.dots)
}

// drawProgress draws a spark for every idea, as many of them lit as have been met.
func (g *tutorial) drawProgress(e *canvas, in geom.Rect) {
	pitch := in.W / float64(max(g.note.all, 1))
	for i := range g.note.all {
		at := geom.Rect{X: in.X + (float64(i)+0.5)*pitch - in.H/2, Y: in.Y, W: in.H, H: in.H}
		if i < g.note.met {
			e.tinted(motif{what: sparkMotif}, at, art.Family(dreist.Color(i%dreist.Colors)), 1)
		} else {
			e.tinted(motif{what: sparkMotif}, at, e.ui().Muted, 0.35)
		}
	}
}

// point lets the cards glow that are meant, and the cells they are meant for. Of several that could be laid that is the
// one the task names. Who has met every idea plays without.
func (g *tutorial) point(t *table, e *canvas, geo *scene.Geometry) {
	if t.line.Busy() || t.hand.holds() || t.match.Over() || !t.mine() || g.lesson.Done() {
		return
	}
	ui := e.ui()
	for i, m := range g.lesson.Wanted() {
		switch m.Action {
		case dreist.LayCard:
			if i > 0 {
				continue
			}
			pose := t.line.Now().Cards[m.Card]
			cell := m.Card.Cell(int(m.Row))
			e.tinted(motif{what: glowMotif}, pose.Rect(), ui.Glow, 1)
			if geo.Visible(cell.Row) {
				e.picture(motif{faceMotif, uint16(m.Card.Kind())}, geo.Cell(cell), 0.32)
				e.tinted(motif{what: glowMotif}, geo.Cell(cell), art.Family(m.Card.Color()), 1)
			}
		case dreist.DiscardCard:
			e.tinted(motif{what: glowMotif}, t.line.Now().Cards[m.Card].Rect(), ui.Glow, 0.8)
			e.tinted(motif{what: glowMotif}, geo.Discard, ui.Glow, 0.8)
		}
	}
}
