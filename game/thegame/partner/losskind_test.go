package partner_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
)

// The kind of a mistake is what the turn did, most instructive first.
func TestKindsTellWhatATurnDid(t *testing.T) {
	d := thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{10, 20, 40, 45, 90}}}
	d.Piles = [thegame.PileCount][]thegame.Card{{30}, {2}, {60}, {95}}
	p := need.Value(d.Position())(t)
	lay, end := thegame.Lay, thegame.EndMove()
	near := []thegame.Move{lay(40, thegame.PileA), lay(45, thegame.PileA), end}
	for name, test := range map[string]struct {
		played, better []thegame.Move
		want           partner.LossKind
	}{
		"a trick": {near, []thegame.Move{lay(20, thegame.PileA), lay(40, thegame.PileA), end}, partner.TenBackLoss},
		"more":    {append([]thegame.Move{lay(10, thegame.PileB)}, near...), near, partner.TooManyCardsLoss},
		"fewer":   {near, append([]thegame.Move{lay(10, thegame.PileB)}, near...), partner.TooFewLoss},
		"farther": {[]thegame.Move{lay(40, thegame.PileA), lay(90, thegame.PileA), end}, near, partner.TooFarLoss},
		"others":  {near, []thegame.Move{lay(10, thegame.PileB), lay(90, thegame.PileB), end}, partner.OtherLoss},
	} {
		l := partner.Loss{Turn: partner.Turn{PositionBefore: p, Moves: test.played}, BetterMoves: test.better}
		if got := l.Kind(); got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}
