// Package review lets a table look back on a match: a guide that shows any moment of it, by slider, keys and clicks on the
// cards, and lets nobody move.
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

// Review is the guide at a table at which nobody plays: it shows a match as it was after any of its moves. Its match
// is a copy that nobody keeps, and it takes every gesture, so that looking back cannot move anything.
type Review struct {
	guide.Bystander
	At          int         // how many moves of the history are shown
	turns       []int       // after how many moves a turn is about to begin, from 0, and at last the end
	back        string      // the key of the button that leads back
	Playing     bool        // the steps follow one another
	wait        int         // ticks until the next one
	Moving      bool        // the last step is still being shown
	sliding     bool        // the handle of the slider is held
	Over        dreist.Card // the card under the mouse that leads to its turn
	stepCaption stepCaption
	Analyses    bool     // what the moves were worth can be asked for
	advice      []Advice // by their moments
}

// reviewPause is how many ticks a step stays when they follow one another.
const reviewPause = 26

// New returns the guide that looks back on a match; back is the key of the button that leads away.
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

// Begin shows the moment after so many moves.
func (r *Review) Begin(now *guide.Now, at int) {
	now.Do.MakeRoom(&dreist.Position{}) // nobody is going to lay anything
	now.Do.Seat(reviewSeating(now.Match))
	r.Jump(now, at)
}

// reviewSeating returns who sits where while a match is looked back on, and whose cards may be seen: all hands when it
// is over; before, those of the only person and, where several share the screen, nobody's.
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

// Last returns how many moves there are to look back on.
func (r *Review) Last() int { return r.turns[len(r.turns)-1] }

// set takes over which moment is shown, but not its picture.
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
	r.quote(now)
}

// quote gives Egon the words and the face that he had at the last move shown.
func (r *Review) quote(now *guide.Now) {
	var events []dreist.Event
	if r.At > 0 {
		events = now.Match.History()[r.At-1].Events
	}
	now.Do.Recall(events)
}

// Step goes one move on, which is played, or one back, for which everything glides to where it was.
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
		r.quote(now)
	}
}

// nextTurn and previousTurn return the nearest moment at which a turn is about to begin.
func (r *Review) nextTurn() int {
	i, _ := slices.BinarySearch(r.turns, r.At+1)
	return r.turns[min(i, len(r.turns)-1)]
}

func (r *Review) previousTurn() int {
	i, _ := slices.BinarySearch(r.turns, r.At)
	return r.turns[max(i-1, 0)]
}

// play lets the steps follow one another, from the beginning where the end is shown, or stops them.
func (r *Review) play(now *guide.Now) {
	r.Playing = !r.Playing
	r.wait = 0
	if r.Playing && r.At == r.Last() {
		r.Jump(now, 0)
		r.wait = reviewPause
	}
	now.Do.Redraw()
}

// choose shows a moment that somebody wants to see, and ends the playing.
func (r *Review) choose(now *guide.Now, at int) {
	r.Playing = false
	r.Jump(now, at)
}

// Tick plays on.
func (r *Review) Tick(now *guide.Now) bool {
	if now.Line.Busy() {
		return false
	}
	if r.Moving {
		r.Moving = false
		now.Do.Put(scene.ViewOf(now.Past))
		r.quote(now)
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

// Next is the next tick while steps follow one another or one is shown.
func (r *Review) Next(*guide.Now) int {
	return guide.Soon(r.Playing || r.Moving)
}

// Still is the guide of a table of which a picture is taken: nothing can be done there, and one line says what happened.
type Still struct {
	guide.Bystander
	Caption string
}

// Show keeps no button, and tells the turn that led to the position.
func (s Still) Show(_ *guide.Now, o *overlay.Overlay) {
	o.Own.Hides = tabletop.AllBut()
	o.Prompts, o.Prompt = true, s.Caption
}

// Try takes everything that people do.
func (Still) Try(*guide.Now, guide.Attempt) guide.Answer { return guide.Take }
