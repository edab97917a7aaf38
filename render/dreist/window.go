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
		Accent:   pictures.AccentColor(),
		Box:      start.GameBox(),
		IsRecord: func(text string) bool { return record.GameOf(text) == dreistrecord.Format().Game }, SeatRules: match.SeatRules(), CountsCards: true,
		Filters: []screens.HistoryFilter{
			{Label: "history.kind.all"},
			{Label: "history.kind.solo", Kinds: []store.Kind{store.KindSolo}},
			{Label: "history.kind.ladder", Kinds: []store.Kind{match.LadderKind}},
			{Label: "history.kind.table", Kinds: []store.Kind{store.KindTable}},
			{Label: "history.kind.practice", Kinds: []store.Kind{store.KindPractice, store.KindFirst}},
		},
		Switches: []screens.Switch{
			{LabelKey: "settings.fitting", Field: func(s *store.Settings) *bool { return &s.Help.MarksPlayable }},
			screens.HintSwitch(),
			{LabelKey: "settings.confirm", Field: func(s *store.Settings) *bool { return &s.Help.ConfirmDiscard }},
		},
		Backs: []screens.CardBack{
			{Key: "back.medallion", Motif: pictures.MedallionBack}, {Key: "back.egon", Motif: pictures.EgonTwiceBack},
			{Key: "back.gift", Motif: pictures.GiftWrapBack}, {Key: "back.lozenges", Motif: pictures.LozengesBack},
		},
		Slots: slots(), SetupTitleKey: "setup.title",
	}
}

func (g *game) Statistics() screens.Statistics { return g.statistics.Pages() }

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.FinishedMatch {
	return g.statistics.DescribeGame(e)
}

func icons() []image.Image {
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icons = append(icons, mascot.Portrait(mascot.Smug.Expression(), size))
	}
	return icons
}
