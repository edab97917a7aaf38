package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
)

// reel shows an example page by page: its steps, or its counterexamples.
type reel struct {
	l       *Lesson
	At      int            // page shown, from 1; 0 before the first one
	Running bool           // pages turn by themselves
	beat    int            // ticks until the page's move, 0 after it
	read    int            // ticks still needed to read the text
	rest    int            // ticks since motion ended
	Late    []dreist.Event // events that follow when a full column has been shown
	full    int            // ticks for which the column has been shown
}

// pages returns the number of pages.
func (r *reel) pages() int {
	if r.l.Way == Forbidden {
		return len(r.l.Example.Counterexamples)
	}
	return len(r.l.Example.Steps)
}

// turnTo shows a page from its beginning, with the position before it.
func (r *reel) turnTo(now *guide.Now, page int) {
	r.l.clearMarks()
	r.At, r.rest, r.Late = page, 0, nil
	pace := paceOf(now.Line.Speed())
	if r.l.Way == Watching {
		s := &r.l.Example.Steps[page-1]
		r.l.Marks = s.Marks
		r.l.say(phrase{Key: s.Text}, s.Rule)
	} else {
		n := &r.l.Example.Counterexamples[page-1]
		r.l.say(phrase{Key: n.Text}, n.Rule)
		r.l.Said.Wrong = true
		r.layCounterexample(now, n)
	}
	r.beat = pace.beat + 1
	r.read = r.l.wordCount(now) * pace.word
	now.Do.Redraw()
}

// layCounterexample shows the position of a counterexample.
func (r *reel) layCounterexample(now *guide.Now, n *examples.Counterexample) {
	if r.l.Example.Egon {
		r.l.layEgonsTurn(now, n.Step, true)
		return
	}
	r.l.layBoard(now, append(movesUntil(r.l.Example, n.Step), n.First...))
}

// happen plays the page's move.
func (r *reel) happen(now *guide.Now) {
	r.beat = 0
	if r.l.Way == Forbidden {
		n := &r.l.Example.Counterexamples[r.At-1]
		var faults []dreist.Cell
		if n.Refusal != nil {
			faults = n.Refusal.Faults
		}
		r.l.Trial = newTrial(now, TriedCard(n), placeOf(n), faults)
		return
	}
	s := &r.l.Example.Steps[r.At-1]
	switch {
	case r.l.Example.Egon:
		now.Do.Animate(r.untilFull(s.Events))
		now.Do.Redraw()
	case s.Move.Action != 0:
		events, err := now.Do.Make(s.Move)
		if err != nil {
			panic(err) // see layBoard
		}
		now.Do.Show(r.untilFull(events))
	}
}

// untilFull returns the events before a column is cleared, and keeps the rest for later.
func (r *reel) untilFull(events []dreist.Event) []dreist.Event {
	at := clearing(events)
	if at < 0 {
		at = len(events)
	}
	r.Late, r.full = events[at:], 0
	return events[:at]
}

// showFull shows the full column for a while before it is cleared. It reports whether the picture changed.
func (r *reel) showFull(now *guide.Now) bool {
	r.full++
	switch {
	case r.full == 1:
		r.l.Marks = nil
		for _, c := range r.Late[0].(dreist.ColumnCleared).Cards {
			r.l.Marks = append(r.l.Marks, c.Cell(now.Line.View().Rows[c]))
		}
	case r.full > paceOf(now.Line.Speed()).look:
		r.l.Marks = nil
		r.playLate(now)
	default:
		return false
	}
	return true
}

// playLate plays the events after the full column.
func (r *reel) playLate(now *guide.Now) {
	now.Do.Animate(r.Late)
	r.Late = nil
	now.Do.Redraw()
}

// forward ends the current page and shows the next one. It reports whether there is one.
func (r *reel) forward(now *guide.Now) bool {
	if r.At == r.pages() {
		return false
	}
	r.endPage(now)
	r.turnTo(now, r.At+1)
	return true
}

