package overlay

import (
	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// The opacities of ghosts: usual, and over a pile or for a better move.
const (
	ghostAlpha = 0.6
	pileAlpha  = 0.94
)

// Proposal shows a move not made: the card glows, and its ghost is at its goal. Several moves have numbers; that of a single
// one is 0. Of the end of a turn nothing is shown.
func (o *Overlay) Proposal(m dreist.Move, number int, tint tabletop.Tint) {
	at, alpha := PlaceOf(m), ghostAlpha
	if tint == tabletop.AccentTint { // a better move stands out from the one played
		alpha = pileAlpha
	}
	switch m.Action {
	case dreist.LayCard, dreist.DiscardCard:
		card := OnCard(m.Card)
		if number == 0 {
			o.Lift(m.Card, tint)
		} else { // one of several
			o.Mark(Mark{Motif: kit.Glow, At: card, Tint: tint, Alpha: 0.5, Lift: true})
			o.number(card, number)
		}
		if m.Action == dreist.LayCard {
			o.Target(at, m.Card, true)
			o.Ghost(m.Card, at, alpha)
		} else {
			o.Glow(at, tint)
			o.Ghost(m.Card, at, pileAlpha)
		}
	case dreist.EndTurn:
		return
	default:
		o.Glow(at, tint)
	}
	o.number(at, number)
}

// number writes a number on a corner of a place: on the left one of the own pile, whose right one has the sign of an offered
// card.
func (o *Overlay) number(at Place, number int) {
	if number > 0 {
		o.Mark(Mark{At: at, Number: number, Picked: true, Left: at.Kind == OwnPile})
	}
}
