package peri

import (
	"fmt"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/peri/faces"
	"dreist/render/screens"
)

// tally sums up the finished games of a patience, or of all.
type tally struct{ played, won, alone, row, best, fewest, winnable, sure int }

// add counts a finished game, the oldest first.
func (t *tally) add(s *store.Summary) {
	t.played++
	t.winnable += s.Counts[match.WinnableCountKey]
	if !s.HasWon() {
		t.row = 0
		return
	}
	t.won++
	t.sure += s.Counts[match.WinnableCountKey]
	t.row++
	t.best = max(t.best, t.row)
	if s.Counts[match.HintsCountKey] == 0 && s.Counts[match.PeekCountKey] == 0 {
		t.alone++
	}
	if n := s.Counts[match.MovesCountKey]; t.fewest == 0 || n < t.fewest {
		t.fewest = n
	}
}

// Statistics returns the pages of the statistics: one about all games, and one for each page of the rule book with patiences that were
// played.
func (g *game) Statistics() screens.Statistics {
	return screens.Statistics{Pages: func() []screens.StatisticsPage {
		all, each := g.tallies()
		shown := []screens.StatisticsPage{{Key: "statistics.page.overview", Items: func() []panel.Item { return g.facts(all) }}}
		for _, p := range pages() {
			var rows [][]string
			for _, of := range p.Diagrams {
				if t := each[of.row]; t.played > 0 {
					fewest := "–"
					if t.won > 0 {
						fewest = strconv.Itoa(t.fewest)
					}
					rows = append(rows, []string{
						g.Say(of.CaptionKey()), strconv.Itoa(t.played), strconv.Itoa(t.won), strconv.Itoa(t.alone), fmt.Sprintf("%d (%d)", t.row, t.best), fewest,
					})
				}
			}
			if rows == nil {
				continue
			}
			shown = append(shown, screens.StatisticsPage{Key: p.Tab, Items: func() []panel.Item {
				return []panel.Item{panel.Grid{Rows: rows, Head: []string{
					"", g.Say("peri.played"), g.Say("peri.out"), g.Say("peri.unaided"), g.Say("peri.best"), g.Say("peri.fewest"),
				}}}
			}})
		}
		return shown
	}}
}

// tallies sums up the finished games: all, and those of each patience.
func (g *game) tallies() (all tally, each map[*peri.Patience]*tally) {
	each = map[*peri.Patience]*tally{}
	for _, row := range peri.Patiences {
		each[row] = &tally{}
	}
	for _, e := range slices.Backward(g.FinishedEntries(store.KindSolo)) {
		all.add(&e.Summary)
		each[rowOf(&e.Summary)].add(&e.Summary)
	}
	return all, each
}

// facts returns the figures of all games together.
func (g *game) facts(all tally) []panel.Item {
	if all.played == 0 {
		return g.Invitation(g.Say("peri.unplayed"))
	}
	ring, share := screens.RingOf(all.won, all.played)
	return []panel.Item{panel.Facts{Columns: 2, List: []panel.Fact{
		{Picture: ring, Number: g.Say("statistics.share", assets.Values{"Share": share}), Label: g.Say("statistics.won", assets.Values{"Won": all.won, "Played": all.played})},
		{Picture: screens.FlameOf(all.row), Number: strconv.Itoa(all.row), Label: g.Say("peri.streak", assets.Values{"Best": all.best})},
		{Picture: g.court(), Number: strconv.Itoa(all.alone), Label: g.Say("peri.alone")},
		{Picture: faces.CoinMotif, Number: fmt.Sprintf("%d/%d", all.sure, all.winnable), Label: g.Say("peri.winnable")},
	}}}
}
