package dreist

import (
	"image"

	"dreist/game/dreist/match"
	dreistrecord "dreist/game/dreist/record"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/start"
	"dreist/render/mascot"
	"dreist/render/screens"
)

// About returns the fixed properties of DREIst!.
func About() screens.GameInfo {
	return screens.GameInfo{
		Title: "DREIst!", Name: dreistrecord.Name, Icons: icons, Open: func(g *screens.GameScreens) screens.Game { return newGame(g) },
		AccentColor: pictures.AccentColor(),
		Box:         start.GameBox(),
		IsRecord:    func(text string) bool { return record.GameOf(text) == dreistrecord.Format().GameName }, IsNewer: dreistrecord.Format().IsNewer, SeatRules: match.SeatRules(), CountsCards: true,
		Filters: []screens.HistoryFilter{
			{LabelKey: "history.kind.all"},
			{LabelKey: "history.kind.solo", Kinds: []store.Kind{store.KindSolo}},
			{LabelKey: "history.kind.ladder", Kinds: []store.Kind{match.LadderKind}},
			{LabelKey: "history.kind.table", Kinds: []store.Kind{store.KindTable}},
			{LabelKey: "history.kind.practice", Kinds: []store.Kind{store.KindPractice, store.KindFirst}},
		},
		Switches: []screens.GameSetting{
			{LabelKey: "settings.fitting", SettingsField: func(s *store.Settings) *bool { return &s.Help.MarksPlayable }},
			screens.HintSwitch(),
			{LabelKey: "settings.confirm", SettingsField: func(s *store.Settings) *bool { return &s.Help.ConfirmDiscard }},
		},
		CardBacks: []screens.CardBack{
			{NameKey: "back.medallion", Motif: pictures.MedallionBack}, {NameKey: "back.egon", Motif: pictures.EgonTwiceBack},
			{NameKey: "back.gift", Motif: pictures.GiftWrapBack}, {NameKey: "back.lozenges", Motif: pictures.LozengesBack},
		},
		Slots: slots(), SetupTitleKey: "setup.title",
	}
}

func (g *game) Statistics() screens.Statistics { return g.statistics.Pages() }

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.MatchDescription {
	return g.statistics.DescribeGame(e)
}

func icons() []image.Image {
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icons = append(icons, mascot.Portrait(mascot.SmugMood.Expression(), size))
	}
	return icons
}
