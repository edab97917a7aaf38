package dreist

import "dreist/render/panel"

// showLearn shows the ways to learn the game.
func (a *App) showLearn() {
	a.rise()
	a.open(&menu{blocks: true, escape: a.showStart, options: []panel.Option{panel.Width(520)}, items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say("learn.title")}}
		items = append(items, a.waysToLearn()...)
		return append(items, panel.Gap{}, panel.Row{Buttons: []panel.Button{a.button("ladder.back", panel.Quiet, a.showStart)}})
	}})
}

// waysToLearn returns a button for each way to learn the game, the one for beginners first.
func (a *App) waysToLearn() []panel.Item {
	overview := a.button("book.learn.overview", panel.Quiet, func() { a.showOverview(&overview{}, layer{help: true}) })
	overview.Detail = a.say.Say("book.learn.overview.detail")
	rules := a.button("book.learn.rules", panel.Quiet, a.takeUpBook)
	rules.Detail = a.say.Say("book.learn.rules.detail")
	return []panel.Item{a.offerFirstGame(panel.Primary), a.figuresButton(), a.waysToPractise(), overview, rules}
}
