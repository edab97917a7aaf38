package main

import (
	"fmt"
	"strings"

	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/record"
	"dreist/game/store"
)

// periScenes are the type case of PERI, and each patience as it is dealt, by day and with strong signs in the dark.
func periScenes() (list []staged) {
	tour := "wait 30; snap peri-case; point peri.open.bigapple; wait 30; snap peri-case-pointed"
	for _, row := range peri.Patiences {
		tour += fmt.Sprintf("; press peri.open.%s; settle; snap peri-%[1]s; key F10; press menu.leave; wait 30", row.Key)
	}
	list = append(list, staged{"peri", chosen(lastPeri), tour, nil},
		staged{"peri dark", chosen(func(s *store.Settings) {
			lastPeri(s)
			s.Cloth, s.Cards.StrongSymbols = store.Slate, true
		}), strings.ReplaceAll(tour, "snap peri-", "snap peri-dark-"), nil})
	saved := func(key, record string) preparation {
		return all(chosen(lastPeri), saved(store.Slot(key).Of("peri"), "[Game \"PERI\"]\n[Format \"1\"]\n"+record))
	}
	solving := chosen(func(s *store.Settings) {
		lastPeri(s)
		s.Switches = s.Switches.With("peri.setting.verdict", true).With("peri.setting.winnable", true).With("peri.setting.sure", false)
	})
	solved := func(key, record string) preparation { return all(saved(key, record), solving) }
	return append(list,
		staged{"peri solver", solving, "press peri.open.fans; wait 400; snap peri-verdict; key H; wait 90; snap peri-hint", nil},
		staged{"peri solver", solved("wedding", "[Patience \"wedding\"]\n[Tableau \"Qh 5c 8h 2d 8c 7s Kh - - - - - - -\"]\n"), `press peri.open.wedding; wait 60; drag place.t3 place.t4;
			wait 120; snap peri-stuck`, nil},
		staged{"peri solver", solved("harvest", "[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"6d 8h / 9s / 5c / Ah / Kd / - / - / -\"]\n[Stock \"Qc 2d\"]\n"),
			"press peri.open.harvest; wait 60; key H; wait 60; snap peri-hopeless", nil},
		staged{"peri solver", solved("packets", "[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"6c 5c 4c 3c 2c / 4s 3s 2s / 4h 3h 2h / - / - / - / - / - / - / - / - / -\"]\n"),
			"press peri.open.packets; wait 60; snap peri-finish; press peri.finish; burst peri-finishing 6 12; wait 200; key Escape", nil},
		staged{"peri plays", saved("bigapple", periMidgame), `press peri.open.bigapple; wait 60; point place.t3; click card.Kd; wait 30; snap peri-chosen; key Escape; wait 10;
			drag card.5d place.t1; wait 30; snap peri-refused; key Escape; wait 10; key L; wait 60; snap peri-look-back; key Escape; wait 60;
			key F10; wait 30; snap peri-menu; press tip.help; wait 30; snap peri-book; press overview.2; wait 30; snap peri-book-pairs; key Escape; key Escape; key Comma; wait 30; snap peri-settings`, nil},
		staged{"peri plays", saved("wish", "[Patience \"wish\"]\n[Tableau \"Kh / - / Ks / - / - / - / - / -\"]\n"), `press peri.open.wish; wait 60; click card.Kh; wait 5; click card.Ks;
			burst peri-won 14 12; wait 200; snap peri-end`, nil},
		staged{"peri plays", saved("bigapple", "[Patience \"bigapple\"]\n[Foundations \"Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc / As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks / Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh / Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd\"]\n[Tableau \"Kd / - / - / - / - / - / -\"]\n"), `press peri.open.bigapple;
			burst peri-kings 20 12; wait 100; snap peri-kings-end`, nil},
		staged{"peri plays", saved("seek", "[Patience \"seek\"]\n[Tableau \"8h / - / Ad / - / - / - / 9c Qs / - / - / - / - / - / -\"]\n"), `press peri.open.seek; wait 60; press peri.run; wait 300; snap peri-lost`, nil},
		staged{"peri statistics", all(remembered(allWon), chosen(lastPeri), chosen(func(s *store.Settings) { s.Cards.Back = 3 })),
			"wait 30; snap peri-all-won; press statistics.title; wait 30; snap peri-statistics; press peri.glance.build.tab; wait 30; snap peri-statistics-each; key Escape; key Comma; wait 30; snap peri-backs", nil},
		staged{"peri plays", chosen(lastPeri), "press peri.open.packets; settle; point place.t9; wait 60; snap peri-fanned; key F10; wait 30; snap peri-code; key Escape; key F10; press menu.leave; wait 30; press peri.today; wait 30; snap peri-today", nil},
		staged{"peri plays", saved("bigapple", periLong), `press peri.open.bigapple; settle; snap peri-squeezed; point card.9h; wait 30; snap peri-pointed;
			hold card.5h place.t5; wait 20; snap peri-carried; key Escape; key F2; wait 30; snap peri-anew`, nil},
	)
}

const periMidgame = `[Patience "bigapple"]
[Foundations "Ac 2c / - / Ah / -"]
[Tableau "?9c 8h / 9s / ?4s Kd Qs Jh Tc / - / ?2s ?5h 5d / ?3c ?7c ?9d 8s 7d / 6s"]
[Stock "7s Td Jc Qd 3s"]
[Waste "Jd 4c"]
`

const periLong = `[Patience "bigapple"]
[Foundations "Ac / - / - / -"]
[Tableau "?3c ?4d ?5c ?6d ?7c ?8d Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s 3h 2s / 3s / 4c / - / - / - / Kd"]
[Stock "2c 4h"]

1: d
`

// allWon remembers that each patience has come out once.
func allWon(files *store.Folder) error {
	for i := range peri.Patiences {
		_, err := files.AddFinished(store.Finished{Record: fmt.Sprintf("; game %d\n", i), Date: "2026-01-30", Kind: store.KindSolo, Summary: store.Summary{
			Game: record.Name, Seats: 1, Seat: 1, Outcome: store.Outcome{End: store.AllWon, Score: []int{0}}, Counts: map[string]int{match.PatienceNumber: i, match.Moves: 60 + 13*i},
		}})
		if err != nil {
			return err
		}
	}
	return nil
}

// lastPeri has PERI open, with any cards: it takes time to find some that can come out.
func lastPeri(s *store.Settings) {
	s.Game, s.Switches = "peri", s.Switches.With("peri.setting.winnable", false)
}
