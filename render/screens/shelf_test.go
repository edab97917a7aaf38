package screens

import (
	"testing"
	"testing/fstest"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
)

// visitBoth opens the program with both toy games, of which higher card is shown.
func visitBoth(t testing.TB, folder string) (higher, up *visitor) {
	t.Helper()
	games := newToys(t, folder, higherCard(), upTheStairs())
	app := shell.New(games[0].Context, games[0].Window(), games[0].Start, "")
	t.Cleanup(func() { app.Close(nil) })
	app.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	higher, up = &visitor{t, games[0], app}, &visitor{t, games[1], app}
	higher.do()
	return higher, up
}

// TestGamesOfOneProgramKeepApart leaves a table of higher card, opens a record of the other game, plays that, and comes back.
func TestGamesOfOneProgramKeepApart(t *testing.T) {
	folder := t.TempDir()
	other := visitToy(t, t.TempDir(), upTheStairs())
	other.press("start.table")
	other.press("setup.play")
	file := fstest.MapFS{"other.stairs": {Data: []byte(other.table().match.Record())}}

	higher, up := visitBoth(t, folder)
	higher.ChangeSetup(func(s *store.TableSetup) { s.Length = 3 })
	higher.press("start.table")
	higher.press("setup.play")
	higher.tap(pile)
	kept := higher.table().match.Record()
	higher.app.Advance(nil, fstest.MapFS{"broken.stairs": {Data: []byte("seat nobody\n")}})
	if len(higher.app.Screens()) != 3 || higher.shown != higher.Front {
		t.Fatalf("%d screens are open, want a notice over the table of this game", len(higher.app.Screens()))
	}
	higher.press("notice.ok")
	higher.app.Advance(nil, file)
	if s := up.table(); s.toyGame != up.toyGame || s.match.Record() != other.table().match.Record() {
		t.Fatalf("the file opens %s:\n%s", s.rules.title, s.match.Record())
	}
	if got := len(up.app.Screens()); got != 2 {
		t.Errorf("%d screens are open, want the other game's start and its table", got)
	}
	up.key(input.CommandCancel)
	if _, ok := up.app.Top().(start); !ok {
		t.Errorf("leaving the table leads to a %T", up.app.Top())
	}
	if up.SeriesRuns() || up.Setup().Length != 0 {
		t.Error("the other game knows of the table of this one")
	}
	up.press("start.table")
	up.press("setup.play")
	up.playOn()
	if len(higher.Series().Games) != 0 || len(higher.Finished()) != 0 {
		t.Error("what was played of the other game counts here")
	}
	up.app.Close(nil)

	higher, up = visitBoth(t, folder)
	if got := up.Finished(); len(got) > 1 {
		t.Errorf("%d games were finished, want at most one", len(got))
	}
	higher.press("start.table")
	higher.press("series.resume")
	if got := higher.table().match.Record(); got != kept {
		t.Errorf("got\n%s\nwant the table that was left\n%s", got, kept)
	}
	if got := higher.Setup().Length; got != 3 {
		t.Errorf("a series of %d games is set up, want 3", got)
	}
}
