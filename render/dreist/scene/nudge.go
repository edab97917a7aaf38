package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Nudge moves the cards above and beside one that lands a little away from it, for a moment.
type Nudge struct {
	cell        dreist.Cell
	tick, ticks int // tick is negative before the card lands
}

// nudgeFar is how far a card is moved, in parts of its width.
const nudgeFar = 0.03

// Begin nudges around a cell on which a card lands in so many ticks.
func (n *Nudge) Begin(cell dreist.Cell, in int, s stage.Speed) {
	*n = Nudge{cell, -in, s.Ticks(stage.Settle)}
}

// Moving reports whether a card is being moved, or will be.
func (n *Nudge) Moving() bool { return n.tick < n.ticks }

// Tick moves on by one tick and reports whether the picture changed.
func (n *Nudge) Tick() bool {
	if !n.Moving() {
		return false
	}
	n.tick++
	return true
}

// Offset returns how far a card on a cell is moved, in parts of its width.
func (n *Nudge) Offset(at dreist.Cell) geom.Point {
	if n.tick <= 0 || !n.Moving() {
		return geom.Point{}
	}
	far := nudgeFar * math.Sin(math.Pi*float64(n.tick)/float64(n.ticks))
	switch (dreist.Cell{Row: at.Row - n.cell.Row, Column: at.Column - n.cell.Column}) {
	case dreist.Cell{Row: -1}:
		return geom.Point{Y: -far}
	case dreist.Cell{Column: -1}:
		return geom.Point{X: -far}
	case dreist.Cell{Column: 1}:
		return geom.Point{X: far}
	}
	return geom.Point{}
}
