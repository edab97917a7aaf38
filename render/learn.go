package render

import "dreist/render/menu"

// showLearn shows the ways to learn the game.
func (a *App) showLearn() {
	a.rise()
	a.open(&panel{blocks: true, escape: a.showStart, options: []menu.Option{menu.Width(520)}, items: func() []menu.Item {
		items := []menu.Item{menu.Title{Text: a.say.Say("learn.title")}}
		items = append(items, a.waysToLearn()...)
		return append(items, menu.Gap{}, menu.Row{Buttons: []menu.Button{a.button("ladder.back", menu.Quiet, a.showStart)}})
	}})
}

// waysToLearn returns a button for each way to learn the game, the one for beginners first.
func (a *App) waysToLearn() []menu.Item {
	overview := a.button("book.learn.overview", menu.Quiet, func() { a.showOverview(&overview{}, layer{help: true}) })
	overview.Detail = a.say.Say("book.learn.overview.detail")
	rules := a.button("book.learn.rules", menu.Quiet, a.takeUpBook)
	rules.Detail = a.say.Say("book.learn.rules.detail")
	return []menu.Item{a.offerFirstGame(menu.Primary), a.figuresButton(), a.waysToPractise(), overview, rules}
}
