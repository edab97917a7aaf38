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
	return []menu.Item{a.figuresButton()}
}
