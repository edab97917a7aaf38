package analysis_test

import (
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
)

// The kind of a mistake is what the decision did where another is better.
func TestKindsTellWhatADecisionDid(t *testing.T) {
	lay := func(kinds ...dreixdrei.Kind) []dreixdrei.Move {
		var pieces []dreixdrei.Piece
		for _, k := range kinds {
			pieces = append(pieces, dreixdrei.Piece{Face: dreixdrei.Face{Kind: k}})
		}
		return []dreixdrei.Move{dreixdrei.Lay(pieces...)}
	}
	take := []dreixdrei.Move{dreixdrei.Take()}
	for _, test := range []struct {
		played, better []dreixdrei.Move
		want           analysis.Kind
	}{
		{take, lay(8), analysis.Took},
		{lay(8), take, analysis.Laid},
		{lay(dreixdrei.Delete), lay(8), analysis.Special},
		{lay(8), lay(dreixdrei.Delete), analysis.Number},
		{lay(9), lay(8), analysis.High},
		{lay(8), lay(9, 9), analysis.Low},
		{lay(8, 8), lay(8), analysis.More},
		{lay(8), lay(8, 8), analysis.Fewer},
		{[]dreixdrei.Move{dreixdrei.TurnUp(0)}, take, analysis.Other},
	} {
		l := analysis.Loss{Decision: analysis.Decision{Moves: test.played}, Better: test.better}
		if got := l.Kind(); got != test.want {
			t.Errorf("%v, better %v: got %s, want %s", test.played, test.better, got, test.want)
		}
	}
}
