package tutorial

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
)

// tutorBox is where the parts of the tutor's box are.
type tutorBox struct {
	box, face, title, body, dots, leave geom.Rect
}

// tutorPlaces returns where the parts of the tutor's box are, beside the table.
func tutorPlaces(g *scene.Geometry) tutorBox {
	u := g.TextUnit()
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

// Draw draws the tutor's box, and points at the cards and cells that are meant.
func (g *Tutorial) Draw(t *table.Table, e *table.Canvas) {
	if t.Mode == table.Replaying {
		return
	}
	geo := t.Line.Geometry()
	g.point(t, e, geo)
	b, ui, u := tutorPlaces(geo), e.UI(), geo.TextUnit()
	e.Picture(kit.BoxPlate, b.box, 1)
	mood := pictures.Thinking
	if g.Note.Task == "" {
		mood = pictures.Pleased
	}
	e.Picture(pictures.PortraitOf(dreist.Yellow, mood), b.face, 1)
	e.Write(g.Note.Title, t.Text(assets.Display, 18, ui.Text), b.title, kit.Left, 1)
	text := e.Labels.Get(g.Note.Text, t.Text(assets.Text, 15, ui.Text), kit.Left, b.body.W)
	e.Image(text.Image, b.body.X, b.body.Y, 1)
	if g.Note.Task != "" {
		// A little less than there is keeps a number from standing alone on the last line.
		task := e.Labels.Get(g.Note.Task, t.Text(assets.Strong, 15, ui.Text), kit.Left, b.body.W-40*u)
		at := geom.Rect{X: b.body.X, Y: b.body.Y + text.H + 10*u, W: b.body.W, H: task.H + 14*u}
		e.Picture(kit.TurnPlate, at, 1)
		e.Image(task.Image, at.X+8*u, at.Y+7*u, 1)
	}
	g.drawProgress(e, b.dots)
}

// drawProgress draws a spark for every idea, as many of them lit as have been met.
func (g *Tutorial) drawProgress(e *table.Canvas, in geom.Rect) {
	pitch := in.W / float64(max(g.Note.all, 1))
	for i := range g.Note.all {
		at := geom.Rect{X: in.X + (float64(i)+0.5)*pitch - in.H/2, Y: in.Y, W: in.H, H: in.H}
		if i < g.Note.Met {
			e.Tinted(kit.Spark, at, pictures.Family(dreist.Color(i%dreist.Colors)), 1)
		} else {
			e.Tinted(kit.Spark, at, e.UI().Muted, 0.35)
		}
	}
}

// point lets the cards glow that are meant, and the cells they are meant for. Of several that could be laid that is the
// one the task names. Who has met every idea plays without.
func (g *Tutorial) point(t *table.Table, e *table.Canvas, geo *scene.Geometry) {
	if t.Line.Busy() || t.Hand.Holds() || t.Match.Over() || !t.Mine() || g.Lesson.Done() {
		return
	}
	ui := e.UI()
	for i, m := range g.Lesson.Wanted() {
		switch m.Action {
		case dreist.LayCard:
			if i > 0 {
				continue
			}
			pose := t.Line.Now().Cards[m.Card]
			cell := m.Card.Cell(int(m.Row))
			e.Tinted(kit.Glow, pose.Rect(), ui.Glow, 1)
			if geo.Visible(cell.Row) {
				e.Picture(pictures.FaceMotif(m.Card.Kind()), geo.Cell(cell), 0.32)
				e.Tinted(kit.Glow, geo.Cell(cell), pictures.Family(m.Card.Color()), 1)
			}
		case dreist.DiscardCard:
			e.Tinted(kit.Glow, t.Line.Now().Cards[m.Card].Rect(), ui.Glow, 0.8)
			e.Tinted(kit.Glow, geo.DiscardPile, ui.Glow, 0.8)
		}
	}
}
