package table

import (
	"slices"
	"testing"

	"dreist/game/thegame"
	"dreist/sounds"
)

// TestStepsSoundApart lays a card in every way that has a sound of its own.
func TestStepsSoundApart(t *testing.T) {
	var heard [][]float32
	for _, e := range []thegame.CardLaid{
		{Pile: thegame.A, Step: 4}, {Pile: thegame.C, Step: 4}, {Pile: thegame.B, Step: 40},
		{Pile: thegame.B, Step: -thegame.TrickSize, Trick: true}, {Pile: thegame.D, Step: -thegame.TrickSize, Trick: true},
	} {
		clip := sounds.Synthesize(cueOf(e), 0)
		if slices.ContainsFunc(heard, func(other []float32) bool { return slices.Equal(other, clip) }) {
			t.Errorf("%+v sounds like another one", e)
		}
		heard = append(heard, clip)
	}
}
