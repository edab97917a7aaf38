package dreist

import (
	"dreist/assets/msg"
	"dreist/render/panel"
)

// showLearn shows the ways to learn the game.
func (a *App) showLearn() {
	a.rise()
	a.open(&menu{blocks: true, escape: a.showStart, options: []panel.Option{panel.Width(520)}, items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.LearnTitle)}}
		items = append(items, a.waysToLearn()...)
		return append(items, panel.Gap{}, panel.Row{Buttons: []panel.Button{a.button(msg.LadderBack, panel.Quiet, a.showStart)}})
	}})
}

// waysToLearn returns a button for each way to learn the game, the one for beginners first.
func (a *App) waysToLearn() []panel.Item {
	overview := a.button(msg.BookLearnOverview, panel.Quiet, func() { a.showOverview(&overview{}, layer{help: true}) })
	overview.Detail = a.say.Say(msg.BookLearnOverviewDetail)
	rules := a.button(msg.BookLearnRules, panel.Quiet, a.takeUpBook)
	rules.Detail = a.say.Say(msg.BookLearnRulesDetail)
	return []panel.Item{a.offerFirstGame(panel.Primary), a.examplesButton(), a.waysToPractise(), overview, rules}
}
