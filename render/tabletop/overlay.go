package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
)

// Overlay is what a guide shows: marks, a box beside the cards, and changes to the table's own buttons. It is filled anew for each use.
type Overlay struct {
	Box
	Marks        []Mark       // on the table, the lowest first
	TopMarks     []Mark       // marks drawn over the buttons
	FirstFocus   ButtonID     // the button that gets the keyboard focus first, if no button is primary
	TableButtons TableButtons // changes to the table's own buttons
	HasPrompt    bool         // Prompt replaces the line above the hand
	Prompt       string       // empty for an empty line
}

// Clear empties the overlay; the box gets a frame.
func (o *Overlay) Clear(frame geom.Rect, unit float64) {
	o.Box.reset(frame, unit)
	*o = Overlay{Box: o.Box, Marks: o.Marks[:0], TopMarks: o.TopMarks[:0]}
}

// AddMark adds a mark.
func (o *Overlay) AddMark(m Mark) { o.Marks = append(o.Marks, m) }

// AddGlow adds a glow on a spot.
func (o *Overlay) AddGlow(at Spot, tint Tint) {
	o.AddMark(Mark{Motif: kit.CardGlow, Spot: at, Tint: tint})
}

// AddLiftedGlow adds a glow on the card of a spot, above its neighbours, with a number if it is above 0.
func (o *Overlay) AddLiftedGlow(at Spot, number int) {
	o.AddMark(Mark{Motif: kit.CardGlow, Spot: at, Tint: BrightTint, LiftsCard: true})
	if number > 0 {
		o.AddMark(Mark{Spot: at, Number: number, IsChosen: true})
	}
}
