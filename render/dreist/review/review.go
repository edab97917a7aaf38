// Package review lets a player look back on a match: a guide that shows any moment of it, by slider, keys and clicks on cards, and lets
// nobody move.
package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// Review is a guide that shows a match as it was after any of its moves. It handles all input, so that looking back cannot change the
// match, which is a copy that is not saved.
type Review struct {
	table.Bystander
	table       *table.Table
	At          int         // number of moves shown
	turns       []int       // numbers of moves after which a turn begins, from 0; the last one is the end
	back        string      // label key of the button that leaves the review
	Playing     bool        // the steps are played one after the other
	wait        int         // ticks until the next step
	Moving      bool        // the last step is being animated
	sliding     bool        // the slider's handle is held
	Over        dreist.Card // card under the mouse that leads to its turn
	stepCaption stepCaption
	Analyses    bool     // the match can be analysed
	advice      []Advice // in the order of moments
	costly      []int    // moments of the costliest decisions, worst first
}

// reviewPause is the number of ticks between steps being played.
const reviewPause = 26

// New returns the review of the match on a table; back is the label key of the button that leaves it.
func New(t *table.Table, back string) *Review {
	r := &Review{table: t, back: back, Over: dreist.NoCard}
	h := t.Match.History()
	for i := range h {
		if i == 0 || h[i].Turn != h[i-1].Turn {
			r.turns = append(r.turns, i)
		}
	}
	r.turns = append(r.turns, len(h))
	return r
}

// Begin shows the moment after a number of moves.
func (r *Review) Begin(at int) {
	r.table.Line.MakeRoom(&dreist.Position{}) // nothing can be laid
	r.table.Line.Seat(reviewSeating(r.table.Match))
	r.Jump(at)
}

// reviewSeating returns the seating of a review: after the end all hands are visible; before, those of the only person or, if several
// share the screen, none.
func reviewSeating(m *match.Match) scene.Seating {
	s := scene.SeatingOf(m)
	s.Watch(true, nil)
	switch {
	case s.Apart:
	case m.Over():
		s.Veiled, s.Open = false, s.Watched
	case s.Veiled:
		s.Open = [tabletop.MaxSeats]bool{}
	}
	return s
}

// Last returns the number of moves.
func (r *Review) Last() int { return r.turns[len(r.turns)-1] }

// set sets the current moment, but not the picture.
func (r *Review) set(at int) {
	r.At = min(max(at, 0), r.Last())
	r.table.LookBack(r.table.Match.Before(r.At), r.At)
	r.Over = dreist.NoCard
	r.table.Stale = true
}

// Jump shows a moment at once.
func (r *Review) Jump(at int) {
	r.Moving = false
	r.set(at)
	r.uncover()
	r.table.Put(scene.ViewOf(r.table.Past))
	r.recallEgon()
}

// recallEgon shows Egon's line and face of the last move.
func (r *Review) recallEgon() {
	var events []dreist.Event
	if r.At > 0 {
		events = r.table.Match.History()[r.At-1].Events
	}
	r.table.Recall(events)
}

// Step goes a move forward, with its animation, or back, with all cards gliding to their former places.
func (r *Review) Step(forth bool) {
	if r.Moving {
		r.Jump(r.At)
	}
	switch {
	case forth && r.At < r.Last():
		events := r.table.Match.History()[r.At].Events
		r.set(r.At + 1)
		r.Moving = true
		for _, e := range events {
			if laid, ok := e.(dreist.CardLaid); ok {
				r.table.Line.ScrollInto(laid.Row)
			}
		}
		r.table.Animate(events)
	case !forth && r.At > 0:
		r.set(r.At - 1)
		r.Moving = true
		r.table.Line.Glide(scene.ViewOf(r.table.Past))
		r.recallEgon()
	}
}

// nextTurn returns the next moment at which a turn begins.
func (r *Review) nextTurn() int {
	i, _ := slices.BinarySearch(r.turns, r.At+1)
	return r.turns[min(i, len(r.turns)-1)]
}

// previousTurn returns the last moment before at which a turn begins.
func (r *Review) previousTurn() int {
	i, _ := slices.BinarySearch(r.turns, r.At)
	return r.turns[max(i-1, 0)]
}

// play plays the steps one after the other, from the beginning if the end is shown, or stops.
func (r *Review) play() {
	r.Playing = !r.Playing
	r.wait = 0
	if r.Playing && r.At == r.Last() {
		r.Jump(0)
		r.wait = reviewPause
	}
	r.table.Stale = true
}

// choose goes to a moment and stops playing.
func (r *Review) choose(at int) {
	r.Playing = false
	r.Jump(at)
}

// Tick plays the next step when it is due.
func (r *Review) Tick() bool {
	if r.table.Line.Busy() {
		return false
	}
	if r.Moving {
		r.Moving = false
		r.table.Put(scene.ViewOf(r.table.Past))
		r.recallEgon()
		return true
	}
	if !r.Playing {
		return false
	}
	if r.At == r.Last() {
		r.Playing = false
		return true
	}
	if r.wait--; r.wait <= 0 {
		r.wait = reviewPause
		r.Step(true)
		return true
	}
	return false
}

// Next returns the next tick while steps are played.
func (r *Review) Next() int {
	return tabletop.EveryTick(r.Playing || r.Moving)
}

// Still is the guide of a table for a picture: no input, and a caption.
type Still struct {
	table.Bystander
	Caption string
}

// Show hides all buttons and shows the caption.
func (s Still) Show(o *tabletop.Overlay) {
	o.TableButtons.Hidden = tabletop.AllBut()
	o.Prompts, o.Prompt = true, s.Caption
}

// Try ignores all input.
func (Still) Try(table.Attempt) tabletop.Answer { return tabletop.Handled }
