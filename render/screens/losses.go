package screens

import (
	"slices"

	"dreist/game/profile"
	"dreist/render/shell"
)

// UnsavedChanges returns the unsaved data that would be lost if the program ended now, except settings, which are quickly made again.
func (p *Program) UnsavedChanges() []profile.Failure {
	return slices.DeleteFunc(p.Profile.UnsavedData(), func(lost profile.Failure) bool { return lost.Kind == profile.SettingsData })
}

// SaveAgain tries again to save unsaved data. ShowFailures shows the outcome.
func (p *Program) SaveAgain() {
	p.Profile.SaveUnsaved()
	p.retried = true
}

// tellSavedAgain shows the outcome of trying to save again, once it is known.
func (p *Program) tellSavedAgain() {
	if !p.retried || p.Profile.IsWriting() {
		return
	}
	p.retried = false
	if lost := p.UnsavedChanges(); len(lost) > 0 {
		_, key := unsavedKey(lost[0])
		p.ShowNotice("notice.title.unsaved", key)
		return
	}
	p.ShowNotice("notice.title.saved", "notice.save.done")
}

// quitQuestion is the panel that asks whether to quit although data would be lost.
type quitQuestion struct{ *shell.PanelScreen }

// RequestQuit saves everything and quits, after a question if data would be lost.
func (p *Program) RequestQuit(open []shell.Screen) shell.Navigation {
	for i, s := range open {
		switch s.(type) {
		case *shell.QuitScreen, quitQuestion:
			if i+1 == len(open) {
				return shell.Stay()
			}
			return shell.Close().ClosingDownTo(open[i+1]) // the question is already open
		}
	}
	p.Profile.SaveUnsaved()
	return p.NavigateAfterSaving(func() bool { return p.working() || p.Profile.IsWriting() }, p.quitSaved)
}

func (p *Program) quitSaved() shell.Navigation {
	if len(p.UnsavedChanges()) == 0 {
		return shell.Quit()
	}
	return shell.Push(quitQuestion{p.NewQuestion("confirm.quit.title", "confirm.quit.text", Answer{"confirm.quit.no", shell.Close}, Answer{"confirm.quit.yes", shell.Quit})})
}
