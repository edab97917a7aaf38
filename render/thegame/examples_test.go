package thegame

import (
	"dreist/render/tabletop"
	"slices"
	"testing"

	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/examples"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
)

// example opens an example from the start screen, in a way.
func (g *guest) example(number int, way string) *sitting {
	g.Helper()
	g.App.Take(shell.Home())
	g.Press(g.Say("lessons.learn"))
	g.Press(g.Say("lessons.open"))
	g.Press(g.Say(g.game.examples()[number-1].Title))
	g.Press(g.Say(way))
	g.Rest()
	return g.sitting()
}

// move makes a move of a lesson with the mouse: drags or clicks a card, presses the end of the turn, or a signal.
func (g *guest) move(m thegame.Move, drags bool) {
	g.Helper()
	b := g.sitting()
	switch m.Action {
	case thegame.LayCard:
		g.lay(m, drags)
	case thegame.EndTurn:
		g.Press(g.Say("turn.button"))
	case thegame.SayWish:
		g.Do(guesttest.Click(input.Point(b.Table.Line.Geometry().Own(m.Pile, m.Signal).Center()))...)
	}
	g.Rest()
}

// TestEachExampleIsPlayedByGestures plays each to its goal, one with drags and the next with clicks.
func TestEachExampleIsPlayedByGestures(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for number := 1; number <= examples.Count; number++ {
		b := g.example(number, "lessons.way.play")
		for steps := 0; !b.lesson.Finished; steps++ {
			m, ok := b.lesson.Play.Next()
			if !ok || steps > 20 {
				t.Fatalf("E %d: no way to the goal after %d steps", number, steps)
			}
			if b.lesson.Play.Position() != *b.Table.Position() {
				t.Fatalf("E %d: the lesson stands elsewhere than the table", number)
			}
			before := b.Table.Match.Length()
			g.move(m, number%2 == 0)
			if b.Table.Match.Length() != before+1 {
				t.Fatalf("E %d: %v is not made; the screen reads\n%s", number, m, g.Reads())
			}
		}
		if b.lesson.Misses != 0 || !g.game.lessons.Progress.Has(number, lesson.Flawless) {
			t.Errorf("E %d: %d misses, and no star", number, b.lesson.Misses)
		}
		g.WantRead(g.Say("lessons.done.flawless"))
	}
}

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
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
					t.Fatalf("E %d, %s: it does not end", number, try.Text)
				}
				flew = flew || slices.ContainsFunc(b.Table.Overlay().Marks, func(m tabletop.Mark) bool { return m.Pose.Shown })
				g.Do()
			}
			g.WantRead(g.Say(try.Why))
			refused := try.Last != ""
			if lays := refused && try.Refused.Action == thegame.LayCard; flew != lays {
				t.Errorf("E %d, %s: a card flies: %v", number, try.Text, flew)
			}
			if o := b.Table.Overlay(); refused != (len(o.Marks)+len(o.Above) == 1) {
				t.Errorf("E %d, %s: crossed out are %d places", number, try.Text, len(o.Marks)+len(o.Above))
			}
		}
	}
}
