package dreixdrei

import (
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/shell"
)

func (g player) sitting() *sitting { return g.Session().Table.(*sitting) }

// example opens an example from the start screen, in a way.
func (g player) example(number int, way string) *sitting {
	g.Helper()
	g.App.Take(shell.Home())
	g.Press(g.Say("lessons.learn"))
	g.Press(g.Say("lessons.open"))
	g.Press(g.Say(examples.All()[number-1].Title))
	g.Press(g.Say(way))
	g.Rest()
	return g.sitting()
}

// TestEachExampleIsPlayedByGestures plays each to its goal, one with drags and the next with clicks.
func TestEachExampleIsPlayedByGestures(t *testing.T) {
	g := visit(t, 1)
	for number := 1; number <= examples.Count; number++ {
		b := g.example(number, "lessons.way.play")
		for steps := 0; !b.lesson.Finished; steps++ {
			m, ok := b.lesson.Play.Next()
			if !ok || steps > 20 {
				t.Fatalf("example %d: no way to the goal after %d steps", number, steps)
			}
			if b.lesson.Play.Position() != *b.Table.Position() {
				t.Fatalf("example %d: the lesson stands elsewhere than the table", number)
			}
			before := b.Table.Match.Length()
			g.play(m, number%2 == 0)
			if b.Table.Match.Length() != before+1 {
				t.Fatalf("example %d: %v is not made; the screen reads\n%s", number, m, g.Reads())
			}
		}
		if b.lesson.Misses != 0 || !b.game.lessons.Progress.Has(number, lesson.Flawless) {
			t.Errorf("example %d: %d misses, and no star", number, b.lesson.Misses)
		}
		g.WantRead(g.Say("lessons.done.flawless"))
	}
}

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, 1)
	for number := 1; number <= examples.Count; number++ {
		b := g.example(number, "lessons.way.never")
		for _, try := range b.lesson.Example.Tries {
			if try.Good() {
				continue
			}
			g.Key(input.CommandRight)
			flew := false
			for ticks := 0; b.lesson.Next() == 1 || b.Busy(true); ticks++ {
				if ticks > 3000 {
					t.Fatalf("example %d, %s: it does not end", number, try.Text)
				}
				for _, m := range b.Table.Overlay().Marks {
					flew = flew || m.Pose.Shown && m.Pose.Face == 1
				}
				g.Do()
			}
			g.WantRead(g.Say(try.Why))
			m, lays := dreixdrei.ParseMove(try.Last)
			lays = lays && m.Action == dreixdrei.LayCards && try.Why != "dreixdrei.examples.1.hand" // a card that is not there
			lays = lays && !strings.HasSuffix(try.Why, ".kept")
			if flew != lays || len(b.Table.Overlay().Marks) == 0 {
				t.Errorf("example %d, %s: a card flies: %v; crossed out are %d places", number, try.Text, flew, len(b.Table.Overlay().Marks))
			}
		}
	}

}
