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
		{Pile: thegame.PileA, Step: 4}, {Pile: thegame.PileC, Step: 4}, {Pile: thegame.PileB, Step: 40},
		{Pile: thegame.PileB, Step: -thegame.TenBackSize, IsTenBack: true}, {Pile: thegame.PileD, Step: -thegame.TenBackSize, IsTenBack: true},
	} {
		clip := sounds.Synthesize(cueOf(e), 0)
		if slices.ContainsFunc(heard, func(other []float32) bool { return slices.Equal(other, clip) }) {
			t.Errorf("%+v sounds like another one", e)
		}
		heard = append(heard, clip)
	}
}
