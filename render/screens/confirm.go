package screens

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

// Question asks the player to confirm an action that loses something. The texts are keys.
type Question struct {
	Title string
	Text  string
	No    string            // label of the answer that changes nothing
	Yes   string            // label of the answer that confirms
	OnNo  func() shell.Step // the step of No
	OnYes func() shell.Step // the step of Yes
}

func (p *Program) ask(q Question) *shell.Menu {
	return p.NewMenu(shell.Menu{Escape: q.OnNo, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: p.Say(q.Title)},
			panel.Paragraph{Text: p.Say(q.Text)},
			panel.Row{Buttons: []panel.Button{p.Button(q.No, panel.Primary, q.OnNo), p.Button(q.Yes, panel.Quiet, q.OnYes)}},
		}
	}})
}

// Confirm asks, with the text of a key, before a new match ends an unfinished one.
func (p *Program) Confirm(text string, back, begin func() shell.Step) shell.Step {
	return shell.Push(p.ask(Question{
		Title: "confirm.new.title", Text: text, No: "confirm.new.no", Yes: "confirm.new.yes", OnNo: back, OnYes: begin,
	}))
}
