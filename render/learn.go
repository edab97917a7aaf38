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
	detailed := func(key, detail string, action func()) menu.Button {
		b := a.button(key, menu.Quiet, action)
		b.Detail = a.say.Say(detail)
		return b
	}
	return []menu.Item{
		a.waysToPractise(),
		detailed("book.learn.overview", "book.learn.overview.detail", func() { a.showOverview(&overview{}, layer{help: true}) }),
		detailed("book.learn.rules", "book.learn.rules.detail", func() { a.showBook(firstPlace()) }),
	}
}
