package dreist

import (
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/dreist/book"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/table"
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
func (a *tableScreen) answer(r table.Request) shell.Step {
	switch r.Kind {
	case table.RequestMenu:
		return shell.Push(a.menu())
	case table.RequestEscape:
		if !a.log.Shown() {
			return shell.Push(a.menu())
		}
		a.toggleLog()
	case table.RequestLog:
		a.toggleLog()
	case table.RequestMute:
		a.ToggleMute()
	case table.RequestSave:
		a.SaveAgain()
	case table.RequestHelp:
		return a.helpOver(a)
	case table.RequestEnd, table.RequestRematch:
		return shell.Push(a.end())
	case table.RequestReview:
		return a.lookBack()
	case table.RequestAnalysis:
		return a.analyse()
	case table.RequestBack:
		return a.leave()
	case table.RequestBranch:
		return a.branch()
	case table.RequestRecord:
		a.saveRecord()
	case table.RequestPicture:
		a.savePicture()
	case table.RequestHint:
		a.hint(0)
	case table.RequestHintMove:
		a.hint(hints.Move)
	case table.RequestHintTurn:
		a.hint(hints.Turn)
	case table.RequestPlan:
		a.plan(r.Number == hints.AsHinted)
	case table.RequestFitting:
		a.settleFitting(store.FittingOn)
	case table.RequestNoFitting:
		a.settleFitting(store.FittingOff)
	case table.RequestMissedFitting:
		a.Change(func(s *store.Settings) { s.Help.Unanswered = min(s.Help.Unanswered+1, store.MostAsked) })
	case table.RequestCurtain:
		return shell.Push(a.curtain())
	case table.RequestExamples:
		return a.examples.Show()
	case table.RequestExample:
		return a.nextExample(r.Number)
	case table.RequestRule:
		return a.ShowBook(book.Cited(r.Rule))
	case table.RequestLeavePuzzle:
		return a.leavePuzzle()
	case table.RequestNextPuzzle:
		return a.nextPuzzle()
	case table.RequestCopyCode:
		if r := a.riddle(); r != nil {
			a.Copy(r.CopyCode(a.table))
		}
	case table.RequestKeepSolved:
		a.keepSolved()
	case table.RequestEndRush:
		return shell.Push(a.puzzles.RushOver(a.riddle().Rush))
	}
	return shell.Stay()
}

// hint says what to do, in place of the log.
func (a *tableScreen) hint(s hints.Strength) {
	if a.log.Shown() {
		a.log.Toggle()
	}
	a.coach.Ask(a.table, s)
}

// plan lets a turn be tried, from its beginning or from what a hint has said.
func (a *tableScreen) plan(hinted bool) {
	if a.log.Shown() {
		a.log.Toggle()
	}
	var moves []dreist.Move
	if hinted {
		moves = a.coach.Line(a.table)
	}
	a.planner.Open(a.table, moves)
}
