package peri

import (
	"fmt"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/screens"
)

// totals sums up the finished games that fit. Each move is a round.
func (g *game) totals(fits ...func(s *store.Summary) bool) (t store.GameTotals) {
	for _, e := range slices.Backward(g.FinishedEntries(store.KindSolo)) {
		if !slices.ContainsFunc(fits, func(fits func(s *store.Summary) bool) bool { return !fits(&e.Summary) }) {
			t = t.WithGame(e.Summary)
		}
	}
	return t
}

func isUnaided(s *store.Summary) bool {
	return s.Counts[play.HintsCountKey] == 0 && s.Counts[match.PeekCountKey] == 0
}

// Statistics returns the pages of the statistics: one about all games, and one for each page of the rule book with patiences that were
// played.
func (g *game) Statistics() screens.Statistics {
	return screens.Statistics{Pages: func() []screens.StatisticsPage {
		shown := []screens.StatisticsPage{{NameKey: "statistics.page.overview", Items: g.facts}}
		for _, p := range pages() {
			var rows [][]string
			for _, of := range p.Diagrams {
				ofIt := func(s *store.Summary) bool { return rowOf(s) == of.Patience }
				if t := g.totals(ofIt); t.GameCount > 0 {
					fewest := "–"
					if t.WinCount > 0 {
						fewest = strconv.Itoa(t.FewestWinRounds)
					}
					rows = append(rows, []string{
						g.Say(of.CaptionKey()), strconv.Itoa(t.GameCount), strconv.Itoa(t.WinCount), strconv.Itoa(g.totals(ofIt, isUnaided).WinCount), fmt.Sprintf("%d (%d)", t.Streak, t.BestStreak), fewest,
					})
				}
			}
			if rows != nil {
				heads := []string{"", g.Say("peri.played"), g.Say("peri.out"), g.Say("peri.unaided"), g.Say("peri.best"), g.Say("peri.fewest")}
				shown = append(shown, screens.StatisticsPage{NameKey: p.TabKey, Items: func() []panel.Item { return []panel.Item{panel.Grid{Rows: rows, HeadTexts: heads}} }})
			}
		}
		return shown
	}}
}

func (g *game) facts() []panel.Item {
	all, winnable := g.totals(), g.totals(func(s *store.Summary) bool { return s.Counts[match.WinnableCountKey] > 0 })
	if all.GameCount == 0 {
		return g.InvitationItems(g.Say("peri.unplayed"))
	}
	ring, share := screens.RingOf(all.WinCount, all.GameCount)
	return []panel.Item{panel.NumberBoxes{BoxesPerRow: 2, Boxes: []panel.NumberBox{
		{Picture: ring, Number: g.Say("statistics.share", assets.Values{"Share": share}), Label: g.Say("statistics.won", assets.Values{"Won": all.WinCount, "Played": all.GameCount})},
		{Picture: screens.FlameOf(all.Streak), Number: strconv.Itoa(all.Streak), Label: g.Say("peri.streak", assets.Values{"Best": all.BestStreak})},
		{Picture: g.court(), Number: strconv.Itoa(g.totals(isUnaided).WinCount), Label: g.Say("peri.alone")},
		{Picture: faces.CoinMotif, Number: fmt.Sprintf("%d/%d", winnable.WinCount, winnable.GameCount), Label: g.Say("peri.winnable")},
	}}}
}

// won returns the patiences that have come out, with the suit of the last card.
func (g *game) won() map[*peri.Patience]peri.Suit {
	won := map[*peri.Patience]peri.Suit{}
	for _, e := range g.FinishedEntries(store.KindSolo) {
		if e.Summary.HasWon() {
			won[rowOf(&e.Summary)] = peri.Suit(max(e.Summary.Counts[match.SuitCountKey]-1, 0))
		}
	}
	return won
}
