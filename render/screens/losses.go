package screens

import (
	"slices"

	"dreist/game/profile"
	"dreist/render/shell"
)

// Losses returns what would be lost if the program ended now: all that cannot be saved but for the settings, which are
// quickly made again.
func (p *Program) Losses() []profile.Failure {
	return slices.DeleteFunc(p.Profile.Unsaved(), func(lost profile.Failure) bool { return lost.What == profile.Settings })
}

// SaveAgain tries once more to save what could not be saved. What came of it is told by TellFailures.
func (p *Program) SaveAgain() {
	p.Profile.Save()
	p.retried = true
}

// tellSavedAgain tells what came of saving once more, as soon as that is over.
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

// QuitQuestion is the panel that asks whether to quit although something would be lost.
type QuitQuestion struct{ *shell.Menu }

// RequestQuit ends the program, after asking where something would be lost by that. What can be saved after all is saved first.
func (p *Program) RequestQuit(open []shell.Screen) shell.Step {
	for i, s := range open {
		switch s.(type) {
		case *shell.Quitting, QuitQuestion:
			if i+1 == len(open) {
				return shell.Stay()
			}
			return shell.Close().Through(open[i+1]) // it is asked already
		}
	}
	p.Profile.Save()
	return p.QuitAfter(func() bool { return p.working() || p.Profile.IsWriting() }, p.quitSaved)
}

// quitSaved ends the program when everything is saved that can be.
func (p *Program) quitSaved() shell.Step {
	if len(p.Losses()) == 0 {
		return shell.Quit()
	}
	return shell.Push(QuitQuestion{p.ask(Question{
		Title: "confirm.quit.title", Text: "confirm.quit.text", No: "confirm.quit.no", Yes: "confirm.quit.yes",
		Back: shell.Close, Do: shell.Quit,
	})})
}
