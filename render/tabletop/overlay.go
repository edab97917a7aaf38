package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
)

// Overlay is the display of a guide over a table: marks, a box beside the cards, and changes to the table's own buttons. It is
// filled anew for each use, in the same memory.
type Overlay struct {
	Box
	Marks        []Mark       // on the table, the lowest first
	Above        []Mark       // marks drawn over the buttons
	First        ButtonID     // the button that gets the keyboard focus first, if no button is primary
	TableButtons TableButtons // changes to the table's own buttons
	HasPrompt    bool         // Prompt replaces the line above the hand
	Prompt       string       // empty for an empty line
}

// Clear empties the overlay; the box gets a frame.
func (o *Overlay) Clear(frame geom.Rect, unit float64) {
	o.Box.Reset(frame, unit)
	*o = Overlay{Box: o.Box, Marks: o.Marks[:0], Above: o.Above[:0]}
}

// Mark adds a mark.
func (o *Overlay) Mark(m Mark) { o.Marks = append(o.Marks, m) }

// Glow adds a glow on a place.
func (o *Overlay) Glow(at Place, tint Tint) { o.Mark(Mark{Motif: kit.Glow, At: at, Tint: tint}) }

// Lift adds a glow on the card of a place, above its neighbours, with a number if it is above 0.
func (o *Overlay) Lift(at Place, number int) {
	o.Mark(Mark{Motif: kit.Glow, At: at, Tint: BrightTint, Lift: true})
	if number > 0 {
		o.Mark(Mark{At: at, Number: number, Picked: true})
	}
}
