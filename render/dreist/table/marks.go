package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// GlowAlike adds the glow of a hand card to the cards equal to it, as any of them can be used. It does nothing unless the
// player may move.
func (t *Table) GlowAlike(o *tabletop.Overlay) {
	if !t.CanMove() {
		return
	}
	hand := t.Position().Hand(t.Front())
	for i := range o.Marks {
		m := o.Marks[i]
		if m.At.Kind != tabletop.CardPlace || m.Motif != kit.Glow || !slices.Contains(hand, dreist.Card(m.At.Card)) {
			continue
		}
		for _, c := range hand {
			m.At = OnCard(c)
			glows := slices.ContainsFunc(o.Marks, func(other tabletop.Mark) bool { return other.At == m.At && other.Motif == kit.Glow })
			if c.Kind() == dreist.Card(o.Marks[i].At.Card).Kind() && !glows {
				o.Marks = append(o.Marks, m)
			}
		}
	}
}

// ShowTarget marks a place that accepts a card, with or without a ghost of the card there.
func ShowTarget(o *tabletop.Overlay, at tabletop.Place, c dreist.Card, ghost bool) {
	o.Mark(tabletop.Mark{Motif: pictures.TargetOf(1<<c.Color(), ghost), At: at})
}

// ShowGhost shows a card faintly at a place where it is not.
func ShowGhost(o *tabletop.Overlay, c dreist.Card, at tabletop.Place, alpha float64) {
	o.Mark(tabletop.Mark{Motif: pictures.FaceMotif(c.Kind()), At: at, Alpha: alpha})
}

// ShowOutline draws a line around a place, or a ring around the stone of a column.
func ShowOutline(o *tabletop.Overlay, at tabletop.Place, tint tabletop.Tint) {
	if at.Kind == CellPlace && at.Row == 0 {
		o.Mark(tabletop.Mark{Ring: true, At: at})
		return
	}
	o.Mark(tabletop.Mark{Motif: kit.Outline, At: at, Tint: tint})
}

// The opacities of ghosts: the usual one, and that over a pile or for a better move.
const (
	ghostAlpha = 0.6
	pileAlpha  = 0.94
)

// ProposeMove shows a move that has not been made: the card glows, and its ghost is at the goal. number counts the moves of
// a turn from 1; it is 0 for a single move. The end of a turn is not shown.
func ProposeMove(o *tabletop.Overlay, m dreist.Move, number int, tint tabletop.Tint) {
	at, alpha := PlaceOf(m), ghostAlpha
	if tint == tabletop.AccentTint { // a better move stands out from the one played
		alpha = pileAlpha
	}
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		card := OnCard(m.Card)
		if number == 0 {
			o.Lift(card, 0)
		} else { // one of several
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: card, Tint: tint, Alpha: 0.5, Lift: true})
			showNumber(o, card, number)
		}
		if m.Action == dreist.LayCard {
			ShowTarget(o, at, m.Card, true)
			ShowGhost(o, m.Card, at, alpha)
		} else {
			o.Glow(at, tint)
			ShowGhost(o, m.Card, at, pileAlpha)
		}
	case dreist.EndTurn:
		return
	default:
		o.Glow(at, tint)
	}
	showNumber(o, at, number)
}

// showNumber writes a number on a corner of a place, 0 for none. On the player's own pile it is the left one, as the right
// one has the sign of an offered card.
func showNumber(o *tabletop.Overlay, at tabletop.Place, number int) {
	if number > 0 {
		o.Mark(tabletop.Mark{At: at, Number: number, Picked: true, Left: at.Kind == OwnPilePlace})
	}
}
