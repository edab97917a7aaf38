package dreixdrei

import (
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/input"
	"dreist/render/shell"
)

func (g player) sitting() *sitting { return g.SessionScreen().Table.(*sitting) }

// example opens an example from the start screen, in a way.
func (g player) example(number int, way string) *sitting {
	g.Helper()
	g.App.Navigate(shell.CloseToLowest())
	g.ClickLabel(g.Say("lessons.learn"))
	g.ClickLabel(g.Say("lessons.open"))
	g.ClickLabel(g.Say(primer.Examples()[number-1].Title))
	g.ClickLabel(g.Say(way))
	g.AdvanceToRest()
	return g.sitting()
}

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, 1)
	for number := 1; number <= primer.ExampleCount; number++ {
		b := g.example(number, "lessons.way.never")
		for _, try := range b.lesson.Example.Tries {
			if try.IsGood() {
				continue
			}
			g.SendCommand(input.CommandRight)
			flew := false
			for ticks := 0; b.lesson.TicksUntilChange() == 1 || b.NeedsTick(true); ticks++ {
				if ticks > 3000 {
					t.Fatalf("example %d, %s: it does not end", number, try.Text)
				}
				for _, m := range b.Table.Overlay().Marks {
					flew = flew || m.Pose.IsVisible && m.Pose.FaceUp == 1
				}
				g.Advance()
			}
			g.WantText(g.Say(try.Why))
			m, lays := dreixdrei.ParseMove(try.RefusedToken)
			lays = lays && m.Action == dreixdrei.LayCards && try.Why != "dreixdrei.examples.1.hand" // a card that is not there
			lays = lays && !strings.HasSuffix(try.Why, ".kept")
			if flew != lays || len(b.Table.Overlay().Marks) == 0 {
				t.Errorf("example %d, %s: a card flies: %v; crossed out are %d places", number, try.Text, flew, len(b.Table.Overlay().Marks))
			}
		}
	}

}
