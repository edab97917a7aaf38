package screens

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

// Question asks the player to confirm an action that loses something. The texts are keys.
type Question struct {
	TitleKey string
	TextKey  string
	NoKey    string                  // label of the answer that changes nothing
	YesKey   string                  // label of the answer that confirms
	OnNo     func() shell.Navigation // the step of NoKey
	OnYes    func() shell.Navigation // the step of YesKey
}

func (p *Program) ask(q Question) *shell.PanelScreen {
	return p.NewPanelScreen(shell.PanelScreen{OnEscape: q.OnNo, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: p.Say(q.TitleKey)},
			panel.Paragraph{Text: p.Say(q.TextKey)},
			panel.Row{Buttons: []panel.Button{p.Button(q.NoKey, panel.Primary, q.OnNo), p.Button(q.YesKey, panel.Quiet, q.OnYes)}},
		}
	}})
}

// ConfirmNewMatch asks, with the text of a key, before a new match ends an unfinished one.
func (p *Program) ConfirmNewMatch(text string, back, begin func() shell.Navigation) shell.Navigation {
	return shell.Push(p.ask(Question{
		TitleKey: "confirm.new.title", TextKey: text, NoKey: "confirm.new.no", YesKey: "confirm.new.yes", OnNo: back, OnYes: begin,
	}))
}
