package peri

import (
	"fmt"
	"strconv"

	"dreist/assets"
	"dreist/game/peri/match"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/screens"
)

// tally sums up the finished games of a patience, or of all.
type tally struct{ played, won, alone, row, best, fewest, winnable, sure int }

// add counts a finished game, the oldest first.
func (t *tally) add(s *store.Summary) {
	t.played++
	t.winnable += s.Counts[match.Winnable]
	if !s.Won() {
		t.row = 0
		return
	}
	t.won++
	t.sure += s.Counts[match.Winnable]
	t.row++
	t.best = max(t.best, t.row)
	if s.Counts[match.Hints] == 0 && s.Counts[match.Seen] == 0 {
		t.alone++
	}
	if n := s.Counts[match.Moves]; t.fewest == 0 || n < t.fewest {
		t.fewest = n
	}
}

// Statistics returns what is told of how the games went: all together, and each patience that was played.
func (g *game) Statistics() screens.Statistics {
	return screens.Statistics{Pages: func() []screens.StatisticsPage {
		return []screens.StatisticsPage{{Key: "statistics.page.overview", Items: g.tallies}}
	}}
}

func (g *game) tallies() []panel.Item {
	games := g.Finished(store.KindSolo)
	if len(games) == 0 {
		return g.Invitation(g.Say("peri.unplayed"))
	}
	all, each := tally{}, make([]tally, len(shelf))
	for i := len(games) - 1; i >= 0; i-- {
		s := &games[i].Summary
		all.add(s)
		for n, c := range shelf {
			if c.key == rowOf(s).Key {
				each[n].add(s)
			}
		}
	}
	ring, share := screens.RingOf(all.won, all.played)
	items := []panel.Item{panel.Facts{Columns: 4, All: []panel.Fact{
		{Picture: ring, Number: g.Say("statistics.share", assets.Values{"Share": share}), Label: g.Say("statistics.won", assets.Values{"Won": all.won, "Played": all.played})},
		{Picture: screens.FlameOf(all.row), Number: strconv.Itoa(all.row), Label: g.Say("peri.streak", assets.Values{"Best": all.best})},
		{Picture: g.court(), Number: strconv.Itoa(all.alone), Label: g.Say("peri.alone")},
		{Picture: coinSign, Number: fmt.Sprintf("%d/%d", all.sure, all.winnable), Label: g.Say("peri.winnable")},
	}}}
	grid := panel.Grid{Head: []string{"", g.Say("peri.played"), g.Say("peri.out"), g.Say("peri.unaided"), g.Say("peri.best"), g.Say("peri.fewest")}}
	for n, c := range shelf {
		if t := each[n]; t.played > 0 {
			fewest := "–"
			if t.won > 0 {
				fewest = strconv.Itoa(t.fewest)
			}
			grid.Rows = append(grid.Rows, []string{
				g.Say("peri.name." + c.key), strconv.Itoa(t.played), strconv.Itoa(t.won), strconv.Itoa(t.alone), fmt.Sprintf("%d (%d)", t.row, t.best), fewest,
			})
		}
	}
	return append(items, grid)
}
