package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Gesture takes everything that people do.
func (r *Review) Gesture(t *table.Table, g input.Gesture) bool {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Hover:
		r.point(t, at)
	case input.Press:
		if r.Places(t).Slider.Contains(at) {
			r.sliding = true
			r.slide(t, at)
		}
	case input.DragStart, input.Drag:
		if r.sliding {
			r.slide(t, at)
		}
	case input.Drop, input.Cancel:
		r.sliding = false
	case input.Tap:
		if !r.sliding {
			r.tap(t, at)
		}
		r.sliding = false
	case input.Scroll:
		r.turnWheel(t, at, g.Wheel.Y)
	case input.Trigger:
		r.command(t, g.Command)
	}
	return true
}

// turnOf returns after how many moves a card had come to where it lies at the moment shown, 0 where it has lain there
// from the start.
func (r *Review) turnOf(t *table.Table, c dreist.Card) int {
	for i := r.At - 1; i >= 0; i-- {
		for _, e := range t.Match.History()[i].Events {
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

// cardAt returns the card of the layout, or the top one of the discard pile, under a point, if it was played.
func (r *Review) cardAt(t *table.Table, at geom.Point) dreist.Card {
	g, view := t.Line.Geometry(), t.Line.View()
	c := dreist.NoCard
	if cell, ok := t.CellAt(at, dreist.NoCard); ok {
		c = t.Position().Layout().At(cell)
	} else if n := len(view.Discard); n > 0 && g.DiscardPile.Contains(at) {
		c = view.Discard[n-1]
	}
	if c != dreist.NoCard && r.turnOf(t, c) == 0 {
		return dreist.NoCard
	}
	return c
}

// point notices what the mouse is over: a button, or a card that leads to its turn.
func (r *Review) point(t *table.Table, at geom.Point) {
	t.Cursor = at
	over, card := t.ButtonAt(at), dreist.NoCard
	if over == overlay.NoButton && !t.Line.Busy() {
		if card = r.cardAt(t, at); card != dreist.NoCard {
			over = cardButton
		}
	}
	if over != t.Hover || card != r.Over {
		t.Hover, r.Over, t.Stale = over, card, true
	}
}

// tap presses a button, leads to the turn of a card, or ends what moves.
func (r *Review) tap(t *table.Table, at geom.Point) {
	switch b := t.ButtonAt(at); {
	case b != overlay.NoButton:
		t.Push(b)
	case t.Line.Busy():
		t.Skip()
		t.Stale = true
	default:
		if c := r.cardAt(t, at); c != dreist.NoCard {
			r.stop()
			r.Jump(t, r.turnOf(t, c))
		}
	}
}

// slide shows the moment that a point on the slider means.
func (r *Review) slide(t *table.Table, at geom.Point) {
	r.stop()
	groove := r.Places(t).groove
	far := min(max((at.X-groove.X)/groove.W, 0), 1)
	if to := kit.Round(far * float64(r.Last())); to != r.At {
		r.Jump(t, to)
	}
}

// turnWheel goes through the moves while the mouse is over the slider, and else through a deep layout.
func (r *Review) turnWheel(t *table.Table, at geom.Point, notches float64) {
	if !r.Places(t).bar.Contains(at) {
		t.Scroll(-notches)
		return
	}
	if notches != 0 {
		r.stop()
		r.Step(t, notches < 0)
	}
}

// command does what a key asks for.
func (r *Review) command(t *table.Table, i input.Command) {
	switch i {
	case input.CommandRight:
		r.lead(t, NextStep)
	case input.CommandLeft:
		r.lead(t, PreviousStep)
	case input.CommandDown, input.CommandForth:
		r.stop()
		r.Jump(t, r.nextTurn())
	case input.CommandUp, input.CommandBack:
		r.stop()
		r.Jump(t, r.previousTurn())
	case input.CommandFirst:
		r.lead(t, FirstStep)
	case input.CommandLast:
		r.lead(t, LastStep)
	case input.CommandPause, input.CommandDraw: // which a controller has a button for
		r.lead(t, PlaySteps)
	case input.CommandCancel, input.CommandUndo, input.CommandEndTurn:
		r.lead(t, BackButton)
	case input.CommandCard1:
		r.lead(t, BranchButton)
	case input.CommandCard2:
		r.lead(t, recordButton)
	case input.CommandCard3:
		r.lead(t, pictureButton)
	case input.CommandCard4:
		r.lead(t, AnalysisButton)
	}
}
