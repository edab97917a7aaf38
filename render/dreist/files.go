package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/render/session"
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
	return session.LookInto(open, func(from session.Origin) session.Table { return a.review(m, modeOf("", m), 0, from) }), ""
}

// lookBackFrom returns the step to a finished game by its id and its record, from a screen to which the button leads back that a key says.
func (a *game) lookBackFrom(away, id, text string) (step shell.Step, fault string) {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return shell.Stay(), a.say.RecordFault(id, err)
	}
	s := a.review(m, modeOf("", m), 0, session.Origin{Away: away})
	s.ways.ID = id
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
