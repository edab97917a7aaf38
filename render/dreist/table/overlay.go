package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Overlay is what a guide shows at a moment.
type Overlay struct {
	*tabletop.Overlay
	Flying   dreist.Card   // the card that a mark shows in the place of the table, or NoCard
	Takeable []dreist.Card // the cards outside the hand that can be taken up, the uppermost last
	AnyCell  bool          // the keys also aim a card where the rules do not let it lie
	Meant    []dreist.Move // moves that the guide asks for, among which keys choose; empty for all
	Aside    geom.Rect     // place for a card set aside, empty for none
}

// clear empties what an overlay of DREIst! has besides that of any game.
func (o *Overlay) clear(of *tabletop.Overlay) {
	*o = Overlay{Overlay: of, Flying: dreist.NoCard, Takeable: o.Takeable[:0], Meant: o.Meant[:0]}
}

// GlowAlike adds the glow of a hand card to its equals, as any of them can be used.
func (o *Overlay) GlowAlike(hand []dreist.Card) {
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

// choices returns the hand cards of the moves that the guide asks for, all if it asks for none.
func (o *Overlay) choices(hand []dreist.Card) []dreist.Card {
	if len(o.Meant) == 0 {
		return hand
	}
	var cards []dreist.Card
	for _, c := range hand {
		if len(o.placesOf(c)) > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// placesOf returns the places of a card in the moves that the guide asks for.
func (o *Overlay) placesOf(c dreist.Card) []situation.Aim {
	var places []situation.Aim
	for _, move := range o.Meant {
		at := situation.AimAt(c.Cell(int(move.Row)))
		if move.Action == dreist.DiscardCard {
			at = situation.Aim{Kind: situation.AimDiscard}
		}
		laid := move.Action == dreist.LayCard || move.Action == dreist.DiscardCard
		if laid && move.Card == c && !slices.Contains(places, at) {
			places = append(places, at)
		}
	}
	return places
}

// Target marks a place that accepts a card, with or without a ghost of it there.
func (o *Overlay) Target(at tabletop.Place, c dreist.Card, ghost bool) {
	o.Mark(tabletop.Mark{Motif: pictures.TargetOf(1<<c.Color(), ghost), At: at})
}

// Lift lets a card glow, above its neighbours.
func (o *Overlay) Lift(c dreist.Card, tint tabletop.Tint) {
	o.Mark(tabletop.Mark{Motif: kit.Glow, At: OnCard(c), Tint: tint, Lift: true})
}

// Ghost shows a card at a place where it does not lie.
func (o *Overlay) Ghost(c dreist.Card, at tabletop.Place, alpha float64) {
	o.Mark(tabletop.Mark{Motif: pictures.FaceMotif(c.Kind()), At: at, Alpha: alpha})
}

// Outline draws a line around a place, a ring around the stone of a column.
func (o *Overlay) Outline(at tabletop.Place, tint tabletop.Tint) {
	if at.Kind == CellPlace && at.Row == 0 {
		o.Mark(tabletop.Mark{Ring: true, At: at})
		return
	}
	o.Mark(tabletop.Mark{Motif: kit.Outline, At: at, Tint: tint})
}

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
			o.Mark(tabletop.Mark{Motif: kit.Glow, At: card, Tint: tint, Alpha: 0.5, Lift: true})
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
func (o *Overlay) number(at tabletop.Place, number int) {
	if number > 0 {
		o.Mark(tabletop.Mark{At: at, Number: number, Picked: true, Left: at.Kind == OwnPilePlace})
	}
}
