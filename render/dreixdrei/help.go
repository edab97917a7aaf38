package dreixdrei

import (
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/teach"
)

// Help returns the rules at a glance over a screen or, where a refusal is told there, the page that explains that.
func (g *game) Help(over shell.Screen) screens.Help {
	if b, ok := boardOn(over); ok {
		if e, ok := b.table.Explanation(); ok {
			return screens.Help{Menu: g.overview.Why(e)}
		}
	}
	return screens.Help{Menu: g.overview.Last()}
}

// Book returns the rule book.
func (g *game) Book() screens.Book {
	b := g.BookOf(rulebook.Book(), func(p form.Paragraph) []panel.Link {
		return g.ExampleLinks(p.Examples, func(number int) shell.Step { return g.lessons.Open(number, teach.BackToBook) })
	})
	b.Intro, b.Glance = g.Say(dreixdreimsg.RulesNumbers), func() shell.Step { return shell.Push(g.Help(nil)) }
	return b
}
