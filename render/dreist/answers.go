package dreist

import "dreist/render/shell"

// grant does what the table asks for, up to the first request that leads to another screen.
func (a *tableScreen) grant() shell.Step {
	for _, r := range a.table.takeRequests() {
		if step := a.answer(r); !step.Stays() {
			return step
		}
	}
	return shell.Stay()
}

// answer does one thing that the table asks for.
func (a *tableScreen) answer(r request) shell.Step {
	switch r.kind {
	case requestMenu:
		return shell.Push(a.menu())
	case requestLeave:
		if a.log == nil {
			return shell.Push(a.menu())
		}
		a.toggleLog()
	case requestLog:
		a.toggleLog()
	case requestMute:
		a.ToggleMute()
	case requestHelp:
		return a.helpOver(a)
	case requestEnd, requestRematch:
		return shell.Push(a.end())
	case requestReview:
		return a.lookBack()
	case requestBack:
		return a.leave()
	case requestBranch:
		return a.branch()
	case requestRecord:
		a.saveRecord()
	case requestPicture:
		a.savePicture()
	case requestCurtain:
		return shell.Push(a.curtain())
	case requestExamples:
		return a.showExamples()
	case requestExample:
		return a.nextExample(r.number)
	case requestRule:
		return a.openRule(r.rule)
	case requestLeavePuzzle:
		return a.leavePuzzle()
	case requestNextPuzzle:
		return a.nextPuzzle()
	case requestCopyCode:
		a.copyCode()
	case requestKeepSolved:
		a.keepSolved()
	case requestEndRush:
		return shell.Push(a.rushOver())
	}
	return shell.Stay()
}
