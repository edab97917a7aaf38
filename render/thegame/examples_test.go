package thegame

import (
	"dreist/render/tabletop"
	"slices"
	"testing"

	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/input"
	"dreist/render/shell"
)

// example opens an example from the start screen, in a way.
func (g *guest) example(number int, way string) *sitting {
	g.Helper()
	g.App.Navigate(shell.CloseToLowest())
	g.ClickLabel(g.Say("lessons.learn"))
	g.ClickLabel(g.Say("lessons.open"))
	g.ClickLabel(g.Say(g.game.examples()[number-1].Title))
	g.ClickLabel(g.Say(way))
	g.AdvanceToRest()
	return g.sitting()
}

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
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
					t.Fatalf("E %d, %s: it does not end", number, try.Text)
				}
				flew = flew || slices.ContainsFunc(b.Table.Overlay().Marks, func(m tabletop.Mark) bool { return m.Pose.IsVisible })
				g.Advance()
			}
			g.WantText(g.Say(try.Why))
			refused := try.RefusedToken != ""
			if lays := refused && try.RefusedMove.Action == thegame.LayCard; flew != lays {
				t.Errorf("E %d, %s: a card flies: %v", number, try.Text, flew)
			}
			if o := b.Table.Overlay(); refused != (len(o.Marks)+len(o.TopMarks) == 1) {
				t.Errorf("E %d, %s: crossed out are %d places", number, try.Text, len(o.Marks)+len(o.TopMarks))
			}
		}
	}
}
