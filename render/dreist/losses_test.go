package dreist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/target"
)

// sign returns the sign at the table that something is not saved.
func (g *guest) sign() (target.Target, bool) {
	if g.at == nil {
		return target.Target{}, false
	}
	return target.Find(g.at.Targets(nil), "table.unsaved")
}

// playUnsaved makes some moves and reads what is told.
func (g *guest) playUnsaved(moves int) {
	for range moves {
		g.throughNotices()
		g.makeMove(g.keenMove())
	}
	g.throughNotices()
}

// TestWhatWouldBeLostIsShownAndAskedAbout plays where nothing can be written, tries to quit in every way that a person
// has within the window, and to save again.
func TestWhatWouldBeLostIsShownAndAskedAbout(t *testing.T) {
	folder := unwritable(t)
	g := visit(t, folder, 4).throughNotices()
	g.press("start.new")
	g.playUnsaved(2)
	sign, shown := g.sign()
	if !shown || sign.Label != g.say.Say("table.unsaved") || !sign.Enabled {
		t.Fatalf("got the sign %v, %v", sign, shown)
	}
	g.hit(sign)
	if told := g.read(); len(told) != 1 || !strings.Contains(told[0], g.say.Say("notice.save.failed")) {
		t.Errorf("the sign tells %q, want why the game is not saved", told)
	}

	asked := func(after string) {
		t.Helper()
		if g.app.Over() || !g.offers("confirm.quit.yes") || !g.offers("confirm.quit.no") {
			t.Fatalf("%s: over %v, and the panel reads\n%s", after, g.app.Over(), g.reads())
		}
	}
	before := g.record()
	g.key(input.CommandQuit)
	asked("the key")
	g.key(input.CommandQuit)
	asked("the key once more")
	if len(g.app.Screens()) != 3 {
		t.Errorf("got %d screens, want the start, the table and one question", len(g.app.Screens()))
	}
	g.press("confirm.quit.no")
	g.key(input.CommandQuit)
	g.key(input.CommandCancel)
	if g.app.Over() || g.panel != nil || g.record() != before {
		t.Error("after going back the game does not go on as it was")
	}
	g.take(g.game.Quit(g.app.Screens())) // as the window's close button does
	asked("the close button")
	g.press("confirm.quit.no")
	g.leave()
	g.throughNotices()
	g.press("start.quit")
	asked("the start screen")
	g.press("confirm.quit.no")
	g.press("start.continue")

	if err := os.Remove(filepath.Dir(folder)); err != nil {
		t.Fatal(err)
	}
	if sign, shown = g.sign(); !shown {
		t.Fatal("nothing was written yet, and the sign is gone")
	}
	g.hit(sign)
	if told := g.read(); len(told) != 1 || !strings.Contains(told[0], g.say.Say("notice.save.done")) {
		t.Errorf("told %q, want that the game is saved", told)
	}
	if _, shown = g.sign(); shown {
		t.Error("the sign is still there")
	}
	if text, ok, err := g.onDisk().LoadGame(store.Solo); text != g.record() || !ok || err != nil {
		t.Errorf("got %q, %v, %v on disk", text, ok, err)
	}
	g.key(input.CommandQuit)
	if !g.app.Over() {
		t.Errorf("the program does not end:\n%s", g.reads())
	}
}

// TestQuittingAllTheSameEnds loses the game of whoever wants that.
func TestQuittingAllTheSameEnds(t *testing.T) {
	g := visit(t, unwritable(t), 4).throughNotices()
	g.press("start.new")
	g.playUnsaved(1)
	g.key(input.CommandQuit)
	g.press("confirm.quit.yes")
	if !g.app.Over() {
		t.Error("the program goes on")
	}
}

// TestQuittingSavesWhatCanBeSavedAfterAll makes the folder writable without a word to the program.
func TestQuittingSavesWhatCanBeSavedAfterAll(t *testing.T) {
	folder := unwritable(t)
	g := visit(t, folder, 4).throughNotices()
	g.press("start.new")
	g.playUnsaved(1)
	if err := os.Remove(filepath.Dir(folder)); err != nil {
		t.Fatal(err)
	}
	g.key(input.CommandQuit)
	if text, ok, _ := g.onDisk().LoadGame(store.Solo); !g.app.Over() || !ok || text != g.record() {
		t.Errorf("over %v, and on disk %v\n%s", g.app.Over(), ok, text)
	}
}

// TestNothingIsAskedWhereNothingIsLost quits with settings that cannot be saved, and from a puzzle, which nobody keeps.
func TestNothingIsAskedWhereNothingIsLost(t *testing.T) {
	g := visit(t, unwritable(t), 4).throughNotices()
	g.Change(func(s *store.Settings) { s.Muted = true })
	g.throughNotices()
	g.practisePuzzle(puzzle.Where, 1)
	if _, shown := g.sign(); shown {
		t.Error("a puzzle is said not to be saved")
	}
	g.key(input.CommandQuit)
	if !g.app.Over() {
		t.Errorf("the program does not end:\n%s", g.reads())
	}
}
