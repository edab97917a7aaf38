package overlay

import (
	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// The opacities of ghosts: usual, over a pile or for a better move, and of a card that would already be gone again.
const (
	ghostAlpha = 0.6
	pileAlpha  = 0.94
	traceAlpha = 0.25
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

// Planned shows a card that lies on the layout only in a plan, pale, with its number.
func (o *Overlay) Planned(c dreist.Card, number int) {
	o.Mark(Mark{Motif: kit.VeilPlate, At: OnCard(c)})
	o.Mark(Mark{Motif: kit.Glow, At: OnCard(c), Tint: tabletop.BrightTint, Alpha: 0.7})
	o.number(OnCard(c), number)
}

// Gone shows a card that would have left its cell again: as a faint trace, or as a ghost if it is a planned one, which has a
// number.
func (o *Overlay) Gone(c dreist.Card, at Place, number int) {
	if number == 0 {
		o.Ghost(c, at, traceAlpha)
		return
	}
	o.Target(at, c, true)
	o.Ghost(c, at, ghostAlpha)
	o.number(at, number)
}

// number writes a number on a corner of a place: on the left one of the own pile, whose right one has the sign of an offered
// card.
func (o *Overlay) number(at Place, number int) {
	if number > 0 {
		o.Mark(Mark{At: at, Number: number, Picked: true, Left: at.Kind == OwnPile})
	}
}
