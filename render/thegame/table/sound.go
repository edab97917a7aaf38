package table

import (
	"dreist/game/thegame"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

// The notes over a card that is laid: in the direction of its pile, low and slow for a step that startles, and back against the
// direction with a high one at the end for the backwards trick.
var (
	upTune    = tune(0.07, 0.35, 5, 7)
	downTune  = tune(0.07, 0.35, 7, 5)
	farTune   = tune(0.14, 0.5, 2, 0)
	backTunes = [...]*sounds.Tune{tune(0.08, 0.6, 9, 7, 5, 12), tune(0.08, 0.6, 5, 7, 9, 12)} // on a pile that climbs, on one that falls
)

// tune returns notes of the scale, so many seconds apart; every second variation is a step higher.
func tune(apart, gain float64, steps ...int) *sounds.Tune {
	t := &sounds.Tune{}
	for v := range t {
		for i, step := range steps {
			t[v] = append(t[v], sounds.Note{At: 0.05 + apart*float64(i), Step: step + v%2, Gain: gain, Seconds: 0.25})
		}
	}
	return t
}

// cueOf returns the sound of a card that is laid.
func cueOf(e thegame.CardLaid) sounds.Cue {
	cue := sounds.Cue{Clip: sounds.Lay, Tune: upTune}
	switch {
	case e.Trick && e.Pile.Ascending():
		cue.Tune = backTunes[0]
	case e.Trick:
		cue.Tune = backTunes[1]
	case pictures.MoodAt(e.Step) == pictures.Startled:
		cue.Tune = farTune
	case !e.Pile.Ascending():
		cue.Tune = downTune
	}
	return cue
}
