package render

import (
	"strconv"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/menu"
	"dreist/render/scene"
)

// The pages of the statistics.
const (
	overviewPage = iota
	kindsPage
	rungsPage
	opponentsPage
)

// showStatistics shows what the history tells of the finished games.
func (a *App) showStatistics() {
	a.rise()
	entries, err := a.options.Store.History(0)
	a.tellHistory(err)
	stats := store.Tally(entries)
	page := overviewPage
	items := func() []menu.Item {
		items := []menu.Item{menu.Title{Text: a.say.Say("statistics.title")}}
		if stats.Total.Played > 0 {
			pages := menu.Choice{Index: page, Changed: func(i int) {
				page = i
				a.fitPanel()
			}}
			for _, key := range []string{"overview", "kinds", "rungs", "opponents"} {
				pages.Options = append(pages.Options, a.say.Say("statistics.page."+key))
			}
			items = append(items, pages)
		}
		items = append(items, a.statisticsPage(page, stats)...)
		return append(items, menu.Row{Buttons: []menu.Button{
			a.button("ladder.back", menu.Primary, a.showStart), a.button("history.open", menu.Quiet, a.showHistory), a.button("data.open", menu.Quiet, a.showData),
		}})
	}
	a.open(&panel{
		blocks: true, items: items, escape: a.showStart, options: []menu.Option{menu.Width(680)},
		adorn: func(e *easel, stage scene.Rect) { a.drawLeft(e, stage, stats) },
	})
}

// statisticsPage returns what a page of the statistics shows.
func (a *App) statisticsPage(page int, stats store.Statistics) []menu.Item {
	switch {
	case page == overviewPage || stats.Total.Played == 0:
		items := []menu.Item{menu.Paragraph{Text: a.statisticsText(stats)}}
		if stats.Total.Played > 0 {
			items = append(items, menu.Stage{Height: 170})
		}
		return items
	case page == kindsPage:
		return a.scores("statistics.kind", kindScores(a, stats), &stats.Total)
	case page == rungsPage:
		return a.scores("statistics.rung", rungScores(stats), nil)
	}
	return a.scores("statistics.opponent", opponentScores(a, stats), nil)
}

func (a *App) statisticsText(s store.Statistics) string {
	t := s.Total
	if t.Played == 0 {
		return a.say.Say("statistics.none")
	}
	fastest := "–"
	if t.BestTurns > 0 {
		fastest = strconv.Itoa(t.BestTurns)
	}
	text := a.say.Say("statistics.games", assets.Values{"Won": t.Won, "Played": t.Played, "Share": (100*t.Won + t.Played/2) / t.Played}) + "\n" +
		a.say.Say("statistics.streak", assets.Values{"Streak": t.Streak, "Best": t.BestStreak}) + "\n" +
		a.say.Say("statistics.turns", assets.Values{"Mean": int(t.MeanTurns() + 0.5), "Best": fastest}) + "\n" +
		a.say.Say("statistics.made", assets.Values{"Trios": s.DREIer, "Gifts": s.Gifts})
	if best := max(s.BestRung, a.ladder().Best); best > 0 {
		text += "\n" + a.say.Say("ladder.best", assets.Values{"Rung": best, "Rating": a.rating(best)})
	}
	return text
}

// The chart of the cards left counts in groups of a few cards, the last for all that are more.
const (
	chartGroups = 8
	chartGroup  = 4
)

// drawLeft draws a small chart: how often how many cards were left to whom at the end of a game.
func (a *App) drawLeft(e *easel, stage scene.Rect, s store.Statistics) {
	ui := e.ui()
	small := sized(a.frame, assets.Text, 14, ui.Muted)
	line := small.size * 1.5
	e.write(e.labels, a.say.Say("statistics.chart"), sized(a.frame, assets.Strong, 15, ui.Text), scene.Rect{X: stage.X, Y: stage.Y, W: stage.W, H: line}, center, 1)
	gap := stage.W * 0.05
	half := scene.Rect{X: stage.X, Y: stage.Y + line, W: (stage.W - gap) / 2, H: stage.H - line}
	a.drawBars(e, half, a.say.Say("statistics.egon"), leadButton, grouped(s.WonAgainst))
	half.X += half.W + gap
	a.drawBars(e, half, a.say.Say("statistics.you"), badgePlate, grouped(s.LostWith))
}

// grouped counts games in groups of cards left.
func grouped(counts map[int]int) [chartGroups]int {
	var groups [chartGroups]int
	for left, n := range counts {
		groups[min(max(left-1, 0)/chartGroup, chartGroups-1)] += n
	}
	return groups
}

func (a *App) drawBars(e *easel, in scene.Rect, title string, bar plate, groups [chartGroups]int) {
	ui := e.ui()
	small := sized(a.frame, assets.Text, 14, ui.Muted)
	line := small.size * 1.4
	most := 1
	for _, n := range groups {
		most = max(most, n)
	}
	pitch := in.W / chartGroups
	floor := in.Bottom() - 2*line
	high := floor - in.Y - line
	for i, n := range groups {
		x := in.X + float64(i)*pitch
		if n > 0 {
			h := max(high*float64(n)/float64(most), 4*a.frame.Scale)
			e.picture(figure{plateMotif, uint16(bar)}, scene.Rect{X: x + pitch*0.12, Y: floor - h, W: pitch * 0.76, H: h}, 1)
			e.write(e.labels, strconv.Itoa(n), small, scene.Rect{X: x, Y: floor - h - line, W: pitch, H: line}, center, 1)
		}
		from := strconv.Itoa(i*chartGroup + 1)
		if i == chartGroups-1 {
			from += "+"
		}
		e.write(e.labels, from, small, scene.Rect{X: x, Y: floor, W: pitch, H: line}, center, 1)
	}
	e.write(e.labels, title, small, scene.Rect{X: in.X, Y: floor + line, W: in.W, H: line}, center, 1)
}
