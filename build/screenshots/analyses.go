package main

import (
	"fmt"
	"strings"
	"sync"

	"dreist/build/fixtures"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/store"
	"dreist/render/screens"
)

// judgedGames is the number of simulated games per decision in analyses for pictures.
const judgedGames = 600

// looked is a finished game with the text of its analysis.
type looked struct {
	store.Finished
	text []byte
}

// judged returns a preparation that stores analysed games, oldest first: a lost one, a won one, a lost one analysed in part, and one of
// two persons. They are analysed once for all scenes.
func judged() preparation {
	all := sync.OnceValues(judge)
	return remembered(func(s *store.Folder) error {
		games, err := all()
		if err != nil {
			return err
		}
		notes := store.Notes{}
		for _, g := range games {
			if _, err := s.AddFinished(g.Finished); err != nil {
				return err
			}
			notes[g.Entry().Sum+".1"] = g.text
		}
		return s.SaveNotes(screens.AnalysisNotes, notes)
	})
}

func judge() ([]looked, error) {
	var games []looked
	for _, game := range []struct {
		won  bool
		seed uint64
		part float64
	}{{false, 30, 1}, {true, 1, 1}, {false, 60, 0.5}} {
		m, err := ended(game.won, game.seed)
		if err != nil {
			return nil, err
		}
		text, err := judgedText(m, game.part)
		if err != nil {
			return nil, err
		}
		games = append(games, looked{store.Finished{Record: m.Record(), Date: "2026-01-29", Kind: store.KindSolo, Summary: summaryOf(m)}, text})
	}
	shared, err := playedTable([]string{"", ""}, 10_000)
	if err != nil {
		return nil, err
	}
	m, err := match.Resume(shared, play.DiscardSaver{})
	if err != nil {
		return nil, err
	}
	text, err := judgedText(m, 1)
	summary := summaryOf(m)
	summary.Seat, summary.Opponents = 0, []string{play.Person}
	return append(games, looked{store.Finished{Record: shared, Date: "2026-01-30", Kind: store.KindTable, Summary: summary}, text}), err
}

// judgedText returns the analysis of a part of the first seat's decisions.
func judgedText(m *match.Match, part float64) ([]byte, error) {
	start := m.InitialPosition()
	run := analysis.Begin(&start, m.History(), 0, nil)
	for float64(len(run.Decisions)) < part*float64(run.All) {
		run.JudgeNext(simulate.Limit{Games: judgedGames})
	}
	return run.Text()
}

// ended returns a whole game of a greedy player, from a seed on, that ends as wanted.
func ended(won bool, seed uint64) (*match.Match, error) {
	for ; ; seed++ {
		text, winner, err := fixtures.Game(seed, fixtures.Keen)
		if err != nil {
			return nil, err
		}
		if won == (winner == 0) {
			return match.Resume(text, play.DiscardSaver{})
		}
	}
}

func summaryOf(m *match.Match) store.Summary {
	f := m.Facts()
	return store.Summary{Seats: len(f.Score), Seat: 1, Outcome: f.Outcome, Turns: f.Turns, Opponents: []string{match.Egon}}
}

// analysisScenes returns the scenes of analyses.
func analysisScenes() []staged {
	light := judged()
	set := light
	look := func(row int) string {
		return fmt.Sprintf("press start.statistics history.open games.%d; wait 24;", row)
	}
	open := func(row int) string { return look(row) + "press analysis.open;" }
	var list []staged
	for _, theme := range []string{"light", "dark"} {
		script := open(4) + "snap analysis-lost-THEME; press analysis.costly; wait 24; snap analysis-moment-THEME; press analysis.next; wait 24; snap analysis-next-THEME"
		list = append(list, staged{"analysis", set, strings.ReplaceAll(script, "THEME", theme), nil})
		set = all(dark, light)
	}
	set = light
	return append(list,
		staged{"analysis", set, open(3) + "point decision.5; wait 4; snap analysis-won", nil},
		// Stop it before a fast machine is done, as the key then does something else.
		staged{"analysis", set, look(2) + `click analysis.open; click analysis.halt; wait 24; snap analysis-halted; click analysis.goon; wait 4;
			snap analysis-runs`, nil},
		staged{"analysis", set, open(1) + "snap analysis-shared; press analysis.costly; wait 24; snap analysis-moment-ghosts", nil},
		staged{"analysis", before(fixtures.Lost), `sit; play; unseen; until MatchWon .01; seldom; wait 240; press review.open; wait 24; snap analysis-offered;
			press analysis.open; snap analysis-begins`, nil})
}
