package records

import (
	"slices"
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

func counted(entries []store.HistoryEntry) []store.HistoryEntry {
	return slices.DeleteFunc(entries, func(e store.HistoryEntry) bool { return !e.Kind.IsCounted() })
}

// Pages returns the pages of the statistics, for one visit.
func (r *Statistics) Pages() screens.Statistics {
	var games []store.HistoryEntry
	chart := &screens.Chart{
		GameScreens: r.GameScreens, Title: "statistics.line.title",
		Legend: func(in geom.Rect) {
			r.DrawLegend(in, screens.ChartSign{Sign: panel.WonOutcome, Text: r.Say("statistics.line.won")}, screens.ChartSign{Sign: panel.LostOutcome, Text: r.Say("statistics.line.lost")})
		},
	}
	chart.Draw = func(in geom.Rect, spots []geom.Rect, grown float64) { r.drawGames(in, spots, chart.Matches, grown) }
	count := func() []store.HistoryEntry {
		games = counted(r.FinishedEntries())
		return games
	}
	return chart.Statistics(count, func() panel.Facts { return r.facts(games) }, "statistics.none", func() []screens.StatisticsPage {
		if !r.ShowsMedals() {
			return nil
		}
		medals := r.Medals.Pages()
		medals[0].Mood = shell.Proud
		return medals
	})
}

// facts returns the numbers about games that count, the newest first.
func (r *Statistics) facts(games []store.HistoryEntry) panel.Facts {
	s, best := store.StatisticsOf(games), 0
	for _, e := range games {
		best = max(best, e.Summary.Counts[match.BestTurnCountKey])
	}
	t := s.Total
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
		{Picture: fan, Number: known(best), Label: r.SayCount("statistics.turn", best)},
	}}
}
