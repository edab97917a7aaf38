package dreist

import (
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/book"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/table"
	"dreist/render/session/request"
	"dreist/render/shell"
)

// answerRequests does what the table asks for, up to the first request that leads to another screen.
func (a *tableScreen) answerRequests() shell.Step {
	for _, r := range a.table.Requests.Take() {
		if step := a.answer(r); !step.Stays() {
			return step
		}
	}
	return shell.Stay()
}

// answer does one thing that the table asks for.
func (a *tableScreen) answer(r request.Request) shell.Step {
	switch r.Kind {
	case request.Menu:
		return shell.Push(a.menu())
	case request.Escape:
		if !a.log.Shown() {
			return shell.Push(a.menu())
		}
		a.toggleLog()
	case request.Log:
		a.toggleLog()
	case request.Mute:
		a.game.ToggleMute()
	case request.Save:
		a.game.SaveAgain()
	case request.Help:
		return shell.Push(a.game.Help(a))
	case request.End:
		return shell.Push(a.end())
	case request.Review:
		return a.lookBack()
	case request.Analysis:
		return a.analyse()
	case request.Back:
		return a.leave()
	case request.Branch:
		return a.branch()
	case request.Record:
		a.saveRecord()
	case request.Picture:
		a.savePicture()
	case request.Hint:
		a.hint(r.Number)
	case request.Plan:
		a.plan(r.Number == request.AsHinted)
	case table.MarkFitting:
		a.settleFitting(store.FittingOn)
	case table.NoFitting:
		a.settleFitting(store.FittingOff)
	case table.MissedFitting:
		a.game.Change(func(s *store.Settings) { s.Help.Unanswered = min(s.Help.Unanswered+1, store.MostAsked) })
	case request.Curtain:
		return shell.Push(a.curtain())
	case lessons.AllExamples:
		return a.game.examples.Show()
	case lessons.OtherExample:
		return a.nextExample(r.Number)
	case lessons.OpenRule:
		return a.game.ShowBook(book.Cited(r.Text))
	case puzzles.Leave:
		return a.leavePuzzle()
	case puzzles.Next:
		return a.nextPuzzle()
	case puzzles.CopyCode:
		if r := a.riddle; r != nil {
			a.game.Copy(r.CopyCode(a.table.Now()))
		}
	case puzzles.Keep:
		a.keepSolved()
	case puzzles.EndRush:
		return shell.Push(a.game.puzzles.RushOver(a.riddle.Rush))
	}
	return shell.Stay()
}

// hint says what to do, in place of the log.
func (a *tableScreen) hint(s request.Strength) {
	if a.log.Shown() {
		a.log.Toggle()
	}
	a.coach.Ask(a.table.Now(), s)
}

// plan lets a turn be tried, from its beginning or from what a hint has said.
func (a *tableScreen) plan(hinted bool) {
	if a.log.Shown() {
		a.log.Toggle()
	}
	var moves []dreist.Move
	if hinted {
		moves = a.coach.Line(a.table.Now())
	}
	a.planner.Open(a.table.Now(), moves)
}
