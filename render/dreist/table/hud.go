package table

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/art"
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
	case Leads(e.Buttons, DrawButton):
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

// drawButtons draws the buttons of the moment.
func (t *Table) drawButtons(e *Canvas) {
	ui, g := e.UI(), t.Line.Geometry()
	e.Buttons = t.Buttons(e.Buttons[:0])
	for _, b := range e.Buttons {
		if b.Bare {
			continue
		}
		box, ink := kit.QuietButton, ui.QuietText
		over := t.Hover == b.Id
		switch {
		case b.Holds:
			box, ink = kit.ChosenButton, ui.Text
		case !b.Works:
			box, ink = kit.RestButton, ui.Muted
		case b.Lead && over:
			box, ink = kit.LeadHover, ui.AccentText
		case b.Lead:
			box, ink = kit.LeadButton, ui.AccentText
		case over:
			box = kit.QuietHover
		}
		e.Picture(box, b.Rect, 1)
		words := b.Text
		if b.Label != "" {
			words = t.Say.Say(b.Label)
		}
		if words == "" {
			size := b.Rect.H * 0.6
			c := b.Rect.Center()
			icon := kit.Motif(kit.Icon(b.Icon))
			if b.Lead {
				icon = kit.LeadIcon(b.Icon)
			}
			e.Picture(icon, geom.Rect{X: c.X - size/2, Y: c.Y - size/2, W: size, H: size}, 1)
			continue
		}
		size := 15.0
		if roomy := 150 * g.TextUnit(); b.Rect.H > g.Undo.H && b.Rect.W > roomy {
			size = 17
		}
		t.drawLabel(e, &b, words, t.Text(assets.Strong, size, ink))
	}
}

// drawLabel writes what stands on a button, with its sign before it.
func (t *Table) drawLabel(e *Canvas, b *Button, label string, style kit.Lettering) {
	unit := t.Line.Geometry().Unit
	in := b.Rect.Inset(6 * unit)
	if b.Sign == art.Menu {
		e.Write(label, style, in, kit.Center, 1)
		return
	}
	size, gap := style.Size*1.2, 3*unit
	in, style = besideSign(e.Labels, b, label, style, unit)
	wide := e.Labels.Get(label, style, kit.Center, in.W).W
	at := geom.Rect{X: in.X + (in.W-wide)/2 - size - gap, Y: in.Center().Y - size/2, W: size, H: size}
	e.Tinted(kit.Sign(b.Sign), at, style.Color, 1)
	e.Write(label, style, in, kit.Center, 1)
}

// besideSign returns where the words on a button stand beside its sign, and how large: in two lines they use its whole
// height.
func besideSign(l *kit.Labels, b *Button, label string, style kit.Lettering, unit float64) (geom.Rect, kit.Lettering) {
	in := b.Rect.Inset(6 * unit)
	sign := style.Size*1.2 + 3*unit
	in.X, in.W = in.X+sign, in.W-sign
	return in, l.Within(label, style, geom.Rect{W: in.W, H: b.Rect.H}, 11*unit)
}

// DrawNumber writes the key of an option on the upper right corner of its place.
func (t *Table) DrawNumber(e *Canvas, n int, at geom.Rect, picked bool) {
	size := max(20*t.Line.Geometry().TextUnit(), at.W*0.28)
	box, ink := kit.BadgePlate, e.UI().Text
	if picked {
		box, ink = kit.PickPlate, e.UI().AccentText
	}
	r := geom.Rect{X: at.Right() - size*0.72, Y: at.Y - size*0.28, W: size, H: size}
	e.Picture(box, r, 1)
	e.Write(Number(n), kit.Lettering{Font: assets.Strong, Size: float64(kit.Round(size * 0.7)), Color: ink}, r, kit.Center, 1)
}
