package dreixdrei

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	form "dreist/game/dreixdrei/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/table"
	"dreist/render/screens"
)

// About returns the title, box, settings and modes of DREI x DR3I, which the program needs before the game is open.
func About() screens.GameInfo {
	rules := match.SeatRules()
	rules.Options = []play.TableOption{setsOption}
	return screens.GameInfo{
		Title: "DREI x DR3I", Name: form.Name, AccentColor: pictures.AccentColor(), Box: screens.GameBox{Cover: pictures.BoxCoverMotif, LidColor: pictures.BoxColor()},
		Open:     func(g *screens.GameScreens) screens.Game { return newGame(g) },
		IsRecord: func(text string) bool { return record.GameOf(text) == form.Format().GameName }, RecordExtension: form.Format().Ext, IsNewer: form.Format().IsNewer,
		AddCounts: func(counts map[string]int, m profile.Match) { match.AddCounts(counts, m.(*match.Match)) },
		SeatRules: rules, SetupTitleKey: "dreixdrei.begin.table",
		Slots: []store.Slot{store.TableSlot, store.PracticeSlot},
		Filters: []screens.HistoryFilter{
			{LabelKey: "dreixdrei.played.all"}, {LabelKey: "dreixdrei.played.table", Kinds: []store.Kind{store.KindTable}},
			{LabelKey: "dreixdrei.played.practice", Kinds: []store.Kind{store.KindPractice}},
		},
		Switches: []screens.GameSetting{screens.HintSwitch()}, KeyActions: table.KeyActions(),
	}
}

// setsOption is the choice of the number of card sets at a small table (D 3); a large one needs two.
var setsOption = play.TableOption{Name: "sets", LabelKey: "dreixdrei.sets.name", Values: []string{"usual", "two"}}

func setsFor(seats int, chosen string) int {
	if chosen == setsOption.Values[1] {
		return dreixdrei.MaxSets
	}
	return dreixdrei.UsualSetCount(seats)
}
