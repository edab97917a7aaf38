package dreist

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// number writes a count without allocating for the small numbers of this game.
func number(n int) string { return strconv.Itoa(n) }

// drawCounts draws how many cards the player has left, beside the own pile.
func (t *table) drawCounts(e *canvas, g *scene.Geometry) {
	ui := e.ui()
	left := t.line.View().CardsLeft(t.front())
	third := g.Count.H / 3
	name := geom.Rect{X: g.Count.X, Y: g.Count.Y + third*0.15, W: g.Count.W, H: third * 0.8}
	score := geom.Rect{X: g.Count.X, Y: name.Bottom(), W: g.Count.W, H: third * 1.25}
	unit := geom.Rect{X: g.Count.X, Y: score.Bottom(), W: g.Count.W, H: third * 0.7}
	if !t.egonPlays() {
		size := min(score.H+unit.H, g.Count.W*0.5)
		t.drawPortrait(e, t.front(), geom.Rect{X: g.Count.X, Y: g.Count.Bottom() - size, W: size, H: size})
	}
	own := t.say.Name(t.front())
	e.write(e.labels, own, e.labels.fit(own, t.text(assets.Strong, 16, ui.Text), name.W), name, right, 1)
	e.write(e.labels, number(left), lettering{assets.Display, float64(round(third * 1.15)), ui.Text}, score, right, 1)
	e.write(e.labels, t.say.Count(msg.CountLeft, left), t.text(assets.Text, 14, ui.Muted), unit, right, 1)
}

// drawQuestions draws the box of an open question beside what it is about.
func (t *table) drawQuestions(e *canvas, g *scene.Geometry) {
	if t.question() == noQuestion {
		return
	}
	key, box := t.questionKey(), t.questionBox()
	e.picture(motif{plateMotif, uint16(boxPlate)}, box, 1)
	yes, _ := g.Answers(box)
	head := geom.Rect{X: box.X + g.Gap, Y: box.Y, W: box.W - 2*g.Gap, H: yes.Y - box.Y}
	e.buttons = t.buttons(e.buttons[:0])
	switch {
	case leads(e.buttons, drawButton):
		e.tinted(motif{what: glowMotif}, t.line.Now().Cards[t.pileTop()].Rect(), e.ui().Glow, 1)
	case t.question() == giftQuestion && t.egonPlays():
		head = t.drawGiftPacket(e, g, head)
	}
	e.write(e.labels, t.say.Say(key), t.text(assets.Strong, 16, e.ui().Text), head, center, 1)
}

// giftKey returns the key of what is asked about a gift.
func (t *table) giftKey() string {
	one := t.position().PileSize(t.front()) == 1 // R 9
	switch {
	case t.egonPlays() && one:
		return msg.QuestionGiftOne
	case t.egonPlays():
		return msg.QuestionGift
	case one:
		return msg.QuestionGiftTableOne
	case t.position().Seats() == 2:
		return msg.QuestionGiftTableTwo
	case t.position().Seats() == 3:
		return msg.QuestionGiftTableThree
	}
	return msg.QuestionGiftTableFour
}

// pileTop returns the card on top of the own pile.
func (t *table) pileTop() dreist.Card {
	pile := t.line.View().Piles[t.front()]
	return pile[len(pile)-1]
}

// drawGiftPacket shows the tied-up gift in the upper part of a box and returns the rest.
func (t *table) drawGiftPacket(e *canvas, g *scene.Geometry, in geom.Rect) geom.Rect {
	textH := max(30*g.Unit, in.H*0.22)
	h := in.H - textH - g.Gap
	w := min(h/stage.CardRatio, in.W*0.3)
	middle := geom.Point{X: in.Center().X, Y: in.Y + g.Gap + h/2}
	if t.position().PileSize(t.front()) > 1 {
		e.turned(motif{what: backMotif}, geom.Point{X: middle.X + w*0.07, Y: middle.Y}, w, w*stage.CardRatio, 1, 0.08, white, 1)
	}
	e.turned(motif{what: backMotif}, middle, w, w*stage.CardRatio, 1, -0.05, white, 1)
	e.turned(motif{what: bowMotif}, middle, w, w*stage.CardRatio, 1, -0.05, white, 1)
	return geom.Rect{X: in.X, Y: in.Bottom() - textH, W: in.W, H: textH}
}

// drawButtons draws the buttons of the moment.
func (t *table) drawButtons(e *canvas) {
	ui, g := e.ui(), t.line.Geometry()
	e.buttons = t.buttons(e.buttons[:0])
	for _, b := range e.buttons {
		if b.bare {
			continue
		}
		box, ink := quietButton, ui.QuietText
		over := t.hover == b.id
		switch {
		case b.holds:
			box, ink = chosenButton, ui.Text
		case !b.works:
			box, ink = restButton, ui.Muted
		case b.lead && over:
			box, ink = leadHover, ui.AccentText
		case b.lead:
			box, ink = leadButton, ui.AccentText
		case over:
			box = quietHover
		}
		e.picture(motif{plateMotif, uint16(box)}, b.rect, 1)
		words := b.text
		if b.label != "" {
			words = t.say.Say(b.label)
		}
		if words == "" {
			size := b.rect.H * 0.6
			c := b.rect.Center()
			icon := iconMotif
			if b.lead {
				icon = leadIconMotif
			}
			e.picture(motif{icon, uint16(b.icon)}, geom.Rect{X: c.X - size/2, Y: c.Y - size/2, W: size, H: size}, 1)
			continue
		}
		size := 15.0
		if roomy := 150 * g.Unit * g.Grow(); b.rect.H > g.Undo.H && b.rect.W > roomy {
			size = 17
		}
		t.drawLabel(e, &b, words, t.text(assets.Strong, size, ink))
	}
}

// drawLabel writes what stands on a button, with its sign before it.
func (t *table) drawLabel(e *canvas, b *button, label string, style lettering) {
	pad := 6 * t.line.Geometry().Unit
	in := b.rect.Inset(pad)
	if b.sign == art.Menu {
		e.write(e.labels, label, style, in, center, 1)
		return
	}
	size := style.size * 1.2
	in.X, in.W = in.X+size+pad/2, in.W-size-pad/2
	wide := e.labels.get(label, style, center, in.W).w
	at := geom.Rect{X: in.X + (in.W-wide)/2 - size - pad/2, Y: in.Center().Y - size/2, W: size, H: size}
	e.tinted(motif{signMotif, uint16(b.sign)}, at, style.color, 1)
	e.write(e.labels, label, style, in, center, 1)
}
