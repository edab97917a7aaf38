// Package statistics tells what the history knows of finished games of DREIst!: the statistics, and each game in words.
package statistics

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Statistics are what is told of finished games.
type Statistics struct {
	*screens.Front
	Canvas   pictures.Canvas
	Words    words.Sentences
	BestRung func() int          // the highest rung of the ladder that was won
	Next     func() []panel.Item // what there is to learn next, if that is known
}

// The pages of the statistics.
const (
	overviewPage = iota
	kindsPage
	rungsPage
	opponentsPage
)

// statisticsHeight is the logical height of the panel: that of its longest page, so that the pages stand in one place.
const statisticsHeight = 544

// Statistics returns the screen of the statistics, which the finished games and the data lead back to.
func (r *Statistics) Screen() shell.Screen {
	var stats ladder.Statistics
	page, bars := overviewPage, &growth{Statistics: r}
	return r.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(680), panel.Height(statisticsHeight)},
		Load: func() {
			stats = ladder.Tally(r.Finished())
			bars.begin()
		},
		Items: func() []panel.Item {
			items := []panel.Item{panel.Title{Text: r.Say(msg.StatisticsTitle)}}
			if stats.Total.Played > 0 {
				pages := panel.Choice{ID: "statistics", Index: page, Changed: func(i int) {
					r.Turn(i - page)
					page = i
					bars.begin()
					r.Remake()
				}}
				for _, key := range []string{"overview", "kinds", "rungs", "opponents"} {
					pages.Options = append(pages.Options, r.Say("statistics.page."+key))
				}
				items = append(items, pages)
			}
			items = append(items, r.page(page, stats)...)
			if page == overviewPage {
				items = append(items, r.Next()...)
			}
			return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
				r.Button(msg.CommonBack, panel.Quiet, shell.Close), r.Button(msg.HistoryOpen, panel.Quiet, r.ShowHistory), r.Button(msg.DataOpen, panel.Quiet, r.ShowData),
			}})
		},
		Adorn: func(room geom.Rect) { r.drawLeft(r.Canvas, room, stats, bars.far()) },
		Live:  bars,
	})
}

// page returns what a page of the statistics shows.
func (r *Statistics) page(page int, stats ladder.Statistics) []panel.Item {
	switch {
	case page == overviewPage || stats.Total.Played == 0:
		items := []panel.Item{panel.Paragraph{Text: r.text(stats)}}
		if stats.Total.Played > 0 {
			items = append(items, panel.Stage{Height: 170})
		}
		return items
	case page == kindsPage:
		return r.scores(msg.StatisticsKind, r.kindScores(stats), &stats.Total)
	case page == rungsPage:
		return r.scores(msg.StatisticsRung, rungScores(stats), nil)
	}
	return r.scores(msg.StatisticsOpponent, r.opponentScores(stats), nil)
}

func (r *Statistics) text(s ladder.Statistics) string {
	t := s.Total
	if t.Played == 0 {
		return r.Say(msg.StatisticsNone)
	}
	fastest := "–"
	if t.BestRounds > 0 {
		fastest = strconv.Itoa(t.BestRounds)
	}
	text := r.Say(msg.StatisticsGames, assets.Values{"Won": t.Won, "Played": t.Played, "Share": (100*t.Won + t.Played/2) / t.Played}) + "\n" +
		r.Say(msg.StatisticsStreak, assets.Values{"Streak": t.Streak, "Best": t.BestStreak}) + "\n" +
		r.Say(msg.StatisticsTurns, assets.Values{"Mean": int(t.MeanRounds() + 0.5), "Best": fastest}) + "\n" +
		r.Say(msg.StatisticsMade, assets.Values{"Trios": s.Counts[ladder.Trios], "Gifts": s.Counts[ladder.Gifts]})
	if s.Hinted > 0 {
		text += " · " + r.Say(msg.StatisticsHinted, assets.Values{"Hinted": s.Hinted, "Played": t.Played})
	}
	if best := max(s.BestRung, r.BestRung()); best > 0 {
		text += "\n" + r.Say(msg.LadderBest, assets.Values{"Rung": best, "Rating": r.Words.Rating(best)})
	}
	return text
}
