package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/table"
	"dreist/sounds"
)

// reel is an example that is shown page by page: its steps, or what is not done.
type reel struct {
	l       *Lesson
	At      int            // the page shown, from 1; 0 is the one before the first
	Running bool           // pages turn by themselves
	beat    int            // ticks until what the page speaks of happens, 0 when it has
	read    int            // ticks that the words still take to be read
	rest    int            // ticks since everything came to rest
	Late    []dreist.Event // what follows when the column that it clears has been seen
	full    int            // ticks that the column has been seen
}

// pages returns how many pages there are.
func (r *reel) pages() int {
	if r.l.Way == Shunning {
		return len(r.l.Example.Counterexamples)
	}
	return len(r.l.Example.Steps)
}

// turnTo shows a page from its beginning, and the board as it is before it.
func (r *reel) turnTo(t *table.Table, page int) {
	r.l.unmark()
	r.At, r.rest, r.Late = page, 0, nil
	pace := paceOf(t.Line.Speed())
	if r.l.Way == Watching {
		s := &r.l.Example.Steps[page-1]
		r.l.Marks = s.Marks
		r.l.say(phrase{Key: s.Text}, s.Rule)
	} else {
		n := &r.l.Example.Counterexamples[page-1]
		r.l.say(phrase{Key: n.Text}, n.Rule)
		r.l.Said.Wrong = true
		r.stageCounterexample(t, n)
	}
	r.beat = pace.beat + 1
	r.read = r.l.wordCount(t) * pace.word
	t.Stale = true
}

// stageCounterexample puts the board where something is not done.
func (r *reel) stageCounterexample(t *table.Table, n *examples.Counterexample) {
	if r.l.Example.Egon {
		r.l.stageEgon(t, n.Step, true)
		return
	}
	r.l.stage(t, append(movesUntil(r.l.Example, n.Step), n.First...))
}

// happen lets happen what the page speaks of.
func (r *reel) happen(t *table.Table) {
	r.beat = 0
	if r.l.Way == Shunning {
		n := &r.l.Example.Counterexamples[r.At-1]
		var faults []dreist.Cell
		if n.Refusal != nil {
			faults = n.Refusal.Faults
		}
		r.l.Trial = newTrial(t, TriedCard(n), placeOf(n), faults)
		return
	}
	s := &r.l.Example.Steps[r.At-1]
	switch {
	case r.l.Example.Egon:
		t.Line.Play(r.untilFull(s.Events))
		t.Stale = true
	case s.Move.Action != 0:
		events, err := t.Match.Play(s.Move)
		if err != nil {
			panic(err) // see stage
		}
		t.Show(r.untilFull(events))
	}
}

// untilFull returns the events before a column is cleared, and keeps the rest until it has been seen.
func (r *reel) untilFull(events []dreist.Event) []dreist.Event {
	at := clearing(events)
	if at < 0 {
		at = len(events)
	}
	r.Late, r.full = events[at:], 0
	return events[:at]
}

// showFull lets the full column be seen for a while before it is cleared. It reports whether the picture changed.
func (r *reel) showFull(t *table.Table) bool {
	r.full++
	switch {
	case r.full == 1:
		r.l.Marks = nil
		for _, c := range r.Late[0].(dreist.ColumnCleared).Cards {
			r.l.Marks = append(r.l.Marks, c.Cell(t.Line.View().Rows[c]))
		}
	case r.full > paceOf(t.Line.Speed()).look:
		r.l.Marks = nil
		r.playLate(t)
	default:
		return false
	}
	return true
}

// playLate goes on with what follows the full column.
func (r *reel) playLate(t *table.Table) {
	t.Line.Play(r.Late)
	r.Late = nil
	t.Stale = true
}

// forward shows the next page, and first ends what the one before still shows. It reports whether there is one.
func (r *reel) forward(t *table.Table) bool {
	if r.At == r.pages() {
		return false
	}
	r.endPage(t)
	r.turnTo(t, r.At+1)
	return true
}

// endPage brings what a page shows to its end at once.
func (r *reel) endPage(t *table.Table) {
	if r.beat > 0 && r.l.Way == Watching {
		r.happen(t)
	}
	r.beat = 0
	r.playLate(t)
	t.Line.Flush()
	t.Line.TakeStarted()
	if r.l.Example.Egon && r.l.Way == Watching && r.At > 0 {
		events := r.l.Example.Steps[r.At-1].Events
		quiet(t, lastWord(events))
	}
}

// back shows the board as it was before this page, with the words of the page before.
func (r *reel) back(t *table.Table) {
	if r.At == 0 {
		return
	}
	page := r.At - 1
	running := r.Running
	switch {
	case page == 0:
		r.l.Take(t, r.l.Way)
	case r.l.Way == Shunning:
		r.turnTo(t, page)
	case r.Clears(page):
		r.l.stageStep(t, page-1)
		r.turnTo(t, page) // once more: the column it speaks of has to be seen
	default:
		r.l.unmark()
		r.l.stageStep(t, page)
		s := &r.l.Example.Steps[page-1]
		r.At, r.beat, r.Late = page, 0, nil
		r.l.say(phrase{Key: s.Text}, s.Rule)
		r.l.Marks = r.lasting(page)
		r.read, r.rest = r.l.wordCount(t)*paceOf(t.Line.Speed()).word, 0
	}
	r.Running = running && page > 0
	r.l.Finished = false
}

// run lets the pages turn by themselves, or halts them. After the last one it begins again.
func (r *reel) run(t *table.Table) {
	switch {
	case r.Running:
		r.Running = false
	case r.At == r.pages():
		r.l.Take(t, r.l.Way)
		r.Running = r.forward(t)
	default:
		r.Running = true
		if r.beat == 0 && !t.Line.Busy() && !r.l.Trial.moving() {
			r.forward(t)
		}
	}
	t.Stale = true
}

// turnPages takes a tick and reports whether the picture changed.
func (r *reel) turnPages(t *table.Table) bool {
	r.read = max(r.read-1, 0)
	switch {
	case r.At == 0 || t.Line.Busy() && r.beat == 0:
		r.rest = 0
		return false
	case r.beat > 1:
		if r.l.Way == Watching || !t.Line.Busy() {
			r.beat--
		}
		return false
	case r.beat == 1:
		r.happen(t)
		return true
	case r.l.Trial.moving():
		return false
	case len(r.Late) > 0:
		return r.showFull(t)
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
	if r.Running && r.read == 0 && r.rest >= paceOf(t.Line.Speed()).look {
		r.forward(t)
		changed = true
	}
	if !r.Running {
		r.rest = 1 // nobody waits, so nothing has to be counted
	}
	return changed
}

// lasting returns the marks of a page that still say something when it has happened: not those of cards that left.
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

// placeOf returns where something is tried that is not done.
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

// TriedCard returns the card that is tried where it must not go, or NoCard.
func TriedCard(n *examples.Counterexample) dreist.Card {
	if n.Choice.Deed != 0 {
		return n.Choice.Card
	}
	return n.Move.Card
}

// leaf turns a page for a person.
func (r *reel) leaf(t *table.Table, step int) {
	if step < 0 {
		r.back(t)
	} else {
		r.forward(t)
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
}
