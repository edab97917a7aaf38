package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/table"
	"dreist/sounds"
)

// reel is a figure that is shown page by page: its steps, or what is not done.
type reel struct {
	At      int            // the page shown, from 1; 0 is the one before the first
	Running bool           // pages turn by themselves
	beat    int            // ticks until what the page speaks of happens, 0 when it has
	read    int            // ticks that the words still take to be read
	rest    int            // ticks since everything came to rest
	Late    []dreist.Event // what follows when the column that it clears has been seen
	full    int            // ticks that the column has been seen
}

// pages returns how many pages there are.
func (l *Lesson) pages() int {
	if l.Way == Shunning {
		return len(l.Example.Counterexamples)
	}
	return len(l.Example.Steps)
}

// turnTo shows a page from its beginning, and the board as it is before it.
func (l *Lesson) turnTo(t *table.Table, page int) {
	l.unmark()
	l.Reel.At, l.Reel.rest, l.Reel.Late = page, 0, nil
	pace := paceOf(t.Line.Speed())
	if l.Way == Watching {
		s := &l.Example.Steps[page-1]
		l.Marks = s.Marks
		l.say(phrase{Key: s.Text}, s.Rule)
	} else {
		n := &l.Example.Counterexamples[page-1]
		l.say(phrase{Key: n.Text}, n.Rule)
		l.Said.Wrong = true
		l.stageCounterexample(t, n)
	}
	l.Reel.beat = pace.beat + 1
	l.Reel.read = l.wordCount(t) * pace.word
	t.Stale = true
}

// stageCounterexample puts the board where something is not done.
func (l *Lesson) stageCounterexample(t *table.Table, n *examples.Counterexample) {
	if l.Example.Egon {
		l.stageEgon(t, n.Step, true)
		return
	}
	l.stage(t, append(l.movesUntil(n.Step), n.First...))
}

// happen lets happen what the page speaks of.
func (l *Lesson) happen(t *table.Table) {
	l.Reel.beat = 0
	if l.Way == Shunning {
		n := &l.Example.Counterexamples[l.Reel.At-1]
		var faults []dreist.Cell
		if n.Refusal != nil {
			faults = n.Refusal.Faults
		}
		l.try(t, TriedCard(n), placeOf(n), faults)
		return
	}
	s := &l.Example.Steps[l.Reel.At-1]
	switch {
	case l.Example.Egon:
		t.Line.Play(l.untilFull(s.Events))
		t.Stale = true
	case s.Move.Action != 0:
		events, err := t.Match.Play(s.Move)
		if err != nil {
			panic(err) // see stage
		}
		t.Show(l.untilFull(events))
	}
}

// untilFull returns the events before a column is cleared, and keeps the rest until it has been seen.
func (l *Lesson) untilFull(events []dreist.Event) []dreist.Event {
	at, _ := clearing(events)
	l.Reel.Late, l.Reel.full = events[at:], 0
	return events[:at]
}

// showFull lets the full column be seen for a while before it is cleared. It reports whether the picture changed.
func (l *Lesson) showFull(t *table.Table) bool {
	r := &l.Reel
	r.full++
	switch {
	case r.full == 1:
		l.Marks = nil
		for _, c := range r.Late[0].(dreist.ColumnCleared).Cards {
			l.Marks = append(l.Marks, c.Cell(t.Line.View().Rows[c]))
		}
	case r.full > paceOf(t.Line.Speed()).look:
		l.Marks = nil
		l.playLate(t)
	default:
		return false
	}
	return true
}

// playLate goes on with what follows the full column.
func (l *Lesson) playLate(t *table.Table) {
	t.Line.Play(l.Reel.Late)
	l.Reel.Late = nil
	t.Stale = true
}

// forward shows the next page, and first ends what the one before still shows. It reports whether there is one.
func (l *Lesson) forward(t *table.Table) bool {
	if l.Reel.At == l.pages() {
		return false
	}
	l.endPage(t)
	l.turnTo(t, l.Reel.At+1)
	return true
}

