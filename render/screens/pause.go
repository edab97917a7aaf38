package screens

import (
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
)

// PauseMenu returns the pause menu over a match.
func (g *GameScreens) PauseMenu(s *session.Screen) shell.Screen {
	return g.NewPanelScreen(shell.PanelScreen{Options: []panel.Option{panel.WithWidth(420)}, Items: func() []panel.Item {
		rules := g.Button("tip.help", panel.QuietStyle, func() shell.Navigation { return g.ShowHelp(s) })
		items := []panel.Item{
			panel.Title{Text: g.Say("menu.title")},
			g.Button(s.ContinueKey(), panel.PrimaryStyle, shell.Close), g.keyed(rules, input.CommandHelp), s.NewButton(),
		}
		if s.MenuItems != nil {
			items = append(items, s.MenuItems()...)
		}
		return append(items, g.settingsButton("menu.settings"), s.LeaveButton("menu.leave", panel.QuietStyle))
	}})
}
