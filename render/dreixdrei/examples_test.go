package dreixdrei

import (
	"strings"
	"testing"

	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/target"
	"dreist/render/teach"
)

func (g player) board() *board { return g.Session().Table.(*board) }

// example opens an example from the start screen, in a way.
func (g player) example(number int, way string) *board {
	g.Helper()
	g.App.Take(shell.Home())
	g.Press(g.Say(msg.LessonsLearn))
	g.Press(g.Say(msg.LessonsOpen))
	g.Press(g.Say(examples.All()[number-1].Title))
	g.Press(g.Say(way))
	g.Rest()
	return g.board()
}

// TestEachExampleIsPlayedByGestures plays each to its goal, one with drags and the next with clicks. The list tells which were.
func TestEachExampleIsPlayedByGestures(t *testing.T) {
	g := visit(t, 1)
	for number := 1; number <= examples.Count; number++ {
		b := g.example(number, msg.LessonsWayPlay)
		for steps := 0; !b.lesson.Finished; steps++ {
			m, ok := b.lesson.Play.Next()
			if !ok || steps > 20 {
				t.Fatalf("example %d: no way to the goal after %d steps", number, steps)
			}
			if b.lesson.Play.Position() != *b.table.Position() {
				t.Fatalf("example %d: the lesson stands elsewhere than the table", number)
			}
			before := b.table.Match.Length()
			g.play(m, number%2 == 0)
			if b.table.Match.Length() != before+1 {
				t.Fatalf("example %d: %v is not made; the screen reads\n%s", number, m, g.Reads())
			}
		}
		if b.lesson.Misses != 0 || !b.game.lessons.Progress.Has(number, lesson.Flawless) {
			t.Errorf("example %d: %d misses, and no star", number, b.lesson.Misses)
		}
		g.WantRead(g.Say(msg.LessonsDoneFlawless))
	}
	if n := g.board().game.lessons.Reached(lesson.Played); n != examples.Count {
		t.Errorf("%d examples are kept as played", n)
	}
}

// TestEachExampleIsWatched turns all pages of what may be done and of what may not, forth and back. Each says why, and shows the position
// of its try at its end.
func TestEachExampleIsWatched(t *testing.T) {
	g := visit(t, 1)
	for number := 1; number <= examples.Count; number++ {
		for _, way := range []string{msg.LessonsWayWatch, msg.LessonsWayNever} {
			b, pages := g.example(number, way), 0
			for _, try := range b.lesson.Example.Tries {
				if try.Good() != (way == msg.LessonsWayWatch) {
					continue
				}
				pages++
				g.Key(input.CommandRight)
				flew := false
				for ticks := 0; b.lesson.Next() == 1 || b.Busy(true); ticks++ {
					if ticks > 3000 {
						t.Fatalf("example %d, %s: it does not end", number, try.Text)
					}
					for _, m := range b.table.Overlay().Marks {
						flew = flew || m.Pose.Shown && m.Pose.Face == 1
					}
					g.Do()
				}
				g.WantRead(g.Say(try.Why))
				g.WantRead(try.Rule)
				if try.After != *b.table.Position() {
					t.Errorf("example %d, %s: shown is\n%s", number, try.Text, b.table.Position().Picture())
				}
				m, lays := dreixdrei.ParseMove(try.Last)
				lays = lays && m.Action == dreixdrei.LayCards && try.Why != "dreixdrei.examples.1.hand" // a card that is not there
				lays = lays && !strings.HasSuffix(try.Why, ".kept")
				if flew != lays {
					t.Errorf("example %d, %s: a card flies: %v", number, try.Text, flew)
				}
				if o := b.table.Overlay(); try.Good() != (len(o.Marks) == 0) {
					t.Errorf("example %d, %s: crossed out are %d places", number, try.Text, len(o.Marks))
				}
			}
			if b.lesson.Reel.At != pages || !b.lesson.Finished {
				t.Errorf("example %d, %s: page %d of %d", number, way, b.lesson.Reel.At, pages)
			}
			g.Key(input.CommandLeft)
			g.Key(input.CommandAgain)
			g.Rest()
			if *b.table.Position() != b.lesson.Example.Start || b.lesson.Reel.At != 0 {
				t.Errorf("example %d, %s: it does not begin again", number, way)
			}
		}
		if !g.board().game.lessons.Progress.Has(number, lesson.Watched) {
			t.Errorf("example %d is not kept as watched", number)
		}
	}
}

