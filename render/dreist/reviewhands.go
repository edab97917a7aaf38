package dreist

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// gesture takes everything that people do.
func (r *review) gesture(t *table, g input.Gesture) bool {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Hover:
		r.point(t, at)
	case input.Press:
		if r.places(t).slider.Contains(at) {
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
func (r *review) turnOf(t *table, c dreist.Card) int {
	for i := r.at - 1; i >= 0; i-- {
		for _, e := range t.match.History()[i].Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				if e.Card == c {
					return i + 1
				}
			case dreist.CardDiscarded:
				if e.Card == c {
					return i + 1
				}
			}
		}
	}
	return 0
}

// cardAt returns the card of the layout, or the top one of the discard pile, under a point, if it was played.
func (r *review) cardAt(t *table, at geom.Point) dreist.Card {
	g, view := t.line.Geometry(), t.line.View()
	c := dreist.NoCard
	if cell, ok := t.cellAt(at); ok {
		c = t.position().Layout().At(cell)
	} else if n := len(view.Discard); n > 0 && g.Discard.Contains(at) {
		c = view.Discard[n-1]
	}
	if c != dreist.NoCard && r.turnOf(t, c) == 0 {
		return dreist.NoCard
	}
	return c
}

// point notices what the mouse is over: a button, or a card that leads to its turn.
func (r *review) point(t *table, at geom.Point) {
	t.cursor = at
	over, card := t.buttonAt(at), dreist.NoCard
	if over == noButton && !t.line.Busy() {
		if card = r.cardAt(t, at); card != dreist.NoCard {
			over = cardButton
		}
	}
	if over != t.hover || card != r.over {
		t.hover, r.over, t.stale = over, card, true
	}
}

// tap presses a button, leads to the turn of a card, or ends what moves.
func (r *review) tap(t *table, at geom.Point) {
	switch b := t.buttonAt(at); {
	case b != noButton:
		t.push(b)
	case t.line.Busy():
		t.line.Skip()
		t.stale = true
	default:
		if c := r.cardAt(t, at); c != dreist.NoCard {
			r.stop()
			r.jump(t, r.turnOf(t, c))
		}
	}
}

// slide shows the moment that a point on the slider means.
func (r *review) slide(t *table, at geom.Point) {
	r.stop()
	groove := r.places(t).groove
	far := min(max((at.X-groove.X)/groove.W, 0), 1)
	if to := kit.Round(far * float64(r.last())); to != r.at {
		r.jump(t, to)
	}
}

// turnWheel goes through the moves while the mouse is over the slider, and else through a deep layout.
func (r *review) turnWheel(t *table, at geom.Point, notches float64) {
	if !r.places(t).bar.Contains(at) {
		t.scroll(notches)
		return
	}
	if notches != 0 {
		r.stop()
		r.step(t, notches < 0)
	}
}

// command does what a key asks for.
func (r *review) command(t *table, i input.Command) {
	switch i {
	case input.CommandRight:
		r.lead(t, nextStep)
	case input.CommandLeft:
		r.lead(t, previousStep)
	case input.CommandDown, input.CommandForth:
		r.stop()
		r.jump(t, r.nextTurn())
	case input.CommandUp, input.CommandBack:
		r.stop()
		r.jump(t, r.previousTurn())
	case input.CommandFirst:
		r.lead(t, firstStep)
	case input.CommandLast:
		r.lead(t, lastStep)
	case input.CommandPause:
		r.lead(t, playSteps)
	case input.CommandCancel, input.CommandUndo, input.CommandEndTurn:
		r.lead(t, backButton)
	case input.CommandCard1:
		r.lead(t, branchButton)
	case input.CommandCard2:
		r.lead(t, recordButton)
	case input.CommandCard3:
		r.lead(t, pictureButton)
	}
}
