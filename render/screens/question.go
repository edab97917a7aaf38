package screens

import (
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Answer is an answer to a question: the text key of its button, and the step that it leads to.
type Answer struct {
	LabelKey string
	Action   func() shell.Navigation
}

// NewQuestion returns a panel with a question, by the keys of its texts. The first answer changes nothing; Escape gives it, too. A screen that
// an answer opens replaces the panel.
func (p *Program) NewQuestion(titleKey, textKey string, answers ...Answer) *shell.PanelScreen {
	return p.NewPanelScreen(shell.PanelScreen{OnEscape: answers[0].Action, Items: func() []panel.Item {
		var row panel.Row
		for _, a := range answers {
			row.Buttons = append(row.Buttons, p.Button(a.LabelKey, panel.QuietStyle, func() shell.Navigation { return a.Action().ReplacingScreen() }))
		}
		row.Buttons[0].Style = panel.PrimaryStyle
		return []panel.Item{panel.Title{Text: p.Say(titleKey)}, panel.Paragraph{Text: p.Say(textKey)}, row}
	}})
}

// ConfirmNewMatch asks, with the text of a key, before a new match ends an unfinished one.
func (p *Program) ConfirmNewMatch(textKey string, back, begin func() shell.Navigation) shell.Navigation {
	return shell.Push(p.NewQuestion("confirm.new.title", textKey, Answer{"confirm.new.no", back}, Answer{"confirm.new.yes", begin}))
}

// ConfirmNewMatchIn begins a match in a slot. If that would end a match in which somebody has moved, it first asks with the text of a key. answers
// are what can be done then, none for beginning.
func (g *GameScreens) ConfirmNewMatchIn(slot store.Slot, textKey string, begin func() shell.Navigation, answers ...Answer) shell.Navigation {
	if k := g.UnfinishedMatch(slot); k == nil || k.Match.IsOver() || k.Match.MoveCount() == 0 {
		return begin()
	}
	if answers == nil {
		return g.ConfirmNewMatch(textKey, shell.Close, begin)
	}
	return shell.Push(g.NewQuestion("confirm.new.title", textKey, append([]Answer{{"confirm.new.no", shell.Close}}, answers...)...))
}
