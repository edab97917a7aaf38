package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// GlowEqualCards lets the cards equal to a glowing hand card glow, too, as any of them can be used, if the player may move.
func (t *Table) GlowEqualCards(o *tabletop.Overlay) {
	if !t.CanMove() {
		return
	}
	hand := t.ShownPosition().Hand(t.FrontSeat())
	for i := range o.Marks {
		m := o.Marks[i]
		if m.Spot.Kind != tabletop.CardSpot || m.Motif != kit.CardGlow || !slices.Contains(hand, dreist.Card(m.Spot.Card)) {
			continue
		}
		for _, c := range hand {
			m.Spot = scene.SpotOfCard(c)
			glows := slices.ContainsFunc(o.Marks, func(other tabletop.Mark) bool { return other.Spot == m.Spot && other.Motif == kit.CardGlow })
			if c.Kind() == dreist.Card(o.Marks[i].Spot.Card).Kind() && !glows {
				o.Marks = append(o.Marks, m)
			}
		}
	}
}

// ShowTarget marks a spot that accepts a card, with or without a ghost of the card there.
func ShowTarget(o *tabletop.Overlay, at tabletop.Spot, c dreist.Card, ghost bool) {
	o.AddMark(tabletop.Mark{Motif: pictures.DropSpotFor(1<<c.Color(), ghost), Spot: at})
}

// ShowGhost shows a card faintly at a spot where it is not.
func ShowGhost(o *tabletop.Overlay, c dreist.Card, at tabletop.Spot, alpha float64) {
	o.AddMark(tabletop.Mark{Motif: pictures.FaceMotif(c.Kind()), Spot: at, Alpha: alpha})
}

// ShowOutline draws a line around a spot, or a ring around the stone of a column.
func ShowOutline(o *tabletop.Overlay, at tabletop.Spot, tint tabletop.Tint) {
	if at.Kind == scene.CellSpot && at.Row == 0 {
		o.AddMark(tabletop.Mark{HasRing: true, Spot: at})
		return
	}
	o.AddMark(tabletop.Mark{Motif: kit.CardOutline, Spot: at, Tint: tint})
}

// ProposeMove shows a move that has not been made: the card glows, and its ghost is at the goal. number counts the moves of
// a turn from 1; it is 0 for a single move. The end of a turn is not shown.
func ProposeMove(o *tabletop.Overlay, m dreist.Move, number int, tint tabletop.Tint) {
	const pileAlpha = 0.94
	at, alpha := scene.SpotOfMove(m), 0.6
	if tint == tabletop.AccentTint { // a better move stands out from the one played
		alpha = pileAlpha
	}
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		card := scene.SpotOfCard(m.Card)
		if number == 0 {
			o.AddLiftedGlow(card, 0)
		} else { // one of several
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: card, Tint: tint, Alpha: 0.5, LiftsCard: true})
			showNumber(o, card, number)
		}
		if m.Action == dreist.LayCard {
			ShowTarget(o, at, m.Card, true)
			ShowGhost(o, m.Card, at, alpha)
		} else {
			o.AddGlow(at, tint)
			ShowGhost(o, m.Card, at, pileAlpha)
		}
	case dreist.EndTurn:
		return
	default:
		o.AddGlow(at, tint)
	}
	showNumber(o, at, number)
}

// showNumber writes a number, 0 for none, on a corner of a spot: on the player's pile the left one, as the right one has the offered card.
func showNumber(o *tabletop.Overlay, at tabletop.Spot, number int) {
	if number > 0 {
		o.AddMark(tabletop.Mark{Spot: at, Number: number, IsChosen: true, IsNumberLeft: at.Kind == scene.OwnPileSpot})
	}
}
