package records

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/shell"
)

// Statistics shows the results of all games. It also describes games in the history.
type Statistics struct {
	*screens.GameScreens
	Canvas      pictures.Canvas
	Medals      *awards.Awards
	ShowsMedals func() bool
}

type content struct {
	stats store.Statistics
	best  int                  // most cards that a player got rid of in one turn
	games []store.HistoryEntry // games that count, the newest first
}

// count computes the content from games, the newest first.
func (r *Statistics) count(entries []store.HistoryEntry) content {
	t := content{stats: store.Tally(entries)}
	for _, e := range entries {
		if e.Kind.IsCounted() {
			t.games = append(t.games, e)
			t.best = max(t.best, e.Summary.Counts[match.BestTurnCountKey])
		}
	}
	return t
}

// Pages returns the pages of the statistics, for one visit.
func (r *Statistics) Pages() screens.Statistics {
	var all content
	chart := &screens.Chart{
		GameScreens: r.GameScreens, Title: "statistics.line.title",
		Legend: func(in geom.Rect) {
			r.DrawLegend(in, screens.ChartSign{Sign: panel.WonOutcome, Text: r.Say("statistics.line.won")}, screens.ChartSign{Sign: panel.LostOutcome, Text: r.Say("statistics.line.lost")})
		},
	}
	chart.Draw = func(in geom.Rect, spots []geom.Rect, grown float64) { r.drawGames(in, spots, chart.Matches, grown) }
	count := func() []store.HistoryEntry {
		all = r.count(r.FinishedEntries())
		return all.games
	}
	return chart.Statistics(count, func() panel.Facts { return r.facts(&all) }, "statistics.none", func() []screens.StatisticsPage {
		if !r.ShowsMedals() {
			return nil
		}
		medals := r.Medals.Pages()
		medals[0].Mood = shell.Proud
		return medals
	})
}

func (r *Statistics) facts(all *content) panel.Facts {
	s, t := &all.stats, all.stats.Total
	ring, share := screens.RingOf(t.Won, t.Played)
	// An unknown number is a dash.
	known := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	tenths := screens.TenthsOf(s.Counts[match.TriosCountKey], t.Played)
	return panel.Facts{Columns: 3, List: []panel.Fact{
		{Picture: ring, Number: r.Say("statistics.share", assets.Values{"Share": share}), Label: r.Say("statistics.won", assets.Values{"Won": t.Won, "Played": t.Played})},
		{Picture: screens.FlameOf(t.Streak), Number: strconv.Itoa(t.Streak), Label: r.Say("statistics.streak", assets.Values{"Best": t.BestStreak})},
		{Picture: bolt, Number: known(t.BestRounds), Label: r.SayCount("statistics.fastest", t.BestRounds)},
		{Picture: trio, Number: r.FormatTenths(tenths), Label: r.Say("statistics.trios")},
		{Picture: packet, Number: strconv.Itoa(s.Counts[match.GiftsGivenCountKey]), Label: r.SayCount("statistics.gifts", s.Counts[match.GiftsGivenCountKey])},
		{Picture: fan, Number: known(all.best), Label: r.SayCount("statistics.turn", all.best)},
	}}
}
