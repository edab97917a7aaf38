// Package review lets a player look back on a match: a guide that shows any moment of it, by slider, keys and clicks on cards, and lets
// nobody move.
package review

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// Review is a guide that shows a match as it was after any of its moves. It handles all input, so that looking back cannot change the
// match, which is a copy that is not saved.
type Review struct {
	guide.Bystander
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

// New returns the review of a match; back is the label key of the button that leaves it.
func New(m *match.Match, back string) *Review {
	r := &Review{back: back, Over: dreist.NoCard}
	h := m.History()
	for i := range h {
		if i == 0 || h[i].Turn != h[i-1].Turn {
			r.turns = append(r.turns, i)
		}
	}
	r.turns = append(r.turns, len(h))
	return r
}

// Begin shows the moment after a number of moves.
func (r *Review) Begin(now *guide.Now, at int) {
	now.Do.MakeRoom(&dreist.Position{}) // nothing can be laid
	now.Do.Seat(reviewSeating(now.Match))
	r.Jump(now, at)
}

// reviewSeating returns the seating of a review: after the end all hands are visible; before, those of the only person or, if several
// share the screen, none.
func reviewSeating(m *match.Match) scene.Seating {
	s := scene.SeatingOf(m)
	s.Watched = tabletop.Everyone()
	switch {
	case s.Egon:
	case m.Over():
		s.Veiled, s.Open = false, tabletop.Everyone()
	case s.Veiled:
		s.Open = [tabletop.MaxSeats]bool{}
	}
	return s
}

// Last returns the number of moves.
func (r *Review) Last() int { return r.turns[len(r.turns)-1] }

// set sets the current moment, but not the picture.
func (r *Review) set(now *guide.Now, at int) {
	r.At = min(max(at, 0), r.Last())
	now.Do.LookBack(now.Match.Before(r.At), r.At)
	r.Over = dreist.NoCard
	now.Do.Redraw()
}

// Jump shows a moment at once.
func (r *Review) Jump(now *guide.Now, at int) {
	r.Moving = false
	r.set(now, at)
	r.uncover(now)
	now.Do.Put(scene.ViewOf(now.Past))
	r.recallEgon(now)
}

// recallEgon shows Egon's line and face of the last move.
func (r *Review) recallEgon(now *guide.Now) {
	var events []dreist.Event
	if r.At > 0 {
		events = now.Match.History()[r.At-1].Events
	}
	now.Do.Recall(events)
}

// Step goes a move forward, with its animation, or back, with all cards gliding to their former places.
func (r *Review) Step(now *guide.Now, forth bool) {
	if r.Moving {
		r.Jump(now, r.At)
	}
	switch {
	case forth && r.At < r.Last():
		events := now.Match.History()[r.At].Events
		r.set(now, r.At+1)
		r.Moving = true
		for _, e := range events {
			if laid, ok := e.(dreist.CardLaid); ok {
				now.Do.Uncover(laid.Row)
			}
		}
		now.Do.Animate(events)
	case !forth && r.At > 0:
		r.set(now, r.At-1)
		r.Moving = true
		now.Do.Glide(scene.ViewOf(now.Past))
		r.recallEgon(now)
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
func (r *Review) play(now *guide.Now) {
	r.Playing = !r.Playing
	r.wait = 0
	if r.Playing && r.At == r.Last() {
		r.Jump(now, 0)
		r.wait = reviewPause
	}
	now.Do.Redraw()
}

// choose goes to a moment and stops playing.
func (r *Review) choose(now *guide.Now, at int) {
	r.Playing = false
	r.Jump(now, at)
}

// Tick plays the next step when it is due.
func (r *Review) Tick(now *guide.Now) bool {
	if now.Line.Busy() {
		return false
	}
	if r.Moving {
		r.Moving = false
		now.Do.Put(scene.ViewOf(now.Past))
		r.recallEgon(now)
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
		r.Step(now, true)
		return true
	}
	return false
}

// Next returns the next tick while steps are played.
func (r *Review) Next(*guide.Now) int {
	return tabletop.EveryTick(r.Playing || r.Moving)
}

// Still is the guide of a table for a picture: no input, and a caption.
type Still struct {
	guide.Bystander
	Caption string
}

// Show hides all buttons and shows the caption.
func (s Still) Show(_ *guide.Now, o *overlay.Overlay) {
	o.TableButtons.Hidden = tabletop.AllBut()
	o.Prompts, o.Prompt = true, s.Caption
}

// Try ignores all input.
func (Still) Try(*guide.Now, guide.Attempt) tabletop.Answer { return tabletop.Handled }
