package screens

import (
	"slices"
	"testing"

	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
)

// TestEqualSumsAreBothCrowned shows a series that two have won.
func TestEqualSumsAreBothCrowned(t *testing.T) {
	s := play.NewSeries([]play.Player{{Name: "Ada", Kind: play.Person}, {Name: "Ben", Kind: play.Person}}, 0, 2)
	s.AddGame(0, play.MatchFacts{Outcome: store.WonBy(1, 1, 0)}, "", "")
	s.AddGame(1, play.MatchFacts{Outcome: store.WonBy(0, 0, 1)}, "", "")
	grid := visit(t, t.TempDir()).seriesGrid(s, 2)
	sums := slices.DeleteFunc(slices.Clone(grid.CrownedCells), func(at panel.GridCell) bool { return at.Row < len(grid.Rows) })
	if len(sums) != 2 || !slices.Equal(grid.FootTexts[1:], []string{"1", "1"}) {
		t.Errorf("below %v are the crowns %v", grid.FootTexts, sums)
	}
}
