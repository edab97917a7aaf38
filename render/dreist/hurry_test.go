package dreist

import (
	"slices"
	"testing"

	"dreist/input"
	"dreist/render/stage"
	"dreist/render/target"
)

// TestEgonIsHurriedByButtonAndKey hurries Egon in his turn, and finds him as slow as ever afterwards.
func TestEgonIsHurriedByButtonAndKey(t *testing.T) {
	for name, hurry := range map[string]func(g *guest){
		"button": func(g *guest) { g.click(input.Point(g.table.Line.Geometry().Egon.Hurry.Center())) },
		"key":    func(g *guest) { g.key(input.CommandHurry) },
	} {
		t.Run(name, func(t *testing.T) {
			g := visit(t, t.TempDir(), 7)
			g.newGame()
			g.settle()
			offered := func() bool {
				return slices.ContainsFunc(g.at.Targets(nil), func(t target.Target) bool { return t.ID == "hurry" })
			}
			if offered() {
				t.Fatal("the player is hurried")
			}
			for !offered() {
				g.SetSpeed(stage.Instant)
				m := g.keenMove()
				g.SetSpeed(stage.Normal)
				g.makeMove(m)
				for range 600 {
					if offered() || !g.table.Line.Busy() {
						break
					}
					g.wait(1)
				}
			}
			for _, want := range []bool{true, false, true} {
				hurry(g)
				if g.table.Line.Hurried() != want {
					t.Fatalf("hurried is %v, want %v", !want, want)
				}
			}
			for range 6000 {
				if !g.table.OthersShow() {
					break
				}
				g.wait(1)
			}
			if g.table.Line.Hurried() || offered() {
				t.Error("the hurry lasts longer than Egon's turn")
			}
		})
	}
}
