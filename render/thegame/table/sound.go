package table

import (
	"dreist/game/thegame"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

// The notes over a card that is laid: in the direction of its pile, low and slow for a step that startles, and back against the
// direction with a high one at the end for the backwards trick.
var (
	upTune    = sounds.Notes(0.07, 0.35, 5, 7)
	downTune  = sounds.Notes(0.07, 0.35, 7, 5)
	farTune   = sounds.Notes(0.14, 0.5, 2, 0)
	backTunes = [...]*sounds.Tune{sounds.Notes(0.08, 0.6, 9, 7, 5, 12), sounds.Notes(0.08, 0.6, 5, 7, 9, 12)} // on a pile that climbs, on one that falls
)

// cueOf returns the sound of a card that is laid.
func cueOf(e thegame.CardLaid) sounds.Cue {
	cue := sounds.Cue{Clip: sounds.Lay, Tune: upTune}
	switch {
	case e.Trick && e.Pile.IsAscending():
		cue.Tune = backTunes[0]
	case e.Trick:
		cue.Tune = backTunes[1]
	case pictures.IsBig(e.Step):
		cue.Tune = farTune
	case !e.Pile.IsAscending():
		cue.Tune = downTune
	}
	return cue
}
