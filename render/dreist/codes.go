package dreist

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/code"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/shell"
)

// readCode reads the code of a deal, or says in a sentence what is wrong with it.
func (a *game) readCode(text string) (deal deals.Code, fault string) {
	deal, err := deals.Parse(text)
	wrong := &code.Error{}
	switch {
	case err == nil:
		return deal, ""
	case !errors.As(err, &wrong):
		return deal, a.say.Say(msg.CodeFaultSetup)
	}
	values := assets.Values{"At": wrong.At, "Symbol": string(wrong.Symbol), "Length": wrong.Length, "Want": wrong.Want}
	key := "code.fault." + string(wrong.Fault)
	if wrong.LooksLike != 0 {
		values["LooksLike"] = string(wrong.LooksLike)
		key += ".like"
	}
	return deal, a.say.Say(key, values)
}

// PlayCode begins a game on the deal of a code: at once against Egon, after setting up a table.
func (a *game) PlayCode(text string) (step shell.Step, fault string) {
	code, fault := a.readCode(text)
	if fault != "" {
		return shell.Stay(), fault
	}
	seats, _ := code.Table()
	if seats == 0 {
		return a.askBefore(func() shell.Step { return shell.Home() }, func() shell.Step { return a.begin(session{slot: store.Solo}, code) }), ""
	}
	a.Change(func(s *store.Settings) { match.Table().Fit(&s.Table, seats) })
	return a.ShowSetup(code.String()), ""
}
