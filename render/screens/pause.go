package screens

import (
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
)

// PauseMenu returns the pause menu over a match.
func (f *GameScreens) PauseMenu(s *session.Screen) shell.Screen {
	return f.NewPanelScreen(shell.PanelScreen{Options: []panel.Option{panel.Width(420)}, Items: func() []panel.Item {
		rules := f.Button("tip.help", panel.Quiet, func() shell.Navigation { return f.ShowHelp(s) })
		items := []panel.Item{
			panel.Title{Text: f.Say("menu.title")},
			f.Button(s.ContinueKey(), panel.Primary, shell.Close), f.keyed(rules, input.CommandHelp), s.NewButton(),
		}
		if s.MenuItems != nil {
			items = append(items, s.MenuItems()...)
		}
		return append(items, f.settingsButton("menu.settings"), s.LeaveButton("menu.leave", panel.Quiet))
	}})
}
