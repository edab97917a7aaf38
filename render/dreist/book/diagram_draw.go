package book

import (
	"image/color"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// shows reports whether marks with a sign are visible now.
func (d *diagram) shows(s rulebook.Sign) bool {
	if s.After() {
		return d.phase == atRest
	}
	return d.phase == atStart || d.phase == atRest && len(d.events) == 0
}

// sign returns the picture and tint of a mark; ok is false for none. A cell on which the shown card fits is a target.
func (d *diagram) sign(e pictures.Canvas, m rulebook.CellSign) (motif kit.Motif, tint color.RGBA, ok bool) {
	switch m.Sign {
	case rulebook.Subject, rulebook.Lands:
		return kit.Glow, e.UI().Glow, d.shows(m.Sign)
	case rulebook.Leaves:
		return kit.Glow, e.UI().Glow, m.Cell.Column == d.column && d.full > 0 && (d.phase == atFull || d.phase == atRest)
	case rulebook.Fits:
		if d.phase == atRest && d.refuses(m.Cell) {
			return nil, color.RGBA{}, false
		}
		for _, c := range d.board.Before.Hand(0) {
			if c.Number() == m.Cell.Column && d.board.Before.Rows(c).Has(m.Cell.Row) {
				return pictures.TargetOf(1<<c.Color(), false), kit.White(), d.shows(m.Sign)
			}
		}
	}
	return nil, color.RGBA{}, false
}

// refuses reports whether a cell has a cross at rest.
func (d *diagram) refuses(at dreist.Cell) bool {
	return slices.Contains(d.board.Marks, rulebook.CellSign{Cell: at, Sign: rulebook.Refused})
}

// draw draws the diagram into a rectangle of the screen.
func (d *diagram) draw(e pictures.Canvas, in geom.Rect) {
	e.Shift = geom.Point{X: in.X, Y: in.Y}
	defer func() { e.Shift = geom.Point{} }()
	g, now := d.line.Geometry(), d.line.Now()
	e.Picture(kit.Shelf, now.Shelf(), 1)
	for i, stone := range now.Stones() {
		e.Picture(kit.Stone(i+1), stone, 1)
		e.Tinted(kit.Slot, g.Cell(dreist.Cell{Row: 1, Column: i + 1}), e.UI().SlotOutline, 1)
	}
	d.drawPlaces(e, g)
	for _, m := range d.board.Marks {
		if motif, tint, ok := d.sign(e, m); ok {
			e.Tinted(motif, g.Cell(m.Cell), tint, 1)
		}
	}
	d.drawCards(e, g)
	effects.DrawStep(e, d.line)
	d.drawRefusals(e, g)
}

// drawPlaces draws the discard pile and the opponent.
func (d *diagram) drawPlaces(e pictures.Canvas, g *scene.Geometry) {
	if d.left {
		e.Tinted(kit.Slot, g.DiscardPile, e.UI().SlotOutline, 1)
	}
	if d.board.Before.Mode() == dreist.Solo {
		mood := pictures.Curious
		if d.phase == atEnd || d.phase == atRest {
			mood = pictures.Smug
		}
		e.Picture(pictures.EgonMotif(mood), g.Egon.Face, 1)
		return
	}
	if d.hasOther() {
		e.Picture(pictures.PortraitOf(dreist.Turquoise, pictures.Patient), g.Others[0].Portrait, 1)
	}
}

// hasOther reports whether the cards of another player matter.
func (d *diagram) hasOther() bool {
	return d.board.Before.Mode() == dreist.Table && d.board.Before.CardsLeft(1) > 1
}

// drawCards draws the cards from the lowest up.
func (d *diagram) drawCards(e pictures.Canvas, g *scene.Geometry) {
	now, view := d.line.Now(), d.line.View()
	var buffer [dreist.Deck]dreist.Card
	order := buffer[:0]
	for c := range dreist.Card(dreist.Deck) {
		if now.Cards[c].Shown && !d.apart(c) {
			order = append(order, c)
		}
	}
	now.SortUpwards(order)
	away := dreist.NoCard
	if d.phase == inTries {
		away = d.board.Refusals[d.tried].Move.Card
	}
	for _, c := range order {
		if c == away {
			continue
		}
		pose := now.Cards[c]
		if row := view.Rows[c]; row != 0 {
			pose.X += d.shake.Offset(c.Cell(row)) * pose.W
		}
		e.Card(c, pose)
	}
}

// apart reports whether a card is in a hand that the diagram is not about.
func (d *diagram) apart(c dreist.Card) bool {
	hands := &d.line.View().Hands
	return d.bare && slices.Contains(hands[0], c) || slices.Contains(hands[1], c)
}

// drawRefusals draws refused cards: moving while they are tried, with a cross on their cell at rest.
func (d *diagram) drawRefusals(e pictures.Canvas, g *scene.Geometry) {
	if d.phase == inTries {
		pose, card, arrived := d.attempt()
		e.Card(card, pose)
		if arrived {
			e.Picture(kit.Cross, pose.Rect(), 1)
		}
		return
	}
	if d.phase != atRest {
		return
	}
	for _, r := range d.board.Refusals {
		cell := g.Cell(r.Move.Card.Cell(int(r.Move.Row)))
		e.Picture(pictures.FaceMotif(r.Move.Card.Kind()), cell, 0.5)
		e.Picture(kit.Cross, cell, 1)
	}
}
