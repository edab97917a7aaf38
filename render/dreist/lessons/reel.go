package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/table"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Pages returns how many pages a way has: the example's steps, or its counterexamples.
func (l *Lesson) Pages(w teach.Way) int {
	switch w {
	case teach.Watching:
		return len(l.Example.Steps)
	case teach.Forbidden:
		return len(l.Example.Counterexamples)
	}
	return 0
}

// film is the example as a reel shows it.
type film struct{ *Lesson }

func (f film) Moves() bool           { return f.table.Line.Busy() || f.Trial.Moving() }
func (f film) Words() int            { return f.wordCount() }
func (f film) Speed() stage.Speed    { return f.table.Line.Speed() }
func (f film) Praise(key string)     { f.Said.More = phrase{Key: key} }
func (f film) Redraw()               { f.table.Stale = true }
func (f film) Ask(r request.Request) { f.table.Requests = append(f.table.Requests, r) }
func (f film) Rule() string          { return f.Said.Rule }

// Open shows a page. Of a step whose column is cleared the clearing must be seen again, coming back to it, too.
func (f film) Open(page int, back bool) []teach.Act {
	beat := teach.PaceOf(f.Speed()).Beat
	f.clearMarks()
	if f.Way == teach.Forbidden {
		n := &f.Example.Counterexamples[page-1]
		f.say(phrase{Key: n.Text}, n.Rule)
		f.Said.Wrong = true
		f.layCounterexample(n)
		return []teach.Act{{Ticks: beat, Shows: true, Do: func() { f.try(n) }}}
	}
	s := &f.Example.Steps[page-1]
	f.say(phrase{Key: s.Text}, s.Rule)
	if back && !f.Clears(page) {
		f.layStep(page)
		f.Marks = f.lasting(page)
		return nil
	}
	if back {
		f.layStep(page - 1)
	}
	f.Marks = s.Marks
	return f.step(s, beat)
}

// layCounterexample shows the position of a counterexample.
func (l *Lesson) layCounterexample(n *examples.Counterexample) {
	if l.Example.Egon {
		l.layEgonsTurn(n.Step, true)
		return
	}
	l.layBoard(append(movesUntil(l.Example, n.Step), n.First...))
}

// try shows that a counterexample is refused.
func (f film) try(n *examples.Counterexample) {
	var faults []dreist.Cell
	if n.Refusal != nil {
		faults = n.Refusal.Faults
	}
	f.Trial = newTrial(f.table, TriedCard(n), placeOf(n), faults)
}

// step plays what happens in a step: its move, and after a look at a full column what follows from that.
func (f film) step(s *examples.Step, beat int) []teach.Act {
	if !f.Example.Egon && s.Move.Action == 0 {
		return []teach.Act{{Ticks: beat, Do: func() {}}}
	}
	at := clearing(s.Events)
	if at < 0 {
		at = len(s.Events)
	}
	early, late := s.Events[:at], s.Events[at:]
	acts := []teach.Act{{Ticks: beat, Do: func() {
		if f.Example.Egon {
			f.table.Animate(early)
			f.Redraw()
			return
		}
		if _, err := f.table.Match.Play(s.Move); err != nil {
			panic(err) // see layBoard
		}
		f.table.Show(early)
	}}}
	if len(late) == 0 {
		return acts
	}
	full := func() {
		f.Marks = nil
		for _, c := range late[0].(dreist.ColumnCleared).Cards {
			f.Marks = append(f.Marks, c.Cell(f.table.Line.View().Rows[c]))
		}
	}
	clear := func() {
		f.Marks = nil
		f.table.Animate(late)
		f.Redraw()
	}
	return append(acts, teach.Act{Shows: true, Do: full}, teach.Act{Ticks: teach.PaceOf(f.Speed()).Look, Do: clear})
}

// Rests leaves the marks that are still useful.
func (f film) Rests(page int) bool {
	if f.Way == teach.Watching {
		f.Marks = f.lasting(page)
	}
	return f.Way == teach.Watching
}

// Flush ends the motion of a page at once.
func (f film) Flush() {
	f.table.Line.Finish()
	if f.Example.Egon && f.Way == teach.Watching && f.Reel.At > 0 {
		speakOf(f.table, lastWord(f.Example.Steps[f.Reel.At-1].Events))
	}
}

// lasting returns the marks of a page that are still useful after its move: not those of cleared cards.
func (l *Lesson) lasting(page int) []dreist.Cell {
	if l.Clears(page) {
		return nil
	}
	return l.Example.Steps[page-1].Marks
}

// Clears reports whether a column is cleared on a page.
func (l *Lesson) Clears(page int) bool { return clearing(l.Example.Steps[page-1].Events) >= 0 }

// placeOf returns the place of a counterexample.
func placeOf(n *examples.Counterexample) tabletop.Place {
	if n.Choice.Deed != 0 {
		return placeOfChoice(n.Choice)
	}
	at := table.PlaceOf(n.Move)
	if at.Kind == table.CellPlace {
		at = table.Laid(n.At, n.Move.Card)
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
