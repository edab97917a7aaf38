package dreist

import (
	"slices"
	"testing"

	"dreist/assets/msg"
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

// TestEscapeBelongsToWhatWasWatched strikes Escape as Egon's turn has just ended, when it opens nothing that would take the
// keys after it, and later, when it does.
func TestEscapeBelongsToWhatWasWatched(t *testing.T) {
	for name, late := range map[string]int{"at once": 1, "half a second later": 30} {
		t.Run(name, func(t *testing.T) {
			g := visit(t, t.TempDir(), 7)
			g.newGame()
			g.settle()
			for g.table.Match.Over() || !g.table.OthersShow() {
				g.SetSpeed(stage.Instant)
				m := g.keenMove()
				g.SetSpeed(stage.Normal)
				g.makeMove(m)
				for range 600 {
					if g.table.OthersShow() || !g.table.Line.Busy() {
						break
					}
					g.wait(1)
				}
			}
			g.key(input.CommandCancel)
			if g.table.OthersShow() || g.panel != nil {
				t.Fatal("Escape does not end what the others show")
			}
			g.wait(late)
			g.key(input.CommandCancel)
			g.wait(1)
			if g.panel != nil {
				t.Fatalf("Escape opens %q", g.reads())
			}
			g.wait(60)
			g.key(input.CommandCancel)
			g.wait(1)
			if !g.offers(msg.MenuResume) {
				t.Errorf("later it opens %q", g.reads())
			}
		})
	}
}
