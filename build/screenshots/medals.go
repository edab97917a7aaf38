package main

import (
	"strings"
	"time"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/progress"
	"dreist/game/store"
)

// medalScenes returns the scenes of medals: none, some and all of them, earned at the table, at the end of a match and by old games; and
// the end of a daily deal, whose result is copied.
func medalScenes() []staged {
	const open = "press start.statistics statistics.page.medals;"
	fewMedals := remembered(few)
	return []staged{
		{"medals", all(newcomer, remembered(nil)), open + "snap medals-none; point medal.strong; wait 12; snap medals-none-told", nil},
		{"medals", all(newcomer, remembered(rememberAll)), "wait 24; burst medals-of-old 3 24; wait 120;" + open + "snap medals-of-old", nil},
		{"medals", all(fewMedals, dark), open + "snap medals-some-dark; strike Tab ArrowDown ArrowRight; snap medals-some-keys", nil},
		{"medals", all(remembered(nil), chosen(func(s *store.Settings) { s.TextSize = store.LargestText })),
			open + "point medal.examples; wait 12; snap medals-all-largest", nil},
		{"medals", remembered(nil), open + "snap medals-all; point medal.week; wait 12; snap medals-all-told", nil},
		{"medals", all(newcomer, remembered(nil), before(fixtures.RowTrio)), "press start.continue; burst medal-at-table 5 12", nil},
		{"medals", all(newcomer, fewMedals, dark, before(fixtures.Won)),
			"sit; play; unseen; until MatchWon .9; wait 216; seldom; burst medal-at-end 8 20", nil},
		{"medals", all(remembered(nil), daily(fixtures.Won)),
			`today; play; unseen; until MatchWon .9; wait 420; seldom; snap daily-end; press end.copy; snap daily-copied`, nil},
	}
}

// few stores some medals, the last of which the player has not seen.
func few(s *store.Folder) error {
	all := drive.AllMedals("2026-01-30")
	some := store.Notes{}
	for _, name := range []string{"trio", "bigturn", "examples"} {
		some[name] = all[name]
	}
	return s.SaveNotes(progress.MedalNotes, some)
}

// daily is before for a moment in today's deal.
func daily(find func() (fixtures.Moment, error)) preparation {
	return func(s *setting) error {
		if err := before(find)(s); err != nil {
			return err
		}
		text, _, err := s.files.LoadGame(store.Solo)
		if err != nil {
			return err
		}
		tag := "[" + progress.DayTag + " \"" + time.Now().Format(time.DateOnly) + "\"]\n"
		text = strings.Replace(text, "[Mode \"egon\"]\n", "[Mode \"egon\"]\n"+tag, 1)
		if err := s.files.SaveGame(progress.DaySlot, text); err != nil {
			return err
		}
		return s.files.DropGame(store.Solo)
	}
}
