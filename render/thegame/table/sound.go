package table

import (
	"dreist/game/thegame"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

// The tunes of laid cards: in the direction of the pile, low and slow for a big step, against it with a high note for ten back.
var (
	upTune    = sounds.NewTune(0.07, 0.35, 5, 7)
	downTune  = sounds.NewTune(0.07, 0.35, 7, 5)
	farTune   = sounds.NewTune(0.14, 0.5, 2, 0)
	backTunes = [...]*sounds.TuneVariations{sounds.NewTune(0.08, 0.6, 9, 7, 5, 12), sounds.NewTune(0.08, 0.6, 5, 7, 9, 12)} // up a pile, down a pile
)

func cueOf(e thegame.CardLaid) sounds.Cue {
	cue := sounds.Cue{Clip: sounds.LayClip, Tune: upTune}
	switch {
	case e.IsTenBack && e.Pile.IsAscending():
		cue.Tune = backTunes[0]
	case e.IsTenBack:
		cue.Tune = backTunes[1]
	case pictures.IsBigStep(e.Step):
		cue.Tune = farTune
	case !e.Pile.IsAscending():
		cue.Tune = downTune
	}
	return cue
}
