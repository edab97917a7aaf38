package learn

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei/primer"
	"dreist/render/dreixdrei/scene"
	"dreist/render/stage"
)

// TestEveryDiagramComesToRest plays every diagram to its end: then it shows what the rules say.
func TestEveryDiagramComesToRest(t *testing.T) {
	for _, p := range primer.Pages() {
		for _, of := range p.Diagrams {
			d := need.Value(newDiagram(of, nil, stage.NormalSpeed, false))(t)
			d.Fit(stage.Frame{W: 400, H: 300, Scale: 1})
			ticks := 0
			for ; d.NeedsTick() && ticks < 20_000; ticks++ {
				d.Tick()
			}
			want := scene.ViewOf(&d.board.PositionAfter)
			if got := d.line.View(); d.NeedsTick() || len(got.Pile) != len(want.Pile) || len(got.Hands[0]) != len(want.Hands[0]) || len(got.RemovedCards) != len(want.RemovedCards) {
				t.Errorf("%s: after %d ticks it shows %d cards on the pile and %d in the hand, want %d and %d", of.ID, ticks,
					len(got.Pile), len(got.Hands[0]), len(want.Pile), len(want.Hands[0]))
			}
		}
	}
}
