package analysis_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
)

// The kind of a mistake is what the turn did, most instructive first.
func TestKindsTellWhatATurnDid(t *testing.T) {
	d := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{10, 20, 40, 45, 90}}}
	d.Piles = [thegame.Piles][]thegame.Card{{30}, {2}, {60}, {95}}
	p := need.Value(d.Position())(t)
	lay, end := thegame.Lay, thegame.End()
	near := []thegame.Move{lay(40, thegame.A), lay(45, thegame.A), end}
	for name, test := range map[string]struct {
		played, better []thegame.Move
		want           analysis.Kind
	}{
		"a trick": {near, []thegame.Move{lay(20, thegame.A), lay(40, thegame.A), end}, analysis.Trick},
		"more":    {append([]thegame.Move{lay(10, thegame.B)}, near...), near, analysis.More},
		"fewer":   {near, append([]thegame.Move{lay(10, thegame.B)}, near...), analysis.Fewer},
		"farther": {[]thegame.Move{lay(40, thegame.A), lay(90, thegame.A), end}, near, analysis.Far},
		"others":  {near, []thegame.Move{lay(10, thegame.B), lay(90, thegame.B), end}, analysis.Other},
	} {
		l := analysis.Loss{Turn: analysis.Turn{Before: p, Moves: test.played}, Better: test.better}
		if got := l.Kind(); got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}
