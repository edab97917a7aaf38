package dreist

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/profile"
	"dreist/render/shell"
)

// losses returns what would be lost if the program ended now: all that cannot be saved but for the settings, which are
// quickly made again.
func (a *game) losses() []profile.Failure {
	return slices.DeleteFunc(a.profile.Unsaved(), func(f profile.Failure) bool { return f.What == profile.Settings })
}

// saveAgain tries once more to save what could not be saved. What came of it is told by tellSavedAgain.
func (a *game) saveAgain() {
	a.profile.Retry()
	a.retried = true
}

// tellSavedAgain tells what came of saving once more, as soon as that is over.
func (a *game) tellSavedAgain() {
	if !a.retried || a.profile.Busy() {
		return
	}
	a.retried = false
	if lost := a.losses(); len(lost) > 0 {
		_, key := unsavedKey(lost[0])
		a.tell(key)
		return
	}
	a.tell(msg.NoticeSaveDone)
}

// quitQuestion is the panel that asks whether to quit although something would be lost.
type quitQuestion struct{ *shell.Menu }

// Quit ends the program, after asking where something would be lost by that. What can be saved after all is saved first.
func (a *game) Quit(open []shell.Screen) shell.Step {
	if _, asked := open[len(open)-1].(quitQuestion); asked {
		return shell.Stay()
	}
	_ = a.profile.Flush() // what is left is asked about
	if len(a.losses()) == 0 {
		return shell.Quit()
	}
	return shell.Push(quitQuestion{a.ask(question{
		title: msg.ConfirmQuitTitle, text: msg.ConfirmQuitText, no: msg.ConfirmQuitNo, yes: msg.ConfirmQuitYes,
		back: shell.Close, do: shell.Quit,
	})})
}
