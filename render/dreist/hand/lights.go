package hand

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
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

// light is a spot that glows, or that does so no more.
type light struct {
	spot
	now, to float64
}

// Lights are all that glow. They come and go within some ticks instead of at once.
type Lights struct {
	all    []light
	moving bool
	pulse  int // ticks that are left of a pulse
}

// How strong what glows is.
const (
	hoverGlow    = 0.4 // a cell that accepts the card under the mouse
	pileGlow     = 0.55
	selectedGlow = 0.9
	ghostly      = 0.55
	laneGlow     = 0.65
)

// light lets a spot glow at least so strongly.
func (l *Lights) light(s spot, strength float64) {
	for i := range l.all {
		if l.all[i].spot == s {
			l.all[i].to = max(l.all[i].to, strength)
			return
		}
	}
	l.all = append(l.all, light{spot: s, to: strength})
}

// fade brings every light closer to what it shall be by a part of its whole strength, and reports whether one changed.
func (l *Lights) fade(part float64) bool {
	changed := l.pulse > 0
	l.pulse = max(l.pulse-1, 0)
	l.moving = l.pulse > 0
	for i := range l.all {
		at := &l.all[i]
		changed = changed || at.now != at.to
		at.now = min(max(at.to, at.now-part), at.now+part)
		l.moving = l.moving || at.now != at.to
	}
	l.all = slices.DeleteFunc(l.all, func(at light) bool { return at.now == 0 && at.to == 0 })
	return changed
}

// Tick notices what has to glow now for the card in hand, or for the one under the mouse, and lets everything come closer to that by a part. It reports
// whether the picture changed.
func (l *Lights) Tick(s *situation.Situation, h *Hand, over dreist.Card, part float64) bool {
	for i := range l.all {
		l.all[i].to = 0
	}
	if s.Still() {
		l.lightUp(s, h, over)
	}
	return l.fade(part)
}

// Moving reports whether something comes or goes, or pulses.
func (l *Lights) Moving() bool { return l.moving }

// Pulse lets the places pulse that could be meant.
func (l *Lights) Pulse() { l.pulse = stage.PulseTicks }

// lightUp names what glows: the cells that accept the held card, or the partners of an opening.
func (l *Lights) lightUp(s *situation.Situation, h *Hand, over dreist.Card) {
	p, c := s.Position(), h.Card
	if h.Holds() {
		l.lightCells(s, c, 1)
		if _, pulls := only(s, c); pulls || h.Grip == Selected {
			l.light(spot{kind: laneSpot, cell: c.Cell(1)}, 1) // all of it accepts the card, or keys aim it there
		}
		if s.MayDiscard(c) {
			strength := pileGlow
			if h.Aim.Kind == situation.AimDiscard {
				strength = 1
			}
			l.light(spot{kind: pileSpot}, strength)
		}
		if h.Grip == Selected {
			l.light(spot{kind: cardSpot, card: c}, selectedGlow)
		}
		if h.Aim.Kind == situation.AimCell && s.Accepts(c, h.Aim) {
			l.light(spot{kind: ghostSpot, cell: h.Aim.Cell, card: c}, ghostly)
		}
		return
	}
	switch {
	case p.Pending() == dreist.PartnerPending:
		l.lightPartners(s)
	case s.Question() == situation.DiscardQuestion:
		l.light(spot{kind: cardSpot, card: s.Doubt}, 1)
		l.light(spot{kind: pileSpot}, 1)
	}
	if over != dreist.NoCard && slices.Contains(p.Hand(s.Front()), over) {
		l.lightCells(s, over, hoverGlow)
	}
}

// lightCells lets the cells glow that accept a card.
func (l *Lights) lightCells(s *situation.Situation, c dreist.Card, strength float64) {
	for row := range s.Position().Rows(c).All() {
		if s.Line.Geometry().Visible(row) {
			l.light(cellOf(c, row), strength)
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
		l.light(spot{kind: cardSpot, card: c}, 1)
		at := cellOf(c, row)
		for _, other := range hand {
			if other.Number() == c.Number() && p.Rows(other).Has(row) {
				at.of |= 1 << other.Color()
			}
		}
		l.light(at, 1)
	}
}

// beat returns how far the places that could be meant are in a pulse, from 0 up to 1 and back.
func (l *Lights) beat() float64 {
	part := float64(l.pulse) / stage.PulseTicks
	return 4 * part * (1 - part)
}

// Draw draws the places and cards that glow, below the cards: lanes first, which the cells lie on.
func (l *Lights) Draw(e pictures.Canvas, s *situation.Situation, h *Hand) {
	for i := range l.all {
		if at := &l.all[i]; at.kind == laneSpot {
			e.Fill(s.Line.Geometry().Lane(at.cell.Column), e.UI().Panel, laneGlow*at.now)
		}
	}
	l.drawCells(e, s, h, false)
	for i := range l.all {
		at := &l.all[i]
		switch at.kind {
		case pileSpot:
			e.Tinted(kit.Glow, s.Line.Geometry().DiscardPile, e.UI().Glow, at.now)
		case cardSpot:
			e.Posed(kit.Glow, s.Line.Pose(at.card), 0, 1, e.UI().Glow, at.now)
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
	beat := l.beat()
	for i := range l.all {
		if at := &l.all[i]; at.kind == cellSpot && s.Line.View().At(at.cell) == dreist.NoCard { // a card that has landed is seen as it is
			ghost := h.Aim == situation.Aim{Kind: situation.AimCell, Cell: at.cell}
			m := pictures.TargetOf(at.of, ghost)
			if over {
				lies := func(row int) bool {
					return s.Line.View().At(dreist.Cell{Row: row, Column: at.cell.Column}) != dreist.NoCard
				}
				m = m.Between(at.cell.Row > 1 && lies(at.cell.Row-1), lies(at.cell.Row+1))
			}
			target(e, s.Line.Reduced(), m, s.Line.Geometry().Cell(at.cell), at.now, beat)
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
	for i := range l.all {
		if at := &l.all[i]; at.kind == ghostSpot && s.Line.View().At(at.cell) == dreist.NoCard {
			e.Picture(pictures.FaceMotif(at.card.Kind()), s.Line.Geometry().Cell(at.cell), at.now)
		}
	}
}
