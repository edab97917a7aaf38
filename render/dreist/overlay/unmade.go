package overlay

import (
	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// How strong a card shows where it does not lie: over the cards that lie there already nearly as one that does, and as a
// trace where it would be gone again by now.
const (
	ghostAlpha = 0.6
	pileAlpha  = 0.94
	traceAlpha = 0.25
)

// Unmade shows a move that nobody has made: the card glows where it is and shows as a ghost where it would go. Several
// are told apart by their numbers; the number of a single one is 0. The end of a turn has nothing to show but its button.
func (o *Overlay) Unmade(m dreist.Move, number int, tint tabletop.Tint) {
	at, alpha := PlaceOf(m), ghostAlpha
	if tint == tabletop.Accent { // what would have been better stands out from all that was played
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

// Planned shows a card that lies on the layout only in a plan, pale and with its number.
func (o *Overlay) Planned(c dreist.Card, number int) {
	o.Mark(Mark{Motif: kit.VeilPlate, At: OnCard(c)})
	o.Mark(Mark{Motif: kit.Glow, At: OnCard(c), Tint: tabletop.Bright, Alpha: 0.7})
	o.number(OnCard(c), number)
}

// Gone shows a card that would have left its cell again: as a trace or, where it is one of the planned ones, which have a
// number, as a ghost.
func (o *Overlay) Gone(c dreist.Card, at Place, number int) {
	if number == 0 {
		o.Ghost(c, at, traceAlpha)
		return
	}
	o.Target(at, c, true)
	o.Ghost(c, at, ghostAlpha)
	o.number(at, number)
}

// number writes a number on a corner of a place. The right one of the own pile belongs to the sign that a card of it is
// offered.
func (o *Overlay) number(at Place, number int) {
	if number > 0 {
		o.Mark(Mark{At: at, Number: number, Picked: true, Left: at.Kind == OwnPile})
	}
}
