package partner_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
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
		want           partner.LossKind
	}{
		"a trick": {near, []thegame.Move{lay(20, thegame.A), lay(40, thegame.A), end}, partner.TrickLoss},
		"more":    {append([]thegame.Move{lay(10, thegame.B)}, near...), near, partner.MoreLoss},
		"fewer":   {near, append([]thegame.Move{lay(10, thegame.B)}, near...), partner.FewerLoss},
		"farther": {[]thegame.Move{lay(40, thegame.A), lay(90, thegame.A), end}, near, partner.FarLoss},
		"others":  {near, []thegame.Move{lay(10, thegame.B), lay(90, thegame.B), end}, partner.OtherLoss},
	} {
		l := partner.Loss{Turn: partner.Turn{Before: p, Moves: test.played}, Better: test.better}
		if got := l.Kind(); got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}
