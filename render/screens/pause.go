package screens

import (
	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Pause is what a game offers in the pause menu over its table.
type Pause struct {
	Resume func() string         // the key of the button that goes on
	AsText func() string         // the table, for who has it read aloud
	Begin  func() []panel.Button // what may begin anew, at least one
	Depart func() []panel.Button // what leads away from the table
}

// Pause returns the pause menu.
func (f *Front) Pause(p Pause) shell.Screen {
	return f.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(600)}, Items: func() []panel.Item {
		begin := p.Begin()
		items := []panel.Item{
			panel.Title{Text: f.Say(msg.MenuTitle)},
			panel.Row{Buttons: []panel.Button{f.Button(p.Resume(), panel.Primary, shell.Close), begin[0]}},
		}
		for _, b := range begin[1:] {
			items = append(items, b)
		}
		copies := f.keyed(f.Button(msg.ActionCopy, panel.Quiet, func() shell.Step { return f.Copied(p.AsText()) }), input.CommandCopy)
		return append(items, panel.Gap{}, panel.Row{Buttons: []panel.Button{f.SettingsButton(msg.MenuSettings), copies}}, panel.Row{Buttons: append(p.Depart(), f.QuitButton())})
	}})
}
