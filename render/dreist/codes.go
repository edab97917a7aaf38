package dreist

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/panel"
)

// readCode reads the code of a deal, or says in a sentence what is wrong with it.
func (a *App) readCode(text string) (code dreist.Code, fault string) {
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
func (a *App) showCode() {
	text, fault := "", ""
	begin := func() {
		code, wrong := a.readCode(text)
		if wrong != "" {
			fault = wrong
			a.refit(codeField)
			return
		}
		a.playCode(code)
	}
	write := func(t string) {
		text = t
		if fault != "" {
			fault = "" // it was about another code
			a.fitPanel()
		}
	}
	a.rise()
	a.open(&menu{blocks: true, escape: a.showStart, options: []panel.Option{panel.Width(560), panel.Start(codeField)}, items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.CodeTitle)}, panel.Paragraph{Text: a.say.Say(msg.CodeText)},
			panel.Field{Text: text, Placeholder: dreist.DailyDeal(1, 1, 1).String(), Limit: 40, Changed: write, Submit: func(string) { begin() }},
			panel.Paragraph{Text: fault, Tone: panel.Warning}, // whose line is there before anything is wrong
			panel.Row{Buttons: []panel.Button{a.button(msg.LadderBack, panel.Quiet, a.showStart), a.button(msg.CodePlay, panel.Primary, begin)}},
		}
	}})
}

// codeField is the place among the items of the screen for codes of the field that the code is written in.
const codeField = 2

// refit makes the panel again with the keyboard in one of its items, as if it had just been opened there.
func (a *App) refit(item int) {
	a.build(a.panel, nil, panel.Start(item))
}

// playCode begins a game on the deal of a code: at once against Egon, after setting up a table.
func (a *App) playCode(code dreist.Code) {
	seats, _ := code.Table()
	if seats == 0 {
		a.askBefore(func() { a.begin(session{slot: store.Solo}, code) })
		return
	}
	a.change(func(s *store.Settings) { match.Table().Fit(&s.Table, seats) })
	a.showSetup(code.String())
}