// endPage ends the motion of a page at once.
func (r *reel) endPage(now *guide.Now) {
	if r.beat > 0 && r.l.Way == Watching {
		r.happen(now)
	}
	r.beat = 0
	r.playLate(now)
	now.Do.Flush()
	if r.l.Example.Egon && r.l.Way == Watching && r.At > 0 {
		events := r.l.Example.Steps[r.At-1].Events
		speakOf(now, lastWord(events))
	}
}

// back shows the position before this page, with the text of the previous one.
func (r *reel) back(now *guide.Now) {
	if r.At == 0 {
		return
	}
	page := r.At - 1
	running := r.Running
	switch {
	case page == 0:
		r.l.Take(now, r.l.Way)
	case r.l.Way == Forbidden:
		r.turnTo(now, page)
	case r.Clears(page):
		r.l.layStep(now, page-1)
		r.turnTo(now, page) // again, as the column must be seen
	default:
		r.l.clearMarks()
		r.l.layStep(now, page)
		s := &r.l.Example.Steps[page-1]
		r.At, r.beat, r.Late = page, 0, nil
		r.l.say(phrase{Key: s.Text}, s.Rule)
		r.l.Marks = r.lasting(page)
		r.read, r.rest = r.l.wordCount(now)*paceOf(now.Line.Speed()).word, 0
	}
	r.Running = running && page > 0
	r.l.Finished = false
}

// run starts or stops the turning of pages, from the beginning after the last one.
func (r *reel) run(now *guide.Now) {
	switch {
	case r.Running:
		r.Running = false
	case r.At == r.pages():
		r.l.Take(now, r.l.Way)
		r.Running = r.forward(now)
	default:
		r.Running = true
		if r.beat == 0 && !now.Line.Busy() && !r.l.Trial.moving() {
			r.forward(now)
		}
	}
	now.Do.Redraw()
}

// turnPages advances by a tick and reports whether the picture changed.
func (r *reel) turnPages(now *guide.Now) bool {
	r.read = max(r.read-1, 0)
	switch {
	case r.At == 0 || now.Line.Busy() && r.beat == 0:
		r.rest = 0
		return false
	case r.beat > 1:
		if r.l.Way == Watching || !now.Line.Busy() {
			r.beat--
		}
		return false
	case r.beat == 1:
		r.happen(now)
		return true
	case r.l.Trial.moving():
		return false
	case len(r.Late) > 0:
		return r.showFull(now)
	}
	changed := false
	if r.rest == 0 && r.l.Way == Watching {
		r.l.Marks = r.lasting(r.At)
		changed = true
	}
	if r.rest++; r.rest == 1 && r.At == r.pages() {
		r.l.finish()
		r.Running = false
		return true
	}
	if r.Running && r.read == 0 && r.rest >= paceOf(now.Line.Speed()).look {
		r.forward(now)
		changed = true
	}
	if !r.Running {
		r.rest = 1 // without running, counting is not needed
	}
	return changed
}

// lasting returns the marks of a page that are still useful after its move: not those of cleared cards.
func (r *reel) lasting(page int) []dreist.Cell {
	if r.Clears(page) {
		return nil
	}
	return r.l.Example.Steps[page-1].Marks
}

// Clears reports whether a column is cleared on a page.
func (r *reel) Clears(page int) bool {
	return clearing(r.l.Example.Steps[page-1].Events) >= 0
}

// placeOf returns the place of a counterexample.
func placeOf(n *examples.Counterexample) overlay.Place {
	if n.Choice.Deed != 0 {
		return placeOfChoice(n.Choice)
	}
	at := overlay.PlaceOf(n.Move)
	if at.Kind == overlay.Cell {
		at.Cell = n.At
	}
	return at
}

// TriedCard returns the card of a counterexample, or NoCard.
func TriedCard(n *examples.Counterexample) dreist.Card {
	if n.Choice.Deed != 0 {
		return n.Choice.Card
	}
	return n.Move.Card
}
