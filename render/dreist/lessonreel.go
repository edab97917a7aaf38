package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/sounds"
)

// reel is a figure that is shown page by page: its steps, or what is not done.
type reel struct {
	at      int            // the page shown, from 1; 0 is the one before the first
	running bool           // pages turn by themselves
	beat    int            // ticks until what the page speaks of happens, 0 when it has
	read    int            // ticks that the words still take to be read
	rest    int            // ticks since everything came to rest
	late    []dreist.Event // what follows when the column that it clears has been seen
	full    int            // ticks that the column has been seen
}

// pages returns how many pages there are.
func (l *lesson) pages() int {
	if l.way == shunning {
		return len(l.example.Counterexamples)
	}
	return len(l.example.Steps)
}

// turnTo shows a page from its beginning, and the board as it is before it.
func (l *lesson) turnTo(t *table, page int) {
	l.unmark()
	l.reel.at, l.reel.rest, l.reel.late = page, 0, nil
	pace := paceOf(t.line.Speed())
	if l.way == watching {
		s := &l.example.Steps[page-1]
		l.marks = s.Marks
		l.say(phrase{key: s.Text}, s.Rule)
	} else {
		n := &l.example.Counterexamples[page-1]
		l.say(phrase{key: n.Text}, n.Rule)
		l.said.wrong = true
		l.stageCounterexample(t, n)
	}
	l.reel.beat = pace.beat + 1
	l.reel.read = l.wordCount(t) * pace.word
	t.stale = true
}

// stageCounterexample puts the board where something is not done.
func (l *lesson) stageCounterexample(t *table, n *examples.Counterexample) {
	if l.example.Egon {
		l.stageEgon(t, n.Step, true)
		return
	}
	l.stage(t, append(l.movesUntil(n.Step), n.First...))
}

// happen lets happen what the page speaks of.
func (l *lesson) happen(t *table) {
	l.reel.beat = 0
	if l.way == shunning {
		n := &l.example.Counterexamples[l.reel.at-1]
		var faults []dreist.Cell
		if n.Refusal != nil {
			faults = n.Refusal.Faults
		}
		l.try(t, triedCard(n), l.spotOfCounterexample(t, n), faults)
		return
	}
	s := &l.example.Steps[l.reel.at-1]
	switch {
	case l.example.Egon:
		t.line.Play(l.untilFull(s.Events))
		t.stale = true
	case s.Move.Action != 0:
		events, err := t.match.Play(s.Move)
		if err != nil {
			panic(err) // see stage
		}
		t.show(l.untilFull(events))
	}
}

// untilFull returns the events before a column is cleared, and keeps the rest until it has been seen.
func (l *lesson) untilFull(events []dreist.Event) []dreist.Event {
	at, _ := clearing(events)
	l.reel.late, l.reel.full = events[at:], 0
	return events[:at]
}

// showFull lets the full column be seen for a while before it is cleared. It reports whether the picture changed.
func (l *lesson) showFull(t *table) bool {
	r := &l.reel
	r.full++
	switch {
	case r.full == 1:
		l.marks = nil
		for _, c := range r.late[0].(dreist.ColumnCleared).Cards {
			l.marks = append(l.marks, c.Cell(t.line.View().Rows[c]))
		}
	case r.full > paceOf(t.line.Speed()).look:
		l.marks = nil
		l.playLate(t)
	default:
		return false
	}
	return true
}

// playLate goes on with what follows the full column.
func (l *lesson) playLate(t *table) {
	t.line.Play(l.reel.late)
	l.reel.late = nil
	t.stale = true
}

// forward shows the next page, and first ends what the one before still shows. It reports whether there is one.
func (l *lesson) forward(t *table) bool {
	if l.reel.at == l.pages() {
		return false
	}
	l.endPage(t)
	l.turnTo(t, l.reel.at+1)
	return true
}

// endPage brings what a page shows to its end at once.
func (l *lesson) endPage(t *table) {
	if l.reel.beat > 0 && l.way == watching {
		l.happen(t)
	}
	l.reel.beat = 0
	l.playLate(t)
	t.line.Flush()
	t.line.TakeStarted()
	if l.example.Egon && l.way == watching && l.reel.at > 0 {
		events := l.example.Steps[l.reel.at-1].Events
		l.quiet(t, lastWord(events))
	}
}

