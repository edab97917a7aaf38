package thegame

import (
	"strings"
	"testing"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/examples"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/target"
	"dreist/render/teach"
)

// example opens an example from the start screen, in a way.
func (g *guest) example(number int, way string) *board {
	g.Helper()
	g.App.Take(shell.Home())
	g.Press(g.Say(msg.LessonsLearn))
	g.Press(g.Say(msg.LessonsOpen))
	g.Press(g.Say(g.game.examples()[number-1].Title))
	g.Press(g.Say(way))
	g.Rest()
	return g.board()
}

// move makes a move of a lesson with the mouse: drags or clicks a card, presses the end of the turn, or a signal.
func (g *guest) move(m thegame.Move, drags bool) {
	g.Helper()
	b := g.board()
	switch m.Action {
	case thegame.LayCard:
		g.lay(m, drags)
	case thegame.EndTurn:
		g.Press(g.Say(thegamemsg.TurnButton))
	case thegame.SayWish:
		g.Do(guesttest.Click(input.Point(b.table.Line.Geometry().Own(m.Pile, m.Signal).Center()))...)
	}
	g.Rest()
}

// TestEachExampleIsPlayedByGestures plays each to its goal, one with drags and the next with clicks. The list tells which were.
func TestEachExampleIsPlayedByGestures(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for number := 1; number <= examples.Count; number++ {
		b := g.example(number, msg.LessonsWayPlay)
		for steps := 0; !b.lesson.Finished; steps++ {
			m, ok := b.lesson.Play.Next()
			if !ok || steps > 20 {
				t.Fatalf("E %d: no way to the goal after %d steps", number, steps)
			}
			if b.lesson.Play.Position() != *b.table.Position() {
				t.Fatalf("E %d: the lesson stands elsewhere than the table", number)
			}
			before := b.table.Match.Length()
			g.move(m, number%2 == 0)
			if b.table.Match.Length() != before+1 {
				t.Fatalf("E %d: %v is not made; the screen reads\n%s", number, m, g.Reads())
			}
		}
		if b.lesson.Misses != 0 || !g.game.lessons.Progress.Has(number, lesson.Flawless) {
			t.Errorf("E %d: %d misses, and no star", number, b.lesson.Misses)
		}
		g.WantRead(g.Say(msg.LessonsDoneFlawless))
	}
	if n := g.game.lessons.Reached(lesson.Played); n != examples.Count {
		t.Errorf("%d examples are kept as played", n)
	}
}

// TestEachExampleIsWatched turns all pages of what may be done and of what may not, forth and back. Each says why, and shows the position
// of its try at its end.
func TestEachExampleIsWatched(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
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
						t.Fatalf("E %d, %s: it does not end", number, try.Text)
					}
					flew = flew || b.table.Overlay().Flying != thegame.NoCard
					g.Do()
				}
				g.WantRead(g.Say(try.Why))
				g.WantRead(try.Rule)
				if want := b.lesson.Example.After(try.Moves); *b.table.Position() != want {
					t.Errorf("E %d, %s: shown is\n%s", number, try.Text, b.table.Position().Picture())
				}
				refused := try.Last != ""
				if lays := refused && try.Refused.Action == thegame.LayCard; flew != lays {
					t.Errorf("E %d, %s: a card flies: %v", number, try.Text, flew)
				}
				if o := b.table.Overlay(); refused != (len(o.Marks)+len(o.Above) == 1) {
					t.Errorf("E %d, %s: crossed out are %d places", number, try.Text, len(o.Marks)+len(o.Above))
				}
			}
			if b.lesson.Reel.At != pages || !b.lesson.Finished {
				t.Errorf("E %d, %s: page %d of %d", number, way, b.lesson.Reel.At, pages)
			}
			g.Key(input.CommandLeft)
			g.Key(input.CommandAgain)
			g.Rest()
			if *b.table.Position() != b.lesson.Example.Start || b.lesson.Reel.At != 0 {
				t.Errorf("E %d, %s: it does not begin again", number, way)
			}
		}
		if !g.game.lessons.Progress.Has(number, lesson.Watched) {
			t.Errorf("E %d is not kept as watched", number)
		}
	}
}

