package peri

import (
	"strconv"

	"dreist/game/peri"
	"dreist/game/peri/match"
	perirecord "dreist/game/peri/record"
	"dreist/game/progress"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/peri/faces"
	"dreist/render/peri/table"
	"dreist/render/screens"
)

const title = "PERI"

// About returns the title, box, settings and modes of PERI, which the program needs before the game is open.
func About() screens.GameInfo {
	return screens.GameInfo{
		Title: title, Name: perirecord.Name, AccentColor: faces.CaseColor(), Box: screens.GameBox{Cover: faces.BoxCoverMotif, LidColor: faces.CaseColor()},
		Open:      func(f *screens.GameScreens) screens.Game { return newGame(f) },
		IsRecord:  func(text string) bool { return record.GameOf(text) == perirecord.Format().GameName },
		IsNewer:   perirecord.Format().IsNewer,
		SeatRules: match.SeatRules(), CountsCards: true, HasNoSeries: true, SetupTitleKey: "peri.name.bigapple", Slots: modes(), Filters: []screens.HistoryFilter{
			{LabelKey: "peri.all"}, {LabelKey: "peri.counted", Kinds: []store.Kind{store.KindSolo}}, {LabelKey: "peri.practice", Kinds: []store.Kind{store.KindPractice}},
		},
		Switches: []screens.GameSetting{screens.HintSwitch(), verdicts, winnable, oneClick, sureCards, allCards, fourColours}, CardBacks: backs(), KeyActions: table.Actions(),
	}
}

func backs() (all []screens.CardBack) {
	for i := range faces.BackDesignCount {
		all = append(all, screens.CardBack{NameKey: "peri.back." + strconv.Itoa(i), Motif: faces.BackMotif(i)})
	}
	return all
}

// modes returns the slots of unfinished matches: one for each patience, those of the day and of practice.
func modes() (all []store.Slot) {
	for _, row := range peri.Patiences {
		all = append(all, store.Slot(row.Key))
	}
	return append(all, progress.DaySlot, store.PracticeSlot)
}

// The switches of PERI.
var (
	oneClick    = screens.GameSetting{LabelKey: "peri.setting.click"}                   // a click carries a card if only one place takes it
	sureCards   = screens.GameSetting{LabelKey: "peri.setting.sure", Default: true}     // cards of no use anywhere else go up by themselves
	allCards    = screens.GameSetting{LabelKey: "peri.setting.all"}                     // so do all cards that fit, in patiences with sure cards
	fourColours = screens.GameSetting{LabelKey: "peri.setting.colours", Default: true}  // each suit has its own colour
	verdicts    = screens.GameSetting{LabelKey: "peri.setting.verdict", Default: true}  // the table says whether the deal can be won, which hints at face-down cards
	winnable    = screens.GameSetting{LabelKey: "peri.setting.winnable", Default: true} // every deal is one that the solver wins
)
