package thegame

import (
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	thegamerecord "dreist/game/thegame/record"
	"dreist/render/screens"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/table"
)

// About returns the title, box, settings and modes of THE GAME, which the program needs before the game is open.
func About() screens.GameInfo {
	rules := match.SeatRules()
	rules.Options = []play.TableOption{variantOption}
	return screens.GameInfo{
		Title: "THE GAME", Name: thegamerecord.Name, AccentColor: pictures.AccentColor(), Box: screens.GameBox{Cover: pictures.BoxCoverMotif, LidColor: pictures.BoxColor()},
		Open:     func(g *screens.GameScreens) screens.Game { return newGame(g) },
		IsRecord: func(text string) bool { return record.GameOf(text) == thegamerecord.Format().GameName },
		IsNewer:  thegamerecord.Format().IsNewer,
		AddCounts: func(counts map[string]int, m profile.Match) {
			counts[match.VariantCountKey] = int(m.(*match.Match).Deal().Variant)
		},
		SeatRules: rules, CountsCards: true, HasNoSeries: true, AgreesOnStarter: true, SetupTitleKey: "begin.together",
		Slots:    []store.Slot{store.SoloSlot, store.TableSlot, progress.DaySlot, store.PracticeSlot},
		Filters:  kinds(),
		Switches: []screens.GameSetting{screens.HintSwitch(), {LabelKey: tenBacksKey}, {LabelKey: listKey}}, KeyActions: table.KeyActions(),
	}
}

// The label keys of the switches.
const (
	tenBacksKey = "setting.tricks" // hand cards that can go ten back are marked
	listKey     = "setting.list"   // the list of the numbers already laid is shown, which the end mentions (G 17)
)

// variantOption is the choice of the variant, for the whole table (G 13).
var variantOption = play.TableOption{Name: "variant", LabelKey: "variant.name", Values: []string{thegame.Base.String(), thegame.Pro.String(), thegame.ProSmall.String()}}
