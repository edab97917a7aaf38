package screens

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/profile"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Losses returns what would be lost if the program ended now: all that cannot be saved but for the settings, which are
// quickly made again.
func (f *Front) Losses() []profile.Failure {
	return slices.DeleteFunc(f.Profile.Unsaved(), func(lost profile.Failure) bool { return lost.What == profile.Settings })
}

// SaveAgain tries once more to save what could not be saved. What came of it is told by TellFailures.
func (f *Front) SaveAgain() {
	f.Profile.Save()
	f.retried = true
}

// tellSavedAgain tells what came of saving once more, as soon as that is over.
func (f *Front) tellSavedAgain() {
	if !f.retried || f.Profile.Busy() {
		return
	}
	f.retried = false
	if lost := f.Losses(); len(lost) > 0 {
		_, key := unsavedKey(lost[0])
		f.TellOf(msg.NoticeTitleUnsaved, key)
		return
	}
	f.TellOf(msg.NoticeTitleSaved, msg.NoticeSaveDone)
}

// QuitQuestion is the panel that asks whether to quit although something would be lost.
type QuitQuestion struct{ *shell.Menu }

// Quit ends the program, after asking where something would be lost by that. What can be saved after all is saved first.
func (f *Front) Quit(open []shell.Screen) shell.Step {
	for i, s := range open {
		switch s.(type) {
		case *shell.Quitting, QuitQuestion:
			if i+1 == len(open) {
				return shell.Stay()
			}
			return shell.Close().Through(open[i+1]) // it is asked already
		}
	}
	f.Profile.Save()
	return f.QuitAfter(func() bool { return f.working() || f.Profile.Busy() }, f.quitSaved)
}

// QuitButton returns a button that ends the program as its key does.
func (f *Front) QuitButton() panel.Button {
	return f.keyed(f.Button(msg.StartQuit, panel.Quiet, func() shell.Step { return f.Quit(nil) }), input.CommandQuit)
}

// quitSaved ends the program when everything is saved that can be.
func (f *Front) quitSaved() shell.Step {
	if len(f.Losses()) == 0 {
		return shell.Quit()
	}
	return shell.Push(QuitQuestion{f.ask(Question{
		Title: msg.ConfirmQuitTitle, Text: msg.ConfirmQuitText, No: msg.ConfirmQuitNo, Yes: msg.ConfirmQuitYes,
		Back: shell.Close, Do: shell.Quit,
	})})
}
