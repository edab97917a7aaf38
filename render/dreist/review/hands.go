package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// Try handles all input, so that nobody can move.
func (r *Review) Try(now *guide.Now, a guide.Attempt) tabletop.Answer {
	switch a.Kind {
	case tabletop.TryGesture:
		r.gesture(now, a.Gesture)
	case tabletop.TryCommand:
		r.command(now, a.Gesture.Command)
	case tabletop.TryPress:
		return r.press(now, a.Button)
	}
	return tabletop.Handled
}

func (r *Review) gesture(now *guide.Now, g input.Gesture) {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Hover:
		r.point(now, at)
	case input.Press:
		if r.Places(now).Slider.Contains(at) {
			r.sliding = true
			r.slide(now, at)
		}
	case input.DragStart, input.Drag:
		if r.sliding {
			r.slide(now, at)
		}
	case input.Drop, input.Cancel:
		r.sliding = false
	case input.Tap:
		if !r.sliding {
			r.tap(now, at)
		}
		r.sliding = false
	case input.Scroll:
		r.turnWheel(now, at, g.Wheel.Y)
	}
}

// turnOf returns the number of moves after which a card had reached its current place, 0 if it was there from the start.
func (r *Review) turnOf(now *guide.Now, c dreist.Card) int {
	for i := r.At - 1; i >= 0; i-- {
		for _, e := range now.Match.History()[i].Events {
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
func (r *Review) cardAt(now *guide.Now, at geom.Point) dreist.Card {
	g, view := now.Line.Geometry(), now.Line.View()
	c := dreist.NoCard
	if cell, ok := now.CellAt(at, dreist.NoCard); ok {
		c = now.Position().Layout().At(cell)
	} else if n := len(view.Discard); n > 0 && g.DiscardPile.Contains(at) {
		c = view.Discard[n-1]
	}
	if c != dreist.NoCard && r.turnOf(now, c) == 0 {
		return dreist.NoCard
	}
	return c
}

// point handles the mouse over a point: a button, or a card that leads to its turn.
func (r *Review) point(now *guide.Now, at geom.Point) {
	over, card := now.Look.ButtonAt(at), dreist.NoCard
	if over == tabletop.NoButton && !now.Line.Busy() {
		if card = r.cardAt(now, at); card != dreist.NoCard {
			over = cardButton
		}
	}
	now.Do.Point(at, over)
	if card != r.Over {
		r.Over = card
		now.Do.Redraw()
	}
}

// tap presses a button, goes to the turn of a card, or ends motion.
func (r *Review) tap(now *guide.Now, at geom.Point) {
	switch b := now.Look.ButtonAt(at); {
	case b != tabletop.NoButton:
		now.Do.Press(b)
	case now.Line.Busy():
		now.Do.Skip()
	default:
		if c := r.cardAt(now, at); c != dreist.NoCard {
			r.choose(now, r.turnOf(now, c))
		}
	}
}

// slide goes to the moment at a point on the slider.
func (r *Review) slide(now *guide.Now, at geom.Point) {
	r.Playing = false
	groove := r.Places(now).groove
	far := min(max((at.X-groove.X)/groove.W, 0), 1)
	if to := kit.Round(far * float64(r.Last())); to != r.At {
		r.Jump(now, to)
	}
}

// turnWheel steps through the moves while the mouse is over the slider, else scrolls the layout.
func (r *Review) turnWheel(now *guide.Now, at geom.Point, notches float64) {
	if !r.Places(now).bar.Contains(at) {
		now.Do.Scroll(-notches)
		return
	}
	if notches != 0 {
		r.Playing = false
		r.Step(now, notches < 0)
	}
}

// command handles a command: it goes to another turn, or presses a button.
func (r *Review) command(now *guide.Now, i input.Command) {
	switch i {
	case input.CommandDown, input.CommandForth:
		r.choose(now, r.nextTurn())
	case input.CommandUp, input.CommandBack:
		r.choose(now, r.previousTurn())
	default:
		now.PressByKey(i)
	}
}
