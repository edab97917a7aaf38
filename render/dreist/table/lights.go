package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/stage"
)

// spot is what can glow: a cell, in the colour of a family or of the table, a card where it is seen, or the discard pile.
type spot struct {
	kind spotKind
	cell dreist.Cell
	card dreist.Card // whose family it is, or itself
}

type spotKind uint8

const (
	cellSpot   spotKind = iota // accepts the card
	sharedSpot                 // a cell that accepts cards of several colours
	ghostSpot                  // a cell on which the card is seen as it would lie
	cardSpot
	pileSpot
)

// light is a spot that glows, or that does so no more.
type light struct {
	spot
	now, to float64
}

// lights are all that glow. They come and go within some ticks instead of at once.
type lights struct {
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
)

// light lets a spot glow at least so strongly.
func (l *lights) light(s spot, strength float64) {
	for i := range l.all {
		if l.all[i].spot == s {
			l.all[i].to = max(l.all[i].to, strength)
			return
		}
	}
	l.all = append(l.all, light{spot: s, to: strength})
}

// fade brings every light closer to what it shall be by a part of its whole strength, and reports whether one changed.
func (l *lights) fade(part float64) bool {
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

// relight notices what has to glow now, and lets everything come closer to that by a part. It reports whether the picture
// changed.
func (t *Table) relight(part float64) bool {
	for i := range t.lights.all {
		t.lights.all[i].to = 0
	}
	if t.Still() {
		t.lightUp()
	}
	return t.lights.fade(part)
}

// lightUp names what glows: the cells that accept the held card, or the partners of an opening.
func (t *Table) lightUp() {
	l, p, c := &t.lights, t.Position(), t.Hand.Card
	if t.Hand.Holds() {
		t.lightCells(c, 1)
		if t.MayDiscard(c) {
			strength := pileGlow
			if t.Hand.Aim.Kind == situation.AimDiscard {
				strength = 1
			}
			l.light(spot{kind: pileSpot}, strength)
		}
		if t.Hand.Grip == Selected {
			l.light(spot{kind: cardSpot, card: c}, selectedGlow)
		}
		if t.Hand.Aim.Kind == situation.AimCell && t.Accepts(c, t.Hand.Aim) {
			l.light(spot{ghostSpot, t.Hand.Aim.Cell, c}, ghostly)
		}
		return
	}
	switch {
	case p.Pending() == dreist.PartnerPending:
		t.lightPartners()
	case t.Question() == situation.DiscardQuestion:
		l.light(spot{kind: cardSpot, card: t.Doubt}, 1)
		l.light(spot{kind: pileSpot}, 1)
	}
	if t.over != dreist.NoCard && slices.Contains(p.Hand(t.Front()), t.over) {
		t.lightCells(t.over, hoverGlow)
	}
}

// lightCells lets the cells glow that accept a card.
func (t *Table) lightCells(c dreist.Card, strength float64) {
	for row := range t.Position().Rows(c).All() {
		if t.Line.Geometry().Visible(row) {
			t.lights.light(cellOf(c, row), strength)
		}
	}
}

// cellOf returns a cell in the colour of a card's family; which card of it, is no matter.
func cellOf(c dreist.Card, row int) spot {
	return spot{cellSpot, c.Cell(row), dreist.Card(c.Color())}
}

// lightPartners lets the hand cards glow that fit as partners, and their cells: in the partner's colour, or in the
// table's where partners of several colours share a cell.
func (t *Table) lightPartners() {
	p := t.Position()
	hand := p.Hand(t.Front())
	for _, c := range hand {
		row := p.Rows(c).First()
		if row == 0 {
			continue
		}
		t.lights.light(spot{kind: cardSpot, card: c}, 1)
		at := cellOf(c, row)
		if slices.ContainsFunc(hand, func(other dreist.Card) bool {
			return other.Number() == c.Number() && p.Rows(other).Has(row) && other.Color() != c.Color()
		}) {
			at = spot{kind: sharedSpot, cell: at.cell}
		}
		t.lights.light(at, 1)
	}
}

// beat returns how far the places that could be meant are in a pulse, from 0 up to 1 and back.
func (l *lights) beat() float64 {
	part := float64(l.pulse) / stage.PulseTicks
	return 4 * part * (1 - part)
}
