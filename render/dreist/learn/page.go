package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// PageCount returns the number of pages of a way: the example's steps, or its counterexamples.
func (l *Lesson) PageCount(w teach.Way) int {
	switch w {
	case teach.Watching:
		return len(l.Example.Steps)
	case teach.Forbidden:
		return len(l.Example.Counterexamples)
	}
	return 0
}

// OpenPage shows a page and returns what happens on it. A step that clears a column is played again even when coming back
// to it.
func (l *Lesson) OpenPage(page int, back bool) []teach.Act {
	beat := teach.PaceOf(l.Speed()).Beat
	l.Clear()
	if l.Way == teach.Forbidden {
		n := &l.Example.Counterexamples[page-1]
		l.Tell(n.Text, n.Rule, true)
		l.To = placeOf(n)
		if l.Example.Egon {
			l.layEgonsTurn(n.Step, l.Example.Steps[n.Step].Shown)
		} else {
			l.lay(n.Step, n.First...)
		}
		return []teach.Act{{Ticks: beat, Shows: true, Do: func() { l.Fly(n.Move, n.Refusal) }}}
	}
	s := &l.Example.Steps[page-1]
	l.Tell(s.Text, s.Rule, false)
	l.Marks = s.Marks
	if back && !l.IsColumnCleared(page) {
		l.lay(page)
		return nil
	}
	if back {
		l.lay(page - 1)
	}
	return l.step(s, beat)
}

// step returns the actions of a step: its move and, after a look at a full column, the clearing.
func (l *Lesson) step(s *primer.Step, beat int) []teach.Act {
	if !l.Example.Egon && s.Move.Action == 0 {
		return []teach.Act{{Ticks: beat, Do: func() {}}}
	}
	at := clearing(s.Events)
	if at < 0 {
		at = len(s.Events)
	}
	early, late := s.Events[:at], s.Events[at:]
	acts := []teach.Act{{Ticks: beat, Do: func() {
		if l.Example.Egon {
			l.table.Animate(early)
			return
		}
		if _, err := l.table.Match.Play(s.Move); err != nil {
			panic(err) // see lay
		}
		l.table.Show(early)
	}}}
	if len(late) == 0 {
		return acts
	}
	full := func() {
		l.Marks = nil
		for _, c := range late[0].(dreist.ColumnCleared).Cards {
			l.Marks = append(l.Marks, c.Cell(l.table.Line.View().Rows[c]))
		}
	}
	clear := func() {
		l.Marks = nil
		l.table.Animate(late)
	}
	return append(acts, teach.Act{Shows: true, Do: full}, teach.Act{Ticks: teach.PaceOf(l.Speed()).Look, Do: clear})
}

// FinishEvents ends the motion of a page at once.
func (l *Lesson) FinishEvents() {
	l.table.Line.FinishMotion()
	if l.Example.Egon && l.Way == teach.Watching && l.Reel.At > 0 {
		speakOf(l.table, l.Example.Steps[l.Reel.At-1].Events)
	}
}

// IsColumnCleared reports whether a column is cleared on a page.
func (l *Lesson) IsColumnCleared(page int) bool { return clearing(l.Example.Steps[page-1].Events) >= 0 }

// clearing returns the index of the event that clears a column, or -1.
func clearing(events []dreist.Event) int {
	return slices.IndexFunc(events, func(e dreist.Event) bool {
		_, cleared := e.(dreist.ColumnCleared)
		return cleared
	})
}

// placeOf returns the place that a counterexample aims at.
func placeOf(n *primer.Counterexample) tabletop.Place {
	at := table.PlaceOf(n.Move)
	if n.Choice.Deed != 0 {
		at = placeOfChoice(n.Choice)
	} else if at.Kind == table.CellPlace {
		at = table.PlaceOfLaid(n.At, n.Move.Card)
	}
	if at.Card = tabletop.NoCard; n.Move.Card != dreist.NoCard {
		at.Card = tabletop.Card(n.Move.Card)
	}
	return at
}
