package table

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// spot is a part of the table that can be highlighted: a cell, a card where it is shown, the discard pile, or a lane.
type spot struct {
	kind spotKind
	cell dreist.Cell
	card dreist.Card // for cardSpot and ghostSpot
	of   uint8       // for cellSpot: the colours of the cards that it accepts, a bit for each
}

type spotKind uint8

const (
	cellSpot  spotKind = iota // a cell that accepts the card, or a card of one of several colours
	ghostSpot                 // a cell that shows the held card faintly
	cardSpot
	pileSpot
	laneSpot // the part of the mat below a card's column
)

// Strengths of highlights, 0 to 1.
const (
	hoverGlow    = 0.4 // a cell that accepts the card under the mouse
	pileGlow     = 0.55
	selectedGlow = 0.9
	ghostly      = 0.55
	laneGlow     = 0.65
)

// shine sets the highlights for the held card or the one under the mouse, and moves all toward them by part of the difference.
func (t *Table) shine(part float64) bool {
	t.lights.Dim()
	if t.IsStill() {
		t.lightUp()
	}
	beats := t.Lights.Tick(part)
	return t.lights.Tick(part) || beats
}

func (t *Table) lightUp() {
	p, h, c := t.ShownPosition(), &t.Held, t.HeldCard()
	if h.IsHolding() && !t.isGift(c) {
		t.lightCells(c, 1)
		t.lights.SetLight(spot{kind: laneSpot, cell: c.Cell(1)}, 1)
		if t.canDiscard(c) {
			strength := pileGlow
			if h.Aim.Kind == tabletop.DiscardAim {
				strength = 1
			}
			t.lights.SetLight(spot{kind: pileSpot}, strength)
		}
		if h.Grip == tabletop.SelectedGrip {
			t.lights.SetLight(spot{kind: cardSpot, card: c}, selectedGlow)
		}
		if h.Aim.Kind == scene.CellAim && t.IsLegalAim(c, h.Aim) {
			t.lights.SetLight(spot{kind: ghostSpot, cell: scene.CellOfAim(h.Aim), card: c}, ghostly)
		}
		return
	}
	switch {
	case p.Pending() == dreist.PartnerPending:
		t.lightPartners()
	case t.Question() == scene.DiscardQuestion:
		t.lights.SetLight(spot{kind: cardSpot, card: t.DoubtedDiscard}, 1)
		t.lights.SetLight(spot{kind: pileSpot}, 1)
	}
	if t.HoveredCard != tabletop.NoCard && slices.Contains(p.Hand(t.FrontSeat()), dreist.Card(t.HoveredCard)) {
		t.lightCells(dreist.Card(t.HoveredCard), hoverGlow)
	}
}

func (t *Table) lightCells(c dreist.Card, strength float64) {
	for row := range t.ShownPosition().LegalRows(c).All() {
		if t.Timeline.Geometry().IsVisible(row) {
			t.lights.SetLight(cellOf(c, row), strength)
		}
	}
}

func cellOf(c dreist.Card, row int) spot {
	return spot{kind: cellSpot, cell: c.Cell(row), of: 1 << c.Color()}
}

// lightPartners highlights the hand cards that can complete an opening, and their cells in the colours of all that fit.
func (t *Table) lightPartners() {
	p := t.ShownPosition()
	hand := p.Hand(t.FrontSeat())
	for _, c := range hand {
		row := p.LegalRows(c).First()
		if row == 0 {
			continue
		}
		t.lights.SetLight(spot{kind: cardSpot, card: c}, 1)
		at := cellOf(c, row)
		for _, other := range hand {
			if other.Number() == c.Number() && p.LegalRows(other).Has(row) {
				at.of |= 1 << other.Color()
			}
		}
		t.lights.SetLight(at, 1)
	}
}

// lit draws the highlights below the cards: lanes first, cells on them.
func (d drawing) lit() {
	for at, strength := range d.lights.All() {
		if at.kind == laneSpot {
			lane := d.g.LaneRect(at.cell.Column)
			d.DrawRotated(kit.BarPlate, lane.Center(), lane.W, lane.H, 1, math.Pi, d.Palette().Panel, laneGlow*strength) // its round corners below
		}
	}
	d.litCells(false)
	for at, strength := range d.lights.All() {
		switch at.kind {
		case pileSpot:
			d.DrawTinted(kit.CardGlow, d.g.DiscardPile, d.Palette().Glow, strength)
		case cardSpot:
			d.DrawInPose(kit.CardGlow, d.Timeline.Pose(at.card), 0, 1, d.Palette().Glow, strength)
		}
	}
}

// litCells draws the highlighted cells: below the cards or, if rows overlap, over them, so that their whole outlines are
// visible. It draws nothing if over asks for the other of the two.
func (d drawing) litCells(over bool) {
	if over != d.g.HasOverlap() {
		return
	}
	beat := d.Lights.PulseStrength()
	for at, strength := range d.lights.All() {
		if at.kind == cellSpot && d.Timeline.View().CardAt(at.cell) == dreist.NoCard { // a card that has just landed covers it
			ghost := d.Held.Aim == scene.AimOfCell(at.cell)
			m := pictures.DropSpotFor(at.of, ghost)
			if over {
				for range 2 { // the card below it fades, so that it is one spot
					d.DrawPicture(kit.VeilPlate, d.g.CellRect(at.cell), strength)
				}
				lies := func(row int) bool {
					return d.Timeline.View().CardAt(dreist.Cell{Row: row, Column: at.cell.Column}) != dreist.NoCard
				}
				m = m.WithSignsClear(at.cell.Row > 1 && lies(at.cell.Row-1), lies(at.cell.Row+1))
			}
			d.target(m, d.g.CellRect(at.cell), strength, beat)
		}
	}
}

// target draws a possible spot. In a pulse, with beat from 0 to 1, it grows and its colour gets stronger.
func (d drawing) target(m kit.Motif, at geom.Rect, strength, beat float64) {
	grown := 1 + 0.1*beat
	if d.Timeline.HasReducedMotion() {
		grown = 1
	}
	d.DrawSquashed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.WhiteTint(), strength)
	for range 2 { // each time adds about as much of the tint again
		d.DrawSquashed(m, at.Center(), at.W, at.H, grown, grown, 0, kit.WhiteTint(), strength*beat*0.7)
	}
}

func (d drawing) ghosts() {
	for at, strength := range d.lights.All() {
		if at.kind == ghostSpot && d.Timeline.View().CardAt(at.cell) == dreist.NoCard {
			d.DrawPicture(pictures.FaceMotif(at.card.Kind()), d.g.CellRect(at.cell), strength)
		}
	}
}