// back shows the board as it was before this page, with the words of the page before.
func (l *lesson) back(t *table) {
	if l.reel.at == 0 {
		return
	}
	page := l.reel.at - 1
	running := l.reel.running
	switch {
	case page == 0:
		l.take(t, l.way)
	case l.way == shunning:
		l.turnTo(t, page)
	case l.clears(page):
		l.stageStep(t, page-1)
		l.turnTo(t, page) // once more: the column it speaks of has to be seen
	default:
		l.unmark()
		l.stageStep(t, page)
		s := &l.example.Steps[page-1]
		l.reel.at, l.reel.beat, l.reel.late = page, 0, nil
		l.say(phrase{key: s.Text}, s.Rule)
		l.marks = l.lasting(page)
		l.reel.read, l.reel.rest = l.wordCount(t)*paceOf(t.line.Speed()).word, 0
	}
	l.reel.running = running && page > 0
	l.finished = false
}

// run lets the pages turn by themselves, or halts them. After the last one it begins again.
func (l *lesson) run(t *table) {
	switch {
	case l.reel.running:
		l.reel.running = false
	case l.reel.at == l.pages():
		l.take(t, l.way)
		l.reel.running = l.forward(t)
	default:
		l.reel.running = true
		if l.reel.beat == 0 && !t.line.Busy() && !l.trial.moving() {
			l.forward(t)
		}
	}
	t.stale = true
}

// turnPages takes a tick and reports whether the picture changed.
func (l *lesson) turnPages(t *table) bool {
	r := &l.reel
	r.read = max(r.read-1, 0)
	switch {
	case r.at == 0 || t.line.Busy() && r.beat == 0:
		r.rest = 0
		return false
	case r.beat > 1:
		if l.way == watching || !t.line.Busy() {
			r.beat--
		}
		return false
	case r.beat == 1:
		l.happen(t)
		return true
	case l.trial.moving():
		return false
	case len(r.late) > 0:
		return l.showFull(t)
	}
	changed := false
	if r.rest == 0 && l.way == watching {
		l.marks = l.lasting(r.at)
		changed = true
	}
	if r.rest++; r.rest == 1 && r.at == l.pages() {
		l.finish()
		r.running = false
		return true
	}
	if r.running && r.read == 0 && r.rest >= paceOf(t.line.Speed()).look {
		l.forward(t)
		changed = true
	}
	if !r.running {
		r.rest = 1 // nobody waits, so nothing has to be counted
	}
	return changed
}

// lasting returns the marks of a page that still say something when it has happened: not those of cards that left.
func (l *lesson) lasting(page int) []dreist.Cell {
	if l.clears(page) {
		return nil
	}
	return l.example.Steps[page-1].Marks
}

// clears reports whether a column is cleared on a page.
func (l *lesson) clears(page int) bool {
	_, clears := clearing(l.example.Steps[page-1].Events)
	return clears
}

// spotOfCounterexample returns where something is tried that is not done.
func (l *lesson) spotOfCounterexample(t *table, n *examples.Counterexample) spot {
	switch n.Choice.Deed {
	case examples.LayOn:
		return spot{kind: spotCell, card: n.Choice.Card, cell: n.Choice.Cell}
	case examples.SetAside:
		return spot{kind: spotAside, card: n.Choice.Card}
	case examples.TurnUp:
		return spot{kind: spotEgonPile, card: dreist.NoCard}
	}
	at := spotOf(t, n.Move)
	if at.kind == spotCell {
		at.cell = n.At
	}
	return at
}

// triedCard returns the card that is tried where it must not go, or NoCard.
func triedCard(n *examples.Counterexample) dreist.Card {
	if n.Choice.Deed != 0 {
		return n.Choice.Card
	}
	return n.Move.Card
}

// leaf turns a page for a person.
func (l *lesson) leaf(t *table, step int) {
	if step < 0 {
		l.back(t)
	} else {
		l.forward(t)
	}
	t.sound.Play(sounds.Cue{Clip: sounds.Button})
	t.stale = true
}