// TestAMissIsExplainedAndHintedAt lays wrong cards: the first miss is told why, the second one brings a hint; a legal card that leads
// nowhere goes home and is no miss; a right one is taken back.
func TestAMissIsExplainedAndHintedAt(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	b := g.example(2, msg.LessonsWayPlay)
	start := *b.table.Position()
	for miss, m := range []thegame.Move{thegame.Lay(48, thegame.B), thegame.Lay(49, thegame.A)} {
		if b.lesson.Hint != nil {
			t.Fatalf("a hint after %d misses", miss)
		}
		g.move(m, miss == 0)
		g.WantRead(g.Say([]string{"ten.2.nine", "ten.2.close"}[miss]))
		if *b.table.Position() != start || b.table.Hand.Grip != 0 && miss == 0 {
			t.Errorf("%v is laid or held", m)
		}
	}
	if b.lesson.Hint == nil || b.lesson.Hint.Card != 48 || b.lesson.Misses != 2 {
		t.Errorf("after %d misses the hint is %v", b.lesson.Misses, b.lesson.Hint)
	}
	g.Key(input.CommandCancel) // puts back what was clicked
	g.move(thegame.Lay(68, thegame.A), true)
	g.WantRead(g.Say("ten.2.plain"))
	if *b.table.Position() != start || b.lesson.Misses != 2 || strings.Contains(g.Reads(), g.Say(msg.LessonsWayNever)+"\n") {
		t.Errorf("a legal card is laid, or one of %d misses", b.lesson.Misses)
	}
	g.move(thegame.Lay(48, thegame.A), true)
	g.Press(g.Say(msg.ButtonUndo))
	g.Rest()
	if *b.table.Position() != start || b.lesson.Play.Position() != start {
		t.Error("a card is not taken back")
	}
	g.move(thegame.Lay(48, thegame.A), true)
	g.move(thegame.Lay(38, thegame.A), false)
	g.WantRead(g.Say(msg.LessonsDoneMissed))
	if g.game.lessons.Progress.Has(2, lesson.Flawless) || !g.game.lessons.Progress.Has(2, lesson.Played) {
		t.Error("who misses has the star")
	}
}

// TestTryingFreely plays a loss in free play, and takes it back; what the rules refuse is told.
func TestTryingFreely(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	b := g.example(6, msg.LessonsWayFree)
	g.move(thegame.End(), true)
	if b.table.Match.Length() != 0 || !strings.Contains(g.Reads(), g.Count(thegamemsg.RefusedOwed, 2)) {
		t.Errorf("the turn ends, or it is not told why it cannot\n%s", g.Reads())
	}
	g.move(thegame.Lay(92, thegame.A), true)
	g.WantRead(g.Say("ten.6.stuck"))
	if !b.table.Match.Over() || b.table.Match.Settled() {
		t.Error("the game is not lost")
	}
	g.Press(g.Say(msg.ButtonUndo))
	g.Rest()
	if b.table.Match.Over() {
		t.Error("the loss is not taken back")
	}
	g.Key(input.CommandHint)
	if b.table.Guide != b.lesson {
		t.Error("a hint takes the place of the example")
	}
}

// TestWaysIntoAnExample comes from a refusal at a table and from the rule book, and goes back there; at the end of one the next begins.
func TestWaysIntoAnExample(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.Press(g.Say(thegamemsg.BeginAlone))
	g.Rest()
	played := g.board()
	g.Key(input.CommandEndTurn) // too early
	g.Key(input.CommandHelp)
	g.Do()
	if !g.Hit(func(t target.Target) bool {
		return strings.Contains(t.Label, "4") && strings.Contains(t.Label, "xample")
	}) {
		t.Fatalf("the refusal leads to no example; there are %v", g.App.Top().Targets(nil))
	}
	if b := g.board(); b.lesson == nil || b.lesson.Number != 4 || b.lesson.Away != teach.BackToBook {
		t.Fatal("the refusal leads elsewhere")
	}
	g.Key(input.CommandCancel)
	g.Press(g.Say(teach.BackToBook))
	g.Key(input.CommandCancel)
	if g.board() != played {
		t.Error("the example does not lead back to the table")
	}
	b := g.example(3, msg.LessonsWayWatch)
	b.lesson.Ask(request.Request{Kind: request.Rule, Text: "3.3"})
	g.Do()
	g.Key(input.CommandCancel)
	if g.board() != b {
		t.Error("the rule does not lead back to the example")
	}
	g.Press(g.Say(msg.LessonsNext))
	if next := g.board(); next.lesson.Number != 4 {
		t.Errorf("after E 3 comes E %d", next.lesson.Number)
	}
}
