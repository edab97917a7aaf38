package table

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Canvas is what the table is drawn with and, kept from frame to frame, the order of the cards.
type Canvas struct {
	pictures.Canvas
	Face    *LiveFace
	Order   []dreist.Card
	Buttons []overlay.Button
}

// Draw draws the whole table.
func (t *Table) Draw(e *Canvas) {
	g := t.Line.Geometry()
	now := t.Line.Now()
	e.Felt(g.W, g.H)
	t.drawZones(e, g)
	e.Picture(kit.Shelf, now.Shelf(), 1)
	for i, stone := range now.Stones() {
		e.Picture(kit.Stone(i+1), stone, 1)
	}
	t.drawColumns(e, g)
	t.drawGlow(e, g)
	if t.EgonPlays() {
		t.drawEgon(e, g)
	} else {
		t.drawOthers(e, g)
	}
	t.drawCards(e, g)
	t.drawScrollMarks(e, g)
	e.Effects(t.Line)
	t.drawCounts(e, g)
	t.drawCaption(e, g)
	t.drawQuestions(e, g)
	t.drawGuide(e, g)
	t.drawPrompt(e, g) // no shadow of what a guide says falls on it
	e.Buttons = t.Buttons(e.Buttons[:0])
	overlay.DrawButtons(e.Canvas, g, t.Say, e.Buttons, t.Hover)
	overlay.DrawMarks(e.Canvas, t.overlay().Above, t.Line, &t.Shaking)
	t.drawGift(e)
	t.drawHeld(e)
}

// Text returns a lettering at a size in logical pixels that grows with the window.
func (t *Table) Text(font assets.Font, size float64, c color.RGBA) kit.Lettering {
	return kit.Sized(t.Line.Geometry().TextUnit(), font, size, c)
}

// drawZones shows the places of things, and a light around whoever is to move.
func (t *Table) drawZones(e *Canvas, g *scene.Geometry) {
	view := t.Line.View()
	tray := geom.Rect{X: g.Tray.X - g.Gap, Y: g.Tray.Y - g.Gap*0.6, W: g.Tray.W + 2*g.Gap, H: g.Tray.H + g.Gap*1.6}
	plateOf := kit.TrayPlate
	if t.Invites() {
		plateOf = kit.TurnPlate
	}
	e.Picture(plateOf, tray, 1)
	if t.EgonPlays() && view.Turn == dreist.EgonSeat {
		box := geom.Rect{X: g.Egon.X - g.Gap*0.5, Y: g.Egon.Y - g.Gap*0.3, W: g.EgonPile.Right() - g.Egon.X + g.Gap, H: g.Bubble.Y - g.Egon.Y - g.Gap*0.9}
		e.Picture(kit.TurnPlate, box, 1)
	}
	slot := e.UI().SlotOutline
	e.Tinted(kit.Slot, g.Pile, slot, 0.8)
	e.Tinted(kit.Slot, g.DiscardPile, slot, 0.8)
	e.Write(t.Say.Say(msg.TableDiscard), t.Text(assets.Text, 14, e.UI().Muted), g.DiscardName, kit.Center, 1)
	if t.EgonPlays() {
		e.Tinted(kit.Slot, g.EgonPile, slot, 0.8)
	}
}

// drawColumns marks where the empty columns begin.
func (t *Table) drawColumns(e *Canvas, g *scene.Geometry) {
	if !g.Visible(1) {
		return
	}
	for number := 1; number <= dreist.Numbers; number++ {
		stone := t.Line.Now().Stones()[number-1]
		w := stone.W
		e.Tinted(kit.Slot, geom.Rect{X: stone.X, Y: g.Cell(dreist.Cell{Row: 1, Column: number}).Y, W: w, H: w * stage.CardRatio}, e.UI().SlotOutline, 0.4)
	}
}

// drawGlow lets the cells glow that accept the held card, or the partners of an opening.
func (t *Table) drawGlow(e *Canvas, g *scene.Geometry) {
	if !t.still() {
		return
	}
	p := t.Position()
	if t.Hand.Holds() {
		t.glowFor(e, g, t.Hand.Card, 1)
		if t.mayDiscard(t.Hand.Card) {
			strength := 0.55
			if t.Hand.Aim.Kind == AimDiscard {
				strength = 1
			}
			e.Tinted(kit.Glow, g.DiscardPile, e.UI().Glow, strength)
		}
		return
	}
	switch {
	case p.Pending() == dreist.PartnerPending:
		t.glowPartners(e, g)
	case t.Question() == DiscardQuestion:
		e.Tinted(kit.Glow, t.raised(t.Doubt).Rect(), e.UI().Glow, 1)
		e.Tinted(kit.Glow, g.DiscardPile, e.UI().Glow, 1)
	}
}

