package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Try handles all input, so that nobody can move.
func (r *Review) Try(a table.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		r.gesture(a.Gesture)
	case tabletop.TryCommand:
		r.command(a.Gesture.Command)
	case tabletop.TryPress:
		return r.press(a.Button)
	}
	return tabletop.Handled
}

func (r *Review) gesture(g input.Gesture) {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Hover:
		r.point(at)
	case input.Press:
		if r.Places().Slider.Contains(at) {
			r.sliding = true
			r.slide(at)
		}
	case input.DragStart, input.Drag:
		if r.sliding {
			r.slide(at)
		}
	case input.Drop, input.Cancel:
		r.sliding = false
	case input.Tap:
		if !r.sliding {
			r.tap(at)
		}
		r.sliding = false
	case input.Scroll:
		r.turnWheel(at, g.Wheel.Y)
	}
}

// turnOf returns the number of moves after which a card had reached its current place, 0 if it was there from the start.
func (r *Review) turnOf(c dreist.Card) int {
	for i := r.At - 1; i >= 0; i-- {
		for _, e := range r.table.Match.History()[i].Events {
			var moved bool
			switch e := e.(type) {
			case dreist.CardLaid:
				moved = e.Card == c
			case dreist.CardDiscarded:
				moved = e.Card == c
			case dreist.ColumnCleared:
				moved = slices.Contains(e.Cards, c)
			case dreist.CardsLoosened:
				moved = slices.Contains(e.Cards, c)
			}
			if moved {
				return i + 1
			}
		}
	}
	return 0
}

// cardAt returns the played card of the layout or on top of the discard pile at a point, or NoCard.
func (r *Review) cardAt(at geom.Point) dreist.Card {
	g, view := r.table.Line.Geometry(), r.table.Line.View()
	c := dreist.NoCard
	if cell, ok := r.table.CellAt(at, dreist.NoCard); ok {
		c = r.table.Position().Layout().At(cell)
	} else if n := len(view.Discard); n > 0 && g.DiscardPile.Contains(at) {
		c = view.Discard[n-1]
	}
	if c != dreist.NoCard && r.turnOf(c) == 0 {
		return dreist.NoCard
	}
	return c
}

// point handles the mouse over a point: a button, or a card that leads to its turn.
func (r *Review) point(at geom.Point) {
	over, card := r.table.ButtonAt(at), dreist.NoCard
	if over == tabletop.NoButton && !r.table.Line.Busy() {
		if card = r.cardAt(at); card != dreist.NoCard {
			over = cardButton
		}
	}
	r.table.Point(at, over)
	if card != r.Over {
		r.Over = card
		r.table.Stale = true
	}
}

// tap presses a button, goes to the turn of a card, or ends motion.
func (r *Review) tap(at geom.Point) {
	switch b := r.table.ButtonAt(at); {
	case b != tabletop.NoButton:
		r.table.Press(b)
	case r.table.Line.Busy():
		r.table.Skip()
	default:
		if c := r.cardAt(at); c != dreist.NoCard {
			r.choose(r.turnOf(c))
		}
	}
}

// slide goes to the moment at a point on the slider.
func (r *Review) slide(at geom.Point) {
	r.Playing = false
	groove := r.Places().groove
	far := min(max((at.X-groove.X)/groove.W, 0), 1)
	if to := kit.Round(far * float64(r.Last())); to != r.At {
		r.Jump(to)
	}
}

// turnWheel steps through the moves while the mouse is over the slider, else scrolls the layout.
func (r *Review) turnWheel(at geom.Point, notches float64) {
	if !r.Places().bar.Contains(at) {
		r.table.Scroll(-notches)
		return
	}
	if notches != 0 {
		r.Playing = false
		r.Step(notches < 0)
	}
}

// command handles a command: it goes to another turn, or presses a button.
func (r *Review) command(i input.Command) {
	switch i {
	case input.CommandDown, input.CommandForth:
		r.choose(r.nextTurn())
	case input.CommandUp, input.CommandBack:
		r.choose(r.previousTurn())
	default:
		r.table.PressByKey(i)
	}
}
