package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// PageCount returns the number of pages of an activity: the example's steps, or its counterexamples.
func (l *Lesson) PageCount(w teach.Activity) int {
	switch w {
	case teach.Watching:
		return len(l.Example.Steps)
	case teach.Forbidden:
		return len(l.Example.Counterexamples)
	}
	return 0
}

// OpenPage shows a page and returns its acts. If back, a step that clears a column is played again.
func (l *Lesson) OpenPage(page int, back bool) []teach.Act {
	beat := teach.PaceOf(l.Speed()).BeforeMove
	l.ClearHint()
	if l.Activity == teach.Forbidden {
		n := &l.Example.Counterexamples[page-1]
		l.SetText(n.TextKey, n.Rule, true)
		l.TrialSpot = placeOf(n)
		if l.Example.IsEgonTurn {
			l.layEgonsTurn(n.StepIndex, l.Example.Steps[n.StepIndex].ShownEvents)
		} else {
			l.lay(n.StepIndex, n.PrecedingMoves...)
		}
		return []teach.Act{{Ticks: beat, IsShowOnly: true, Run: func() { l.StartTrial(n.Move, n.Refusal) }}}
	}
	s := &l.Example.Steps[page-1]
	l.SetText(s.TextKey, s.Rule, false)
	l.MarkedCells = s.Marks
	if back && !l.IsColumnCleared(page) {
		l.lay(page)
		return nil
	}
	if back {
		l.lay(page - 1)
	}
	return l.step(s, beat)
}

// step returns the acts of a step: its move and, after a look at a full column, the clearing.
func (l *Lesson) step(s *primer.Step, beat int) []teach.Act {
	if !l.Example.IsEgonTurn && s.Move.Action == 0 {
		return []teach.Act{{Ticks: beat, Run: func() {}}}
	}
	at := slices.IndexFunc(s.Events, isClearing)
	if at < 0 {
		at = len(s.Events)
	}
	early, late := s.Events[:at], s.Events[at:]
	acts := []teach.Act{{Ticks: beat, Run: func() {
		if l.Example.IsEgonTurn {
			l.table.AnimateEvents(early)
			return
		}
		if _, err := l.table.Match.Play(s.Move); err != nil {
			panic(err) // see lay
		}
		l.table.ShowEvents(early)
	}}}
	if len(late) == 0 {
		return acts
	}
	full := func() {
		l.MarkedCells = nil
		for _, c := range late[0].(dreist.ColumnCleared).Cards {
			l.MarkedCells = append(l.MarkedCells, c.Cell(l.table.Timeline.View().RowOf[c]))
		}
	}
	clear := func() {
		l.MarkedCells = nil
		l.table.AnimateEvents(late)
	}
	return append(acts, teach.Act{IsShowOnly: true, Run: full}, teach.Act{Ticks: teach.PaceOf(l.Speed()).PageRest, Run: clear})
}

// FinishEvents ends the motion of a page at once.
func (l *Lesson) FinishEvents() {
	l.table.Timeline.FinishMotion()
	if l.Example.IsEgonTurn && l.Activity == teach.Watching && l.Pages.Current > 0 {
		speakOf(l.table, l.Example.Steps[l.Pages.Current-1].Events)
	}
}

// IsColumnCleared reports whether a column is cleared on a page.
func (l *Lesson) IsColumnCleared(page int) bool {
	return slices.ContainsFunc(l.Example.Steps[page-1].Events, isClearing)
}

func placeOf(n *primer.Counterexample) tabletop.Spot {
	at := scene.SpotOfMove(n.Move)
	if n.Choice.Action != 0 {
		at = placeOfChoice(n.Choice)
	} else if at.Kind == scene.CellSpot {
		at = scene.SpotOfLaidCard(n.Cell, n.Move.Card)
	}
	at.Card = tabletop.ToCard(n.Move.Card, dreist.NoCard)
	return at
}
