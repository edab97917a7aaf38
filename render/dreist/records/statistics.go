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

// Pages returns the pages of the statistics, and counts the games anew.
func (s *Statistics) Pages() screens.Statistics {
	var games []store.HistoryEntry
	chart := &screens.Chart{
		GameScreens: s.GameScreens, TitleKey: "statistics.line.title",
		DrawOwnLegend: func(in geom.Rect) {
			s.DrawLegend(in, screens.LegendEntry{Sign: panel.WonOutcome, Text: s.Say("statistics.line.won")}, screens.LegendEntry{Sign: panel.LostOutcome, Text: s.Say("statistics.line.lost")})
		},
	}
	chart.DrawMatches = func(in geom.Rect, spots []geom.Rect, grown float64) { s.drawGames(in, spots, chart.Matches, grown) }
	count := func() []store.HistoryEntry {
		games = counted(s.FinishedEntries())
		return games
	}
	return chart.Statistics(count, func() panel.NumberBoxes { return s.facts(games) }, "statistics.none", func() []screens.StatisticsPage {
		if !s.ShowsMedals() {
			return nil
		}
		medals := s.Medals.Pages()
		medals[0].Mood = shell.ProudHost
		return medals
	})
}

// facts returns the numbers about games that count, the newest first.
func (s *Statistics) facts(games []store.HistoryEntry) panel.NumberBoxes {
	summary, best := store.StatisticsOf(games), 0
	for _, e := range games {
		best = max(best, e.Summary.Counts[match.BestTurnCountKey])
	}
	t := summary.Total
	ring, share := screens.RingOf(t.WinCount, t.GameCount)
	// An unknown number is a dash.
	known := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	tenths := screens.AverageInTenths(summary.Counts[match.TriosCountKey], t.GameCount)
	return panel.NumberBoxes{BoxesPerRow: 3, Boxes: []panel.NumberBox{
		{Picture: ring, Number: s.Say("statistics.share", assets.Values{"Share": share}), Label: s.Say("statistics.won", assets.Values{"Won": t.WinCount, "Played": t.GameCount})},
		{Picture: screens.FlameOf(t.Streak), Number: strconv.Itoa(t.Streak), Label: s.Say("statistics.streak", assets.Values{"Best": t.BestStreak})},
		{Picture: bolt, Number: known(t.FewestWinRounds), Label: s.SayCount("statistics.fastest", t.FewestWinRounds)},
		{Picture: trio, Number: s.FormatTenths(tenths), Label: s.Say("statistics.trios")},
		{Picture: packet, Number: strconv.Itoa(summary.Counts[match.GiftsGivenCountKey]), Label: s.SayCount("statistics.gifts", summary.Counts[match.GiftsGivenCountKey])},
		{Picture: fan, Number: known(best), Label: s.SayCount("statistics.turn", best)},
	}}
}
