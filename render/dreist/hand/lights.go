package hand

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// spot is something highlighted: a cell, a card where it is shown, the discard pile, or a lane.
type spot struct {
	kind spotKind
	cell dreist.Cell
	card dreist.Card // of cardSpot and ghostSpot
	of   uint8       // of cellSpot: the colours of the cards that it accepts, a bit for each
}

type spotKind uint8

const (
	cellSpot  spotKind = iota // accepts the card, or a card of one of several colours
	ghostSpot                 // a cell that shows the held card faintly
	cardSpot
	pileSpot
	laneSpot // the part of the mat below a card's column
)

// Lights are the highlights of a table.
type Lights struct{ tabletop.Lights[spot] }

// Strengths of highlights, 0 to 1.
const (
	hoverGlow    = 0.4 // a cell that accepts the card under the mouse
	pileGlow     = 0.55
	selectedGlow = 0.9
	ghostly      = 0.55
	laneGlow     = 0.65
)

// Tick sets the highlights for the card in hand or under the mouse, and fades all towards that by a part of the difference. It reports
// whether the picture changed.
func (l *Lights) Tick(s *situation.Situation, h *Hand, over dreist.Card, part float64) bool {
	l.Dim()
	if s.Still() {
		l.lightUp(s, h, over)
	}
	return l.Lights.Tick(part)
}

// lightUp highlights the cells that accept the held card, or the partners of an opening.
func (l *Lights) lightUp(s *situation.Situation, h *Hand, over dreist.Card) {
	p, c := s.Position(), h.Card
	if h.Holds() {
		l.lightCells(s, c, 1)
		if _, pulls := only(s, c); pulls || h.Grip == tabletop.Selected {
			l.Shine(spot{kind: laneSpot, cell: c.Cell(1)}, 1) // a drop anywhere in the lane is accepted, or the keys aim there
		}
		if s.MayDiscard(c) {
			strength := pileGlow
			if h.Aim.Kind == situation.AimDiscard {
				strength = 1
			}
			l.Shine(spot{kind: pileSpot}, strength)
		}
		if h.Grip == tabletop.Selected {
			l.Shine(spot{kind: cardSpot, card: c}, selectedGlow)
		}
		if h.Aim.Kind == situation.AimCell && s.Accepts(c, h.Aim) {
			l.Shine(spot{kind: ghostSpot, cell: h.Aim.Cell, card: c}, ghostly)
		}
		return
	}
	switch {
	case p.Pending() == dreist.PartnerPending:
		l.lightPartners(s)
	case s.Question() == situation.DiscardQuestion:
		l.Shine(spot{kind: cardSpot, card: s.Doubt}, 1)
		l.Shine(spot{kind: pileSpot}, 1)
	}
	if over != dreist.NoCard && slices.Contains(p.Hand(s.Front()), over) {
		l.lightCells(s, over, hoverGlow)
	}
}

// lightCells highlights the cells that accept a card.
func (l *Lights) lightCells(s *situation.Situation, c dreist.Card, strength float64) {
	for row := range s.Position().Rows(c).All() {
		if s.Line.Geometry().Visible(row) {
			l.Shine(cellOf(c, row), strength)
		}
	}
}

// cellOf returns a cell in the colour of a card.
func cellOf(c dreist.Card, row int) spot {
	return spot{kind: cellSpot, cell: c.Cell(row), of: 1 << c.Color()}
}

// lightPartners highlights the hand cards that fit as partners, and their cells in the colours of all partners for the same cell.
func (l *Lights) lightPartners(s *situation.Situation) {
	p := s.Position()
	hand := p.Hand(s.Front())
	for _, c := range hand {
		row := p.Rows(c).First()
		if row == 0 {
			continue
		}
		l.Shine(spot{kind: cardSpot, card: c}, 1)
		at := cellOf(c, row)
		for _, other := range hand {
			if other.Number() == c.Number() && p.Rows(other).Has(row) {
				at.of |= 1 << other.Color()
			}
		}
		l.Shine(at, 1)
	}
}

// Draw draws the highlights below the cards: lanes first, cells on them.
func (l *Lights) Draw(e pictures.Canvas, s *situation.Situation, h *Hand) {
	for at, strength := range l.All() {
		if at.kind == laneSpot {
			e.Fill(s.Line.Geometry().Lane(at.cell.Column), e.UI().Panel, laneGlow*strength)
		}
	}
	l.drawCells(e, s, h, false)
	for at, strength := range l.All() {
		switch at.kind {
		case pileSpot:
			e.Tinted(kit.Glow, s.Line.Geometry().DiscardPile, e.UI().Glow, strength)
		case cardSpot:
			e.Posed(kit.Glow, s.Line.Pose(at.card), 0, 1, e.UI().Glow, strength)
		}
	}
}

// DrawOver draws the cells over the cards if rows overlap, so that their whole outlines are visible.
func (l *Lights) DrawOver(e pictures.Canvas, s *situation.Situation, h *Hand) {
	l.drawCells(e, s, h, true)
}

// drawCells draws the highlighted cells, if over says where they belong: over the cards or below.
func (l *Lights) drawCells(e pictures.Canvas, s *situation.Situation, h *Hand, over bool) {
	if over != s.Line.Geometry().Overlap() {
		return
	}
	beat := l.Beat()
	for at, strength := range l.All() {
		if at.kind == cellSpot && s.Line.View().At(at.cell) == dreist.NoCard { // a card that has just landed covers it
			ghost := h.Aim == situation.Aim{Kind: situation.AimCell, Cell: at.cell}
			m := pictures.TargetOf(at.of, ghost)
			if over {
				lies := func(row int) bool {
					return s.Line.View().At(dreist.Cell{Row: row, Column: at.cell.Column}) != dreist.NoCard
				}
				m = m.Between(at.cell.Row > 1 && lies(at.cell.Row-1), lies(at.cell.Row+1))
			}
			target(e, s.Line.Reduced(), m, s.Line.Geometry().Cell(at.cell), strength, beat)
		}
	}
}

// target draws a possible place, which grows and fills with its colour in a pulse; beat is from 0 to 1.
func target(e pictures.Canvas, reduced bool, m kit.Motif, at geom.Rect, strength, beat float64) {
	grown := 1 + 0.1*beat
	if reduced {
		grown = 1
	}
	e.Pressed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.White(), strength)
	for range 2 { // each time adds about as much of the tint again
		e.Pressed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.White(), strength*beat*0.7)
	}
}

// DrawGhosts draws the held card faintly on the cell that it is aimed at.
func (l *Lights) DrawGhosts(e pictures.Canvas, s *situation.Situation) {
	for at, strength := range l.All() {
		if at.kind == ghostSpot && s.Line.View().At(at.cell) == dreist.NoCard {
			e.Picture(pictures.FaceMotif(at.card.Kind()), s.Line.Geometry().Cell(at.cell), strength)
		}
	}
}
