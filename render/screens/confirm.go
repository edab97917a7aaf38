package screens

import (
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Confirm asks, in a sentence of the catalogue, before something ends a game that was begun. Who says no is led back.
func (f *Front) Confirm(text string, back, begin func() shell.Step) shell.Step {
	return shell.Push(f.NewMenu(shell.Menu{Escape: back, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: f.Say(msg.ConfirmNewTitle)},
			panel.Paragraph{Text: f.Say(text)},
			panel.Row{Buttons: []panel.Button{f.Button(msg.ConfirmNewNo, panel.Primary, back), f.Button(msg.ConfirmNewYes, panel.Quiet, begin)}},
		}
	}}))
}
