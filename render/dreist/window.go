package dreist

import (
	"image"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/screens"
)

// About tells what is always the same about DREIst!.
func (a *game) About() screens.About {
	return screens.About{
		Title: "DREIst!", Name: ladder.Game, Table: match.Table(), ExampleCode: dreist.DailyDeal(1, 1, 1).String(),
		Kinds: []screens.Kind{
			{Label: msg.HistoryKindAll},
			{Label: msg.HistoryKindSolo, Of: []store.Kind{store.KindSolo}},
			{Label: msg.HistoryKindLadder, Of: []store.Kind{ladder.Kind}},
			{Label: msg.HistoryKindTable, Of: []store.Kind{store.KindTable}},
			{Label: msg.HistoryKindPractice, Of: []store.Kind{store.KindPractice, store.KindFirst}},
		},
		Setup: msg.SetupTitle, Progress: msg.ImportProgress,
	}
}

// Icons is Egon, in the sizes that systems show.
func (a *game) Icons() []image.Image {
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icons = append(icons, pictures.Egon(pictures.Smug.Expression(), size))
	}
	return icons
}
