package dreist

import (
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/shell"
)

// PlayCode begins a game on the deal of a code: at once against Egon, after setting up a table.
func (a *game) PlayCode(text string) (step shell.Step, fault string) {
	code, fault := a.say.ReadCode(text)
	if fault != "" {
		return shell.Stay(), fault
	}
	seats, _ := code.Table()
	if seats == 0 {
		return a.askBefore(func() shell.Step { return shell.Home() }, func() shell.Step { return a.begin(mode{slot: store.Solo}, code) }), ""
	}
	a.ChangeSetup(func(t *store.TableSetup) { match.Table().Fit(t, seats) })
	return a.ShowSetup(code.String()), ""
}
