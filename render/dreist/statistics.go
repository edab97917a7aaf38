package dreist

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// The pages of the statistics.
const (
	overviewPage = iota
	kindsPage
	rungsPage
	opponentsPage
)

// statisticsHeight is the logical height of the panel: that of its longest page, so that the pages stand in one place.
const statisticsHeight = 544

// showStatistics shows what the history tells of the finished games.
func (a *game) showStatistics() shell.Step { return shell.Home(a.Records()) }

// Records returns the statistics, which the finished games and the data lead back to.
func (a *game) Records() shell.Screen {
	var stats ladder.Statistics
	page := overviewPage
	return a.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(680), panel.Height(statisticsHeight)},
		Load: func() {
			stats = ladder.Tally(a.Finished())
		},
		Items: func() []panel.Item {
			items := []panel.Item{panel.Title{Text: a.say.Say(msg.StatisticsTitle)}}
			if stats.Total.Played > 0 {
				pages := panel.Choice{ID: "statistics", Index: page, Changed: func(i int) {
					page = i
					a.Remake()
				}}
				for _, key := range []string{"overview", "kinds", "rungs", "opponents"} {
					pages.Options = append(pages.Options, a.say.Say("statistics.page."+key))
				}
				items = append(items, pages)
			}
			items = append(items, a.statisticsPage(page, stats)...)
			return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
				a.Button(msg.LadderBack, panel.Primary, shell.Close), a.Button(msg.HistoryOpen, panel.Quiet, a.ShowHistory), a.Button(msg.DataOpen, panel.Quiet, a.ShowData),
			}})
		},
		Adorn: func(room geom.Rect) { a.drawLeft(&a.canvas, room, stats) },
	})
}

// statisticsPage returns what a page of the statistics shows.
func (a *game) statisticsPage(page int, stats ladder.Statistics) []panel.Item {
	switch {
	case page == overviewPage || stats.Total.Played == 0:
		items := []panel.Item{panel.Paragraph{Text: a.statisticsText(stats)}}
		if stats.Total.Played > 0 {
			items = append(items, panel.Stage{Height: 170})
		}
		return items
	case page == kindsPage:
		return a.scores(msg.StatisticsKind, kindScores(a, stats), &stats.Total)
	case page == rungsPage:
		return a.scores(msg.StatisticsRung, rungScores(stats), nil)
	}
	return a.scores(msg.StatisticsOpponent, opponentScores(a, stats), nil)
}

func (a *game) statisticsText(s ladder.Statistics) string {
	t := s.Total
	if t.Played == 0 {
		return a.say.Say(msg.StatisticsNone)
	}
	fastest := "–"
	if t.BestRounds > 0 {
		fastest = strconv.Itoa(t.BestRounds)
	}
	text := a.say.Say(msg.StatisticsGames, assets.Values{"Won": t.Won, "Played": t.Played, "Share": (100*t.Won + t.Played/2) / t.Played}) + "\n" +
		a.say.Say(msg.StatisticsStreak, assets.Values{"Streak": t.Streak, "Best": t.BestStreak}) + "\n" +
		a.say.Say(msg.StatisticsTurns, assets.Values{"Mean": int(t.MeanRounds() + 0.5), "Best": fastest}) + "\n" +
		a.say.Say(msg.StatisticsMade, assets.Values{"Trios": s.Counts[ladder.Trios], "Gifts": s.Counts[ladder.Gifts]})
	if best := max(s.BestRung, a.ladder().Best); best > 0 {
		text += "\n" + a.say.Say(msg.LadderBest, assets.Values{"Rung": best, "Rating": a.rating(best)})
	}
	return text
}
