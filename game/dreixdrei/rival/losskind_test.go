package rival_test

import (
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
)

// The kind of a mistake is what the decision did where another is better.
func TestKindsTellWhatADecisionDid(t *testing.T) {
	lay := func(kinds ...dreixdrei.Kind) []dreixdrei.Move {
		var pieces []dreixdrei.CardToLay
		for _, k := range kinds {
			pieces = append(pieces, dreixdrei.CardToLay{Face: dreixdrei.Face{Kind: k}})
		}
		return []dreixdrei.Move{dreixdrei.Lay(pieces...)}
	}
	take := []dreixdrei.Move{dreixdrei.PickUp()}
	for _, test := range []struct {
		played, better []dreixdrei.Move
		want           rival.LossKind
	}{
		{take, lay(8), rival.PickUpLoss},
		{lay(8), take, rival.LayLoss},
		{lay(dreixdrei.Delete), lay(8), rival.SpecialLoss},
		{lay(8), lay(dreixdrei.Delete), rival.NumberLoss},
		{lay(9), lay(8), rival.TooHighLoss},
		{lay(8), lay(9, 9), rival.TooLowLoss},
		{lay(8, 8), lay(8), rival.TooManyLoss},
		{lay(8), lay(8, 8), rival.TooFewLoss},
		{[]dreixdrei.Move{dreixdrei.TurnOverNth(0)}, take, rival.OtherLoss},
	} {
		l := rival.Loss{Decision: rival.Decision{Moves: test.played}, BetterMoves: test.better}
		if got := l.Kind(); got != test.want {
			t.Errorf("%v, better %v: got %s, want %s", test.played, test.better, got, test.want)
		}
	}
}
