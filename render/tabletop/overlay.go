package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
)

// Overlay is what a guide wants to be seen at a table at a moment: marks on places, a box beside the cards, and what becomes
// of the table's own buttons. It is filled anew whenever it is looked at, and keeps its room.
type Overlay struct {
	Box
	Marks        []Mark       // on the table, from the lowest
	Above        []Mark       // over the buttons
	First        ButtonID     // of the buttons that keys choose among, where none of them leads on
	TableButtons TableButtons // what becomes of the table's own buttons
	HasPrompt    bool         // the line above the hand is the guide's:
	Prompt       string       // what it says, empty for nothing
}

// Clear empties the overlay, whose box has a frame.
func (o *Overlay) Clear(frame geom.Rect, unit float64) {
	o.Box.Reset(frame, unit)
	*o = Overlay{Box: o.Box, Marks: o.Marks[:0], Above: o.Above[:0]}
}

// Mark adds a mark.
func (o *Overlay) Mark(m Mark) { o.Marks = append(o.Marks, m) }

// Glow lets a place glow.
func (o *Overlay) Glow(at Place, tint Tint) { o.Mark(Mark{Motif: kit.Glow, At: at, Tint: tint}) }

// Lift lets the card of a place glow, above its neighbours, with a number where it is one of several.
func (o *Overlay) Lift(at Place, number int) {
	o.Mark(Mark{Motif: kit.Glow, At: at, Tint: BrightTint, Lift: true})
	if number > 0 {
		o.Mark(Mark{At: at, Number: number, Picked: true})
	}
}
