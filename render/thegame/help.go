package thegame

import (
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	form "dreist/game/rulebook"
	"dreist/game/thegame/rulebook"
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
	b := g.BookOf(rulebook.Book(), func(form.Paragraph) []panel.Link { return nil })
	b.Intro, b.Glance = g.Say(thegamemsg.ThegameNumbers), func() shell.Step { return shell.Push(g.Help(nil)) }
	return b
}
