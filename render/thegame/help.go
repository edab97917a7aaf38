package thegame

import (
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Help returns the rules at a glance over a screen.
func (g *game) Help(shell.Screen) screens.Help {
	return screens.Help{Menu: g.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(620)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: g.Say(thegamemsg.GlanceTitle)}}
		for line := range thegamemsg.Glance.Count {
			items = append(items, panel.Paragraph{Text: g.Say(thegamemsg.Glance.Line(line + 1)), Left: true})
		}
		return append(items, panel.Row{Buttons: []panel.Button{g.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
	}})}
}

// Book returns the rule book.
func (g *game) Book() screens.Book {
	b := screens.Book{
		Search: func(string) []screens.Hit { return nil }, Near: func(string) []string { return nil },
		Glance: func() shell.Step { return shell.Push(g.Help(nil)) },
	}
	c := screens.Chapter{Title: g.Say(thegamemsg.GlanceTitle)}
	for line := range thegamemsg.Glance.Count {
		c.Passages = append(c.Passages, screens.Passage{Text: g.Say(thegamemsg.Glance.Line(line + 1))})
	}
	b.Chapters = []screens.Chapter{c}
	return b
}
