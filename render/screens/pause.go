package screens

import (
	"dreist/assets/msg"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
)

// Pause returns the pause menu over a match.
func (f *Front) Pause(s *session.Screen) shell.Screen {
	return f.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(600)}, Items: func() []panel.Item {
		begin := s.Beginnings()
		items := []panel.Item{
			panel.Title{Text: f.Say(msg.MenuTitle)},
			panel.Row{Buttons: []panel.Button{f.Button(s.ResumeKey(), panel.Primary, shell.Close), begin[0]}},
		}
		for _, b := range begin[1:] {
			items = append(items, b)
		}
		copies := f.keyed(f.Button(msg.ActionCopy, panel.Quiet, func() shell.Step { return f.Copied(s.AsText()) }), input.CommandCopy)
		return append(items, panel.Gap{}, panel.Row{Buttons: []panel.Button{f.SettingsButton(msg.MenuSettings), copies}}, panel.Row{Buttons: append(s.Departures(), f.QuitButton())})
	}})
}