// glowPartners lets the hand cards glow that fit as partners, and their cells: in the partner's colour, or in the
// table's where partners of several colours share a cell.
func (t *Table) glowPartners(e *Canvas, g *scene.Geometry) {
	p := t.Position()
	hand := p.Hand(t.Front())
	for i, c := range hand {
		row := p.Rows(c).First()
		if row == 0 {
			continue
		}
		e.Tinted(kit.Glow, t.Line.Now().Cards[c].Rect(), e.UI().Glow, 1)
		tint, first := pictures.Family(c.Color()), true
		for k, other := range hand {
			if other.Number() == c.Number() && p.Rows(other).Has(row) && other.Color() != c.Color() {
				tint, first = e.UI().Glow, first && k > i
			}
		}
		if first {
			e.Tinted(kit.Glow, g.Cell(c.Cell(row)), tint, 1)
		}
	}
}

// glowFor lets the cells glow that accept a card, with the card's own outline in its colour.
func (t *Table) glowFor(e *Canvas, g *scene.Geometry, c dreist.Card, alpha float64) {
	for row := range t.Position().Rows(c).All() {
		if g.Visible(row) {
			e.Tinted(kit.Glow, g.Cell(c.Cell(row)), pictures.Family(c.Color()), alpha)
		}
	}
}

// drawCards draws every card that shows, from the lowest up, without the one that is held.
func (t *Table) drawCards(e *Canvas, g *scene.Geometry) {
	now := t.Line.Now()
	e.Order = e.Order[:0]
	var buffer [2]dreist.Card
	gift, flying := t.GiftCards(buffer[:0]), t.overlay().Flying
	for c := range dreist.Card(dreist.Deck) {
		if now.Cards[c].Shown && c != t.Hand.Card && c != flying && !slices.Contains(gift, c) {
			e.Order = append(e.Order, c)
		}
	}
	e.SortBy(&now.Cards)
	for _, c := range e.Order {
		pose := now.Cards[c]
		if row := t.Line.View().Rows[c]; row != 0 {
			if !g.Visible(row) && !t.Line.Busy() {
				continue
			}
			pose.X += t.Shaking.Offset(c.Cell(row)) * pose.W
			pose = t.Preview.touch(c, pose)
		}
		if c == t.Doubt && t.Question() == DiscardQuestion {
			pose = t.raised(c)
		}
		e.Card(c, pose)
		if t.Rests(c) {
			e.Picture(kit.VeilPlate, pose.Rect(), 1)
		}
		if t.Preview.falls(c) {
			e.Picture(kit.VeilPlate, pose.Rect(), 0.8)
		}
	}
}

// SortBy brings the cards to be drawn in their order from the lowest up. Where two lie on one layer their places decide
// and not what they are, which nobody may find out by looking closely.
func (e *Canvas) SortBy(poses *[dreist.Deck]stage.Pose) {
	slices.SortFunc(e.Order, func(a, b dreist.Card) int {
		p, q := &poses[a], &poses[b]
		return cmp.Or(cmp.Compare(p.Z, q.Z), cmp.Compare(p.X, q.X), cmp.Compare(p.Y, q.Y))
	})
}

// drawGift draws the cards of a gift that is being handed out at a table, each tied with a bow.
func (t *Table) drawGift(e *Canvas) {
	var buffer [2]dreist.Card
	cards := t.GiftCards(buffer[:0])
	top := 0 // of the drawn ones: the card that is held
	if t.Gift.Grip == Dragged && t.Gift.held < len(cards) {
		top = t.Gift.held
	}
	for i := range slices.Backward(cards) {
		if i != top {
			t.drawGiftCard(e, cards, i)
		}
	}
	if len(cards) > 0 {
		t.drawGiftCard(e, cards, top)
	}
}

func (t *Table) drawGiftCard(e *Canvas, cards []dreist.Card, i int) {
	pose := t.GiftPose(i, len(cards))
	e.Card(cards[i], pose)
	e.Turned(kit.Bow, pose.Point, pose.W, pose.W*stage.CardRatio, 1, pose.Turn, kit.White(), 1)
}

// drawScrollMarks shows where a deep layout goes on.
func (t *Table) drawScrollMarks(e *Canvas, g *scene.Geometry) {
	above, below := g.ScrollMarks()
	if g.Shift > 0 {
		e.Turned(kit.ScrollMarker, above.Center(), above.W, above.H, 1, math.Pi, kit.White(), 1)
	}
	if g.Shift < g.MaxShift() {
		e.Picture(kit.ScrollMarker, below, 1)
	}
}

// drawHeld draws the held card over everything, and its ghost on the cell that would take it.
func (t *Table) drawHeld(e *Canvas) {
	h := &t.Hand
	if !h.Holds() {
		return
	}
	g := t.Line.Geometry()
	if h.Aim.Kind == AimCell && t.Accepts(h.Card, h.Aim) {
		e.Picture(pictures.FaceMotif(h.Card.Kind()), g.Cell(h.Aim.Cell), 0.55)
	}
	pose := t.HeldPose()
	if h.Grip != Dragged {
		glow := pose.Rect()
		e.Tinted(kit.Glow, glow, e.UI().Glow, 0.9*h.rise())
	}
	e.Card(h.Card, pose)
}
