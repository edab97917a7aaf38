package dreist

import (
	"dreist/render/panel"
	"dreist/render/shell"
)

// showLearn shows the ways to learn the game.
func (a *game) showLearn() shell.Step { return shell.Home(a.learnScreen()) }

// learnScreen returns the screen with the ways to learn the game.
func (a *game) learnScreen() shell.Screen {
	return a.NewMenu(shell.Menu{Mood: shell.Teaching, Options: []panel.Option{panel.Width(520)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say("learn.title")}}
		items = append(items, a.waysToLearn()...)
		return append(items, panel.Gap{}, panel.Row{Buttons: []panel.Button{a.Button("common.back", panel.Quiet, shell.Close)}})
	}})
}

// waysToLearn returns a button for each way to learn the game, the one for beginners first.
func (a *game) waysToLearn() []panel.Item {
	practice := a.Button("learn.practice", panel.Quiet, a.examples.Show)
	practice.Detail = a.say.Say("learn.practice.detail")
	rules := a.Button("book.learn.rules", panel.Quiet, a.SearchBook)
	rules.Detail = a.say.Say("book.learn.rules.detail")
	return []panel.Item{a.firstGame.screens().Offer(panel.Primary), practice, rules}
}
