package screens

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

// Question asks the player to confirm an action that loses something. The texts are keys.
type Question struct {
	titleKey string
	textKey  string
	noKey    string                  // label of the answer that changes nothing
	yesKey   string                  // label of the answer that confirms
	onNo     func() shell.Navigation // the step of noKey
	onYes    func() shell.Navigation // the step of yesKey
}

func (p *Program) ask(q Question) *shell.PanelScreen {
	return p.NewPanelScreen(shell.PanelScreen{OnEscape: q.onNo, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: p.Say(q.titleKey)},
			panel.Paragraph{Text: p.Say(q.textKey)},
			panel.Row{Buttons: []panel.Button{p.Button(q.noKey, panel.PrimaryStyle, q.onNo), p.Button(q.yesKey, panel.QuietStyle, q.onYes)}},
		}
	}})
}

// ConfirmNewMatch asks, with the text of a key, before a new match ends an unfinished one.
func (p *Program) ConfirmNewMatch(text string, back, begin func() shell.Navigation) shell.Navigation {
	return shell.Push(p.ask(Question{
		titleKey: "confirm.new.title", textKey: text, noKey: "confirm.new.no", yesKey: "confirm.new.yes", onNo: back, onYes: begin,
	}))
}
