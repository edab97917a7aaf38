package screens

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

// Question is something that is asked before something is lost: the keys of its sentences, and what the answers do.
type Question struct {
	Title, Text, No, Yes string
	Back, Do             func() shell.Step
}

// ask returns the panel of a question.
func (p *Program) ask(q Question) *shell.Menu {
	return p.NewMenu(shell.Menu{Escape: q.Back, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: p.Say(q.Title)},
			panel.Paragraph{Text: p.Say(q.Text)},
			panel.Row{Buttons: []panel.Button{p.Button(q.No, panel.Primary, q.Back), p.Button(q.Yes, panel.Quiet, q.Do)}},
		}
	}})
}

// Confirm asks, in a sentence of the catalogue, before something ends a game that was begun. Who says no is led back.
func (p *Program) Confirm(text string, back, begin func() shell.Step) shell.Step {
	return shell.Push(p.ask(Question{
		Title: "confirm.new.title", Text: text, No: "confirm.new.no", Yes: "confirm.new.yes", Back: back, Do: begin,
	}))
}
