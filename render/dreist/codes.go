package dreist

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/panel"
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

// showCode asks for the code of a deal.
func (a *game) showCode() shell.Step {
	text, fault := "", ""
	var m *shell.Menu
	begin := func() shell.Step {
		code, wrong := a.readCode(text)
		if wrong != "" {
			fault = wrong
			m.Focus(codeField) // to mend it at once
			return shell.Stay()
		}
		return a.playCode(code)
	}
	write := func(t string) {
		text = t
		if fault != "" {
			fault = "" // it was about another code
			a.Remake()
		}
	}
	m = a.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(560), panel.Start(codeField)}, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.CodeTitle)}, panel.Paragraph{Text: a.say.Say(msg.CodeText)},
			panel.Field{Text: text, Placeholder: dreist.DailyDeal(1, 1, 1).String(), Limit: 40, Changed: write, Submit: func(string) { a.Answer(begin()) }},
			panel.Paragraph{Text: fault, Tone: panel.Warning}, // whose line is there before anything is wrong
			panel.Row{Buttons: []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close), a.Button(msg.CodePlay, panel.Primary, begin)}},
		}
	}})
	return shell.Home(m)
}

// codeField is the place among the items of the screen for codes of the field that the code is written in.
const codeField = 2

// playCode begins a game on the deal of a code: at once against Egon, after setting up a table.
func (a *game) playCode(code dreist.Code) shell.Step {
	seats, _ := code.Table()
	if seats == 0 {
		return a.askBefore(func() shell.Step { return shell.Home() }, func() shell.Step { return a.begin(session{slot: store.Solo}, code) })
	}
	a.Change(func(s *store.Settings) { match.Table().Fit(&s.Table, seats) })
	return a.showSetup(code.String())
}