// endPage brings what a page shows to its end at once.
func (l *Lesson) endPage(t *table.Table) {
	if l.Reel.beat > 0 && l.Way == Watching {
		l.happen(t)
	}
	l.Reel.beat = 0
	l.playLate(t)
	t.Line.Flush()
	t.Line.TakeStarted()
	if l.Example.Egon && l.Way == Watching && l.Reel.At > 0 {
		events := l.Example.Steps[l.Reel.At-1].Events
		l.quiet(t, lastWord(events))
	}
}

// back shows the board as it was before this page, with the words of the page before.
func (l *Lesson) back(t *table.Table) {
	if l.Reel.At == 0 {
		return
	}
	page := l.Reel.At - 1
	running := l.Reel.Running
	switch {
	case page == 0:
		l.Take(t, l.Way)
	case l.Way == Shunning:
		l.turnTo(t, page)
	case l.Clears(page):
		l.stageStep(t, page-1)
		l.turnTo(t, page) // once more: the column it speaks of has to be seen
	default:
		l.unmark()
		l.stageStep(t, page)
		s := &l.Example.Steps[page-1]
		l.Reel.At, l.Reel.beat, l.Reel.Late = page, 0, nil
		l.say(phrase{Key: s.Text}, s.Rule)
		l.Marks = l.lasting(page)
		l.Reel.read, l.Reel.rest = l.wordCount(t)*paceOf(t.Line.Speed()).word, 0
	}
	l.Reel.Running = running && page > 0
	l.Finished = false
}

// run lets the pages turn by themselves, or halts them. After the last one it begins again.
func (l *Lesson) run(t *table.Table) {
	switch {
	case l.Reel.Running:
		l.Reel.Running = false
	case l.Reel.At == l.pages():
		l.Take(t, l.Way)
		l.Reel.Running = l.forward(t)
	default:
		l.Reel.Running = true
		if l.Reel.beat == 0 && !t.Line.Busy() && !l.Trial.moving() {
			l.forward(t)
		}
	}
	t.Stale = true
}

// turnPages takes a tick and reports whether the picture changed.
func (l *Lesson) turnPages(t *table.Table) bool {
	r := &l.Reel
	r.read = max(r.read-1, 0)
	switch {
	case r.At == 0 || t.Line.Busy() && r.beat == 0:
		r.rest = 0
		return false
	case r.beat > 1:
		if l.Way == Watching || !t.Line.Busy() {
			r.beat--
		}
		return false
	case r.beat == 1:
		l.happen(t)
		return true
	case l.Trial.moving():
		return false
	case len(r.Late) > 0:
		return l.showFull(t)
	}
	changed := false
	if r.rest == 0 && l.Way == Watching {
		l.Marks = l.lasting(r.At)
		changed = true
	}
	if r.rest++; r.rest == 1 && r.At == l.pages() {
		l.finish()
		r.Running = false
		return true
	}
	if r.Running && r.read == 0 && r.rest >= paceOf(t.Line.Speed()).look {
		l.forward(t)
		changed = true
	}
	if !r.Running {
		r.rest = 1 // nobody waits, so nothing has to be counted
	}
	return changed
}

// lasting returns the marks of a page that still say something when it has happened: not those of cards that left.
func (l *Lesson) lasting(page int) []dreist.Cell {
	if l.Clears(page) {
		return nil
	}
	return l.Example.Steps[page-1].Marks
}

// Clears reports whether a column is cleared on a page.
func (l *Lesson) Clears(page int) bool {
	_, clears := clearing(l.Example.Steps[page-1].Events)
	return clears
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
func (l *Lesson) leaf(t *table.Table, step int) {
	if step < 0 {
		l.back(t)
	} else {
		l.forward(t)
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Button})
	t.Stale = true
}
