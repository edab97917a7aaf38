package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
)

// Overlay is what a guide wants to be seen at a table at a moment: marks on places, a box beside the cards, and what becomes
// of the table's own buttons. It is filled anew whenever it is looked at, and keeps its room.
type Overlay[C, P comparable] struct {
	Beside
	Marks    []Mark[P] // on the table, from the lowest
	Above    []Mark[P] // over the buttons
	Flying   C         // the card that a mark shows in the place of the table, or none
	Takeable []C       // the cards outside the hand that can be taken up, the uppermost last
	AnyCell  bool      // the keys also aim a card where the rules do not let it lie
}

// Beside is what a guide wants to be seen beside the cards.
type Beside struct {
	Box
	First        ButtonID     // of the buttons that keys choose among, where none of them leads on
	TableButtons TableButtons // what becomes of the table's own buttons
	Prompts      bool         // the line above the hand is the guide's:
	Prompt       string       // what it says, empty for nothing
}

// Clear empties the overlay, whose box has a frame; none is the card that is none.
func (o *Overlay[C, P]) Clear(none C, frame geom.Rect, unit float64) {
	o.Box.Reset(frame, unit)
	*o = Overlay[C, P]{Beside: Beside{Box: o.Box}, Marks: o.Marks[:0], Above: o.Above[:0], Takeable: o.Takeable[:0], Flying: none}
}

// Mark adds a mark.
func (o *Overlay[C, P]) Mark(m Mark[P]) { o.Marks = append(o.Marks, m) }

// Glow lets a place glow.
func (o *Overlay[C, P]) Glow(at P, tint Tint) { o.Mark(Mark[P]{Motif: kit.Glow, At: at, Tint: tint}) }
