package table

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Number writes a count without allocating for the small numbers of this game.
func Number(n int) string { return strconv.Itoa(n) }

// drawCounts draws how many cards the player has left, beside the own pile.
func (t *Table) drawCounts(e *Canvas, g *scene.Geometry) {
	ui := e.UI()
	left := t.Line.View().CardsLeft(t.Front())
	third := g.Count.H / 3
	name := geom.Rect{X: g.Count.X, Y: g.Count.Y + third*0.15, W: g.Count.W, H: third * 0.8}
	score := geom.Rect{X: g.Count.X, Y: name.Bottom(), W: g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: g.Count.X, Y: score.Bottom(), W: g.Count.W, H: third * 0.7}
	if !t.EgonPlays() {
		size := min(score.H+unit.H, g.Count.W*0.5)
		t.drawPortrait(e, t.Front(), geom.Rect{X: g.Count.X, Y: g.Count.Bottom() - size, W: size, H: size})
	}
	own := t.Say.Name(t.Front())
	e.Write(own, e.Labels.Fit(own, t.Text(assets.Strong, 16, ui.Text), name.W), name, kit.Right, 1)
	e.Write(Number(left), kit.Lettering{Font: assets.Display, Size: float64(kit.Round(third * 1.15)), Color: ui.Text}, score, kit.Right, 1)
	e.Write(t.Say.Count(msg.CountLeft, left), t.Text(assets.Text, 14, ui.Muted), unit, kit.Right, 1)
}

// drawQuestions draws the box of an open question beside what it is about.
func (t *Table) drawQuestions(e *Canvas, g *scene.Geometry) {
	if t.Question() == NoQuestion {
		return
	}
	key, box := t.QuestionKey(), t.QuestionBox()
	e.Picture(kit.BoxPlate, box, 1)
	yes, _ := g.Answers(box)
	head := geom.Rect{X: box.X + g.Gap, Y: box.Y, W: box.W - 2*g.Gap, H: yes.Y - box.Y}
	e.Buttons = t.Buttons(e.Buttons[:0])
	switch {
	case overlay.Leads(e.Buttons, DrawButton):
		e.Tinted(kit.Glow, t.Line.Now().Cards[t.PileTop()].Rect(), e.UI().Glow, 1)
	case t.Question() == GiftQuestion && t.EgonPlays():
		head = t.drawGiftPacket(e, g, head)
	}
	e.Write(t.Say.Say(key), t.Text(assets.Strong, 16, e.UI().Text), head, kit.Center, 1)
}

// drawGiftPacket shows the tied-up gift in the upper part of a box and returns the rest.
func (t *Table) drawGiftPacket(e *Canvas, g *scene.Geometry, in geom.Rect) geom.Rect {
	textH := max(30*g.Unit, in.H*0.22)
	h := in.H - textH - g.Gap
	w := min(h/stage.CardRatio, in.W*0.3)
	middle := geom.Point{X: in.Center().X, Y: in.Y + g.Gap + h/2}
	if t.Position().PileSize(t.Front()) > 1 {
		e.Turned(pictures.BackMotif, geom.Point{X: middle.X + w*0.07, Y: middle.Y}, w, w*stage.CardRatio, 1, 0.08, kit.White(), 1)
	}
	e.Turned(pictures.BackMotif, middle, w, w*stage.CardRatio, 1, -0.05, kit.White(), 1)
	e.Turned(kit.Bow, middle, w, w*stage.CardRatio, 1, -0.05, kit.White(), 1)
	return geom.Rect{X: in.X, Y: in.Bottom() - textH, W: in.W, H: textH}
}