// TestAMissIsExplainedAndHintedAt lays wrong cards on a 7: the first miss is told why, the second one brings a hint; a move that leads
// nowhere is no miss and is not made.
func TestAMissIsExplainedAndHintedAt(t *testing.T) {
	g := visit(t, 1)
	b := g.example(3, msg.LessonsWayPlay)
	start := *b.table.Position()
	for miss := range 2 {
		if b.lesson.Hint != nil {
			t.Fatalf("a hint after %d misses", miss)
		}
		g.play(dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.Of(12)}), miss == 0)
		g.WantRead(g.Say("dreixdrei.examples.3.high"))
		if *b.table.Position() != start || b.table.Hand.Grip != 0 && miss == 0 {
			t.Error("a 12 is laid on a 7, or held")
		}
	}
	if b.lesson.Hint == nil || b.lesson.Misses != 2 || !strings.Contains(g.Reads(), "Hint") {
		t.Errorf("after %d misses the hint is %v", b.lesson.Misses, b.lesson.Hint)
	}
	b = g.example(7, msg.LessonsWayPlay)
	start = *b.table.Position()
	g.play(dreixdrei.Lay(dreixdrei.Piece{Face: dreixdrei.Of(12)}), true)
	g.WantRead(g.Say("dreixdrei.examples.7.fits"))
	if *b.table.Position() != start || b.lesson.Misses != 0 {
		t.Errorf("a move that leads nowhere is made, or one of %d misses", b.lesson.Misses)
	}
	g.Drag(g.Place(scene.CardID(b.table.Position().Open(0)[0])), g.Place("pile")) // what no try tells of
	if *b.table.Position() != start || b.lesson.Misses != 1 || b.lesson.Rule() == "" {
		t.Errorf("an open card: %d misses, rule %q", b.lesson.Misses, b.lesson.Rule())
	}
}

// TestTryingFreely plays the last example to the end of the game: no panel opens, and it can begin again.
func TestTryingFreely(t *testing.T) {
	g := visit(t, 1)
	b := g.example(10, msg.LessonsWayFree)
	for n := 0; !b.table.Match.Over(); n++ {
		if n > 60 {
			t.Fatalf("the game does not end\n%s", b.table.Position().Picture())
		}
		for _, m := range wants(b.table.Position()) {
			g.play(m, n%2 == 0)
		}
	}
	g.Rest()
	for _, key := range []input.Command{input.CommandUndo, input.CommandHint, input.CommandEndTurn} {
		g.Key(key)
		g.Rest()
		if g.board() != b || b.table.Guide != b.lesson {
			t.Fatalf("key %v leaves the example", key)
		}
		g.WantRead(g.Say(msg.LessonsAgain))
	}
	g.Press(g.Say(msg.LessonsAgain))
	g.Rest()
	if *b.table.Position() != b.lesson.Example.Start {
		t.Error("the example does not begin again")
	}
}

// TestWaysIntoAnExample comes from a refusal at a table and from the rule book, and goes back there; at the end of one the next begins.
func TestWaysIntoAnExample(t *testing.T) {
	g := visit(t, 2)
	g.sit("Ada", "easy")
	g.Press(g.Say(dreixdreimsg.TurnExchanged))
	g.Rest()
	played := g.board()
	open := played.table.Position().Open(0)
	g.Drag(g.Place(scene.CardID(open[0])), g.Place("pile"))
	g.Press(g.Say(msg.OverviewWhy))
	hit := g.Hit(is8)
	if b := g.board(); !hit || b.lesson == nil || b.lesson.Number != 8 || b.lesson.Away != teach.BackToBook {
		t.Fatalf("the refusal leads elsewhere; there are %v", g.App.Top().Targets(nil))
	}
	g.Key(input.CommandCancel)
	g.Press(g.Say(teach.BackToBook))
	g.Key(input.CommandCancel)
	if g.board() != played {
		t.Error("the example does not lead back to the table")
	}
	b := g.example(3, msg.LessonsWayWatch)
	b.lesson.Ask(request.Request{Kind: request.Rule, Text: "3.2"})
	g.Do()
	g.Key(input.CommandCancel)
	if g.board() != b {
		t.Error("the rule does not lead back to the example")
	}
	g.Press(g.Say(msg.LessonsNext))
	if next := g.board(); next.lesson.Number != 4 {
		t.Errorf("after the third example comes number %d", next.lesson.Number)
	}
}

func is8(t target.Target) bool {
	return strings.Contains(t.Label, "8") && strings.Contains(t.Label, "xample")
}
