package dreist

import (
	"os"
	"testing"

	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/target"
	"dreist/render/teach"
)

// What somebody does twice in one tick was meant for what they saw: once the first leads to another screen, the second
// reaches nobody, neither the screen that went nor the one that came.

// pressed returns the gestures of a click on a target of the topmost screen.
func (g *guest) pressed(id string) []input.Gesture {
	g.t.Helper()
	found, ok := target.Find(g.app.Top().Targets(nil), id)
	if !ok || !found.Enabled {
		g.t.Fatalf("there is no target %s among %v", id, g.app.Top().Targets(nil))
	}
	at := input.Point(found.Rect.Center())
	return []input.Gesture{{Kind: input.Press, From: at, At: at}, {Kind: input.Tap, From: at, At: at}}
}

func TestAHoverAfterANewFirstGameReachesNobody(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.playFirstGame()
	g.settle()
	left, at := g.table, input.Point{X: 321, Y: 123}
	g.do(guesttest.Trigger(input.CommandNewGame), input.Gesture{Kind: input.Hover, At: at})
	if g.table == left || g.mode.slot != tutorSlot {
		t.Fatal("the first game does not begin anew")
	}
	if input.Point(left.Cursor) == at || input.Point(g.table.Cursor) == at || g.Cursor() == at {
		t.Error("a table has seen the mouse move")
	}
}

func TestAKeyAfterLeavingAReviewReachesNobody(t *testing.T) {
	for _, c := range []input.Command{input.CommandCard1, input.CommandCard2, input.CommandCard3} {
		g := visit(t, t.TempDir(), 1)
		g.newGame()
		g.finish(t, true)
		g.showHistory()
		history := g.panel
		g.act(g.theList(t).Rows[0].Action)
		if !g.reviews() {
			t.Fatal("the game cannot be looked back on")
		}
		g.key(input.CommandRight)
		g.settle()
		g.do(guesttest.Trigger(input.CommandCancel), guesttest.Trigger(c))
		if g.panel != history || g.table != nil {
			t.Fatalf("%v: Escape leads elsewhere than to the history", c)
		}
		if put, err := os.ReadDir(g.Options.Outbox.Dir()); err == nil && len(put) > 0 {
			t.Errorf("%v: a file was written: %v", c, put)
		}
		if _, ok, err := g.onDisk().LoadGame(practiceSlot); ok || err != nil {
			t.Errorf("%v: practice has begun (%v)", c, err)
		}
		if told := g.told(); told != "" {
			t.Errorf("%v: told %q", c, told)
		}
	}
}

func TestACopyAfterLeavingAPuzzleReachesNobody(t *testing.T) {
	l := newLearner(t)
	l.begin(puzzle.Where, 1, 5)
	l.do(append(l.pressed("button.100"), guesttest.Trigger(input.CommandCopy))...)
	if l.table != nil || l.panel == nil {
		t.Fatal("the cross does not leave the puzzle")
	}
	if copied, _ := l.Pocket.Read().Take(); copied != "" {
		t.Errorf("%q was copied", copied)
	}
}

func TestEscapeAfterTheWayBackFromAnExampleReachesNobody(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.key(input.CommandHelp)
	overview := g.app.Top()
	g.openExampleFrom(3, teach.BackToBook)
	g.settle()
	g.do(append(g.pressed(msg.LessonsShortBook), guesttest.Trigger(input.CommandCancel))...)
	if g.app.Top() != overview {
		t.Errorf("the way back leads to %T, want the overview and no further", g.app.Top())
	}
}

func TestEscapeAfterTheMenuIconReachesNobody(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.newGame()
	g.finish(t, true)
	g.Change(func(s *store.Settings) { s.Speed = store.Instant })
	g.showHistory()
	g.act(g.theList(t).Rows[0].Action)
	g.settle()
	review := g.at
	g.do(append(g.pressed("menu"), guesttest.Trigger(input.CommandCancel))...)
	if _, open := g.app.Top().(*shell.Menu); !open || g.at != review || !g.offers("menu.resume") {
		t.Errorf("got %T on top, want the menu over the review", g.app.Top())
	}
}
