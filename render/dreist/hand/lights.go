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

// spot is what can glow: a cell, in the colours of the families that it accepts, a card where it is seen, or the discard pile.
type spot struct {
	kind spotKind
	cell dreist.Cell
	card dreist.Card // itself
	of   uint8       // the colours of the cards that a cell accepts, a bit for each
}

type spotKind uint8

const (
	cellSpot  spotKind = iota // accepts the card, or a card of one of several colours
	ghostSpot                 // a cell on which the card is seen as it would lie
	cardSpot
	pileSpot
	laneSpot // of the mat, below the column of a card
)

// Lights are the lights of a table.
type Lights struct{ tabletop.Lights[spot] }

// How strong what glows is.
const (
	hoverGlow    = 0.4 // a cell that accepts the card under the mouse
	pileGlow     = 0.55
	selectedGlow = 0.9
	ghostly      = 0.55
	laneGlow     = 0.65
)

// Tick lights up what the card in hand needs, or the one under the mouse, and brings every light closer to that by a part. It reports whether the picture changed.
func (l *Lights) Tick(s *situation.Situation, h *Hand, over dreist.Card, part float64) bool {
	l.Dim()
	if s.Still() {
		l.lightUp(s, h, over)
	}
	return l.Lights.Tick(part)
}

// lightUp names what glows: the cells that accept the held card, or the partners of an opening.
func (l *Lights) lightUp(s *situation.Situation, h *Hand, over dreist.Card) {
	p, c := s.Position(), h.Card
	if h.Holds() {
		l.lightCells(s, c, 1)
		if _, pulls := only(s, c); pulls || h.Grip == tabletop.Selected {
			l.Shine(spot{kind: laneSpot, cell: c.Cell(1)}, 1) // all of it accepts the card, or keys aim it there
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

// lightCells lets the cells glow that accept a card.
func (l *Lights) lightCells(s *situation.Situation, c dreist.Card, strength float64) {
	for row := range s.Position().Rows(c).All() {
		if s.Line.Geometry().Visible(row) {
			l.Shine(cellOf(c, row), strength)
		}
	}
}

// cellOf returns a cell in the colour of a card's family; which card of it, is no matter.
func cellOf(c dreist.Card, row int) spot {
	return spot{kind: cellSpot, cell: c.Cell(row), of: 1 << c.Color()}
}

// lightPartners lets the hand cards glow that fit as partners, and their cells, in the colours of all partners that share one.
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

// Draw draws the places and cards that glow, below the cards: lanes first, which the cells lie on.
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

// DrawOver draws the cells that glow over the cards, where rows overlap: there they show all of their outline.
func (l *Lights) DrawOver(e pictures.Canvas, s *situation.Situation, h *Hand) {
	l.drawCells(e, s, h, true)
}

// drawCells draws the cells that glow, if they are to be drawn now: over the cards, or below them.
func (l *Lights) drawCells(e pictures.Canvas, s *situation.Situation, h *Hand, over bool) {
	if over != s.Line.Geometry().Overlap() {
		return
	}
	beat := l.Beat()
	for at, strength := range l.All() {
		if at.kind == cellSpot && s.Line.View().At(at.cell) == dreist.NoCard { // a card that has landed is seen as it is
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

// target draws a place that could be meant, which in a pulse grows and fills with its colour.
func target(e pictures.Canvas, reduced bool, m kit.Motif, at geom.Rect, strength, beat float64) {
	grown := 1 + 0.1*beat
	if reduced {
		grown = 1
	}
	e.Pressed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.White(), strength)
	for range 2 { // each time about as much of its tint again
		e.Pressed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.White(), strength*beat*0.7)
	}
}

// DrawGhosts draws the held card faintly on the cell that would take it.
func (l *Lights) DrawGhosts(e pictures.Canvas, s *situation.Situation) {
	for at, strength := range l.All() {
		if at.kind == ghostSpot && s.Line.View().At(at.cell) == dreist.NoCard {
			e.Picture(pictures.FaceMotif(at.card.Kind()), s.Line.Geometry().Cell(at.cell), strength)
		}
	}
}
