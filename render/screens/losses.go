package screens

import (
	"slices"

	"dreist/game/profile"
	"dreist/render/shell"
)

// Losses returns the unsaved data that would be lost if the program ended now, except settings, which are quickly made again.
func (p *Program) Losses() []profile.Failure {
	return slices.DeleteFunc(p.Profile.Unsaved(), func(lost profile.Failure) bool { return lost.What == profile.Settings })
}

// SaveAgain tries again to save unsaved data. TellFailures shows the outcome.
func (p *Program) SaveAgain() {
	p.Profile.Save()
	p.retried = true
}

// tellSavedAgain shows the outcome of trying to save again, once it is known.
func (p *Program) tellSavedAgain() {
	if !p.retried || p.Profile.IsWriting() {
		return
	}
	p.retried = false
	if lost := p.Losses(); len(lost) > 0 {
		_, key := unsavedKey(lost[0])
		p.ShowNotice("notice.title.unsaved", key)
		return
	}
	p.ShowNotice("notice.title.saved", "notice.save.done")
}

// QuitQuestion is the panel that asks whether to quit although data would be lost.
type QuitQuestion struct{ *shell.Menu }

// RequestQuit saves everything and quits, after a question if data would be lost.
func (p *Program) RequestQuit(open []shell.Screen) shell.Step {
	for i, s := range open {
		switch s.(type) {
		case *shell.QuitScreen, QuitQuestion:
			if i+1 == len(open) {
				return shell.Stay()
			}
			return shell.Close().Through(open[i+1]) // the question is already open
		}
	}
	p.Profile.Save()
	return p.QuitAfter(func() bool { return p.working() || p.Profile.IsWriting() }, p.quitSaved)
}

// quitSaved quits once everything that can be saved is saved.
func (p *Program) quitSaved() shell.Step {
	if len(p.Losses()) == 0 {
		return shell.Quit()
	}
	return shell.Push(QuitQuestion{p.ask(Question{
		Title: "confirm.quit.title", Text: "confirm.quit.text", No: "confirm.quit.no", Yes: "confirm.quit.yes",
		OnNo: shell.Close, OnYes: shell.Quit,
	})})
}
