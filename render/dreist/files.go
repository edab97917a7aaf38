package dreist

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/shell"
)

// LookBack returns the step to a finished game by its record: from the history or, as a file, over what is open.
func (a *game) LookBack(name, text string, open []shell.Screen) (step shell.Step, fault string) {
	if open == nil {
		return a.lookBackFrom(msg.ReviewBackHistory, name, text)
	}
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return shell.Stay(), a.say.RecordFault(name, err)
	}
	return a.lookInto(m, open), ""
}

// lookBackFrom returns the step to a finished game by its id and its record, from a screen to which the button leads back that a key says.
func (a *game) lookBackFrom(away, id, text string) (step shell.Step, fault string) {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return shell.Stay(), a.say.RecordFault(id, err)
	}
	s := a.review(m, sessionOf("", m), 0, origin{away: away})
	s.finished = id
	return shell.Push(s), ""
}

// lookBackFromStatistics returns the step to a finished game of the statistics, or says what is wrong with it.
func (a *game) lookBackFromStatistics(id string) (step shell.Step, fault string) {
	text, fault := a.ReadFinished(id)
	if fault != "" {
		return shell.Stay(), fault
	}
	return a.lookBackFrom(msg.ReviewBackStatistics, id, text)
}

// lookInto looks back on the match of a file over the table that is open or in the place of one that is looked back on,
// else from the start screen.
func (a *game) lookInto(m *match.Match, open []shell.Screen) shell.Step {
	for i, s := range slices.Backward(open) {
		at, ok := s.(*tableScreen)
		if !ok {
			continue
		}
		if at.reviews() {
			r := a.review(m, sessionOf("", m), 0, at.origin)
			r.below = at.below
			return shell.Replace(r).Through(at)
		}
		at.table.Interrupt()
		r := a.review(m, sessionOf("", m), 0, origin{away: msg.ReviewBackTable, table: true})
		r.below = at
		if i+1 < len(open) {
			return shell.Replace(r).Through(open[i+1]) // the panels over the table go
		}
		return shell.Push(r)
	}
	return shell.Push(a.review(m, sessionOf("", m), 0, origin{away: startAway}))
}
