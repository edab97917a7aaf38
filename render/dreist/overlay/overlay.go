// Package overlay is what a guide shows over a table of DREIst!: the places of its marks, how its moves are pointed out, and the buttons that only such a
// table has. What is common to tables of every game is in render/tabletop.
package overlay

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Overlay is what a guide wants to be seen at a moment.
type Overlay struct {
	tabletop.Overlay[dreist.Card, Place]
	Meant []dreist.Move // what the keys choose among and Enter does, empty for all that is possible: see hand.Meant
	Aside geom.Rect     // where a card can be set aside, empty for nowhere
	Draw  string        // the key that asks whether to draw where no gift is at stake, empty for the table's
}

// Mark is a mark on a place.
type Mark = tabletop.Mark[Place]

// Clear empties the overlay over a table.
func (o *Overlay) Clear(g *scene.Geometry) {
	o.Overlay.Clear(dreist.NoCard, g.Log, g.BoxUnit())
	*o = Overlay{Overlay: o.Overlay, Meant: o.Meant[:0]}
}

// GlowAlike lets the equals of a card of a hand glow as it does: it is one as good as the other.
func (o *Overlay) GlowAlike(hand []dreist.Card) {
	for i := range o.Marks {
		m := o.Marks[i]
		if m.At.Kind != Card || m.Motif != kit.Glow || !slices.Contains(hand, m.At.Card) {
			continue
		}
		for _, c := range hand {
			m.At = OnCard(c)
			glows := slices.ContainsFunc(o.Marks, func(other Mark) bool { return other.At == m.At && other.Motif == kit.Glow })
			if c.Kind() == o.Marks[i].At.Card.Kind() && !glows {
				o.Marks = append(o.Marks, m)
			}
		}
	}
}

// Target marks a place that accepts a card, of which a ghost may show there.
func (o *Overlay) Target(at Place, c dreist.Card, ghost bool) {
	o.Mark(Mark{Motif: pictures.TargetOf(1<<c.Color(), ghost), At: at})
}

// Lift lets a card glow, above its neighbours.
func (o *Overlay) Lift(c dreist.Card, tint tabletop.Tint) {
	o.Mark(Mark{Motif: kit.Glow, At: OnCard(c), Tint: tint, Lift: true})
}

// Ghost shows a card where it does not lie.
func (o *Overlay) Ghost(c dreist.Card, at Place, alpha float64) {
	o.Mark(Mark{Motif: pictures.FaceMotif(c.Kind()), At: at, Alpha: alpha})
}

// Outline draws a line around a place: a cell, or the stone of a column.
func (o *Overlay) Outline(at Place, tint tabletop.Tint) {
	if at.Kind == Cell && at.Cell.Row == 0 {
		o.Mark(Mark{Ring: true, At: at})
		return
	}
	o.Mark(Mark{Motif: kit.Outline, At: at, Tint: tint})
}
