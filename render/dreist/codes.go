package dreist

import (
	"errors"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/shell"
)

// readCode reads the code of a deal, or says in a sentence what is wrong with it.
func (a *game) readCode(text string) (code dreist.Code, fault string) {
	code, err := dreist.ParseCode(text)
	wrong := (*dreist.CodeError)(nil)
	if !errors.As(err, &wrong) {
		return code, ""
	}
	values := assets.Values{"At": wrong.At, "Symbol": string(wrong.Symbol), "Length": wrong.Length, "Want": dreist.CodeLength}
	key := "code.fault." + wrong.Fault.String()
	if wrong.LooksLike != 0 {
		values["LooksLike"] = string(wrong.LooksLike)
		key += ".like"
	}
	return code, a.say.Say(key, values)
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
