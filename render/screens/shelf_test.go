package screens

import (
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// visitBoth opens the program with both toy games, of which higher card is shown.
func visitBoth(t testing.TB, folder string) (higher, up *visitor) {
	t.Helper()
	games := newToys(t, folder, higherCard(), upTheStairs())
	app := shell.New(games[0].Context, games[0].Window(), games[0].lastShown().game.Start, "")
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
	higher.tap(BoxID(higher.about.Name))
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

// TestABoxShowsItsGame leaves a table for the other game by its box: that one opens, also when the program is started anew, and its
// box of the first game tells that a match waits there.
func TestABoxShowsItsGame(t *testing.T) {
	folder := t.TempDir()
	higher, up := visitBoth(t, folder)
	box := func(v *visitor) panel.Button { return v.FootOf(FootIcon{Key: "data.open"}).Row().Buttons[0] }
	if got, want := box(higher).Tip, higher.Say(msg.ShelfOpen, assets.Values{"Game": "Up the stairs"}); got != want {
		t.Errorf("the box of a game that was never played says %q, want %q", got, want)
	}
	higher.press("start.table")
	higher.press("setup.play")
	kept := higher.table().match.Record()
	higher.key(input.CommandCancel)
	higher.press("menu.leave")
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	for range 2 {
		if higher.shown == higher.Front {
			higher.tap(BoxID("stairs"))
		}
		if up.shown != up.Front || len(up.app.Screens()) != 1 || up.OwnActions()[0].Name != "usual" {
			t.Fatalf("%d screens are open of %s, want the start of Up the stairs", len(up.app.Screens()), up.shown.about.Title)
		}
		if got, want := box(up).Tip, up.Say(msg.ShelfBegun, assets.Values{"Game": "Higher card"}); got != want {
			t.Errorf("the box of a game with an unfinished match says %q, want %q", got, want)
		}
		up.app.Draw(screen)
		up.app.Close(nil)
		higher, up = visitBoth(t, folder)
	}
	up.tap(BoxID("toy"))
	higher.press("start.table")
	higher.press("series.resume")
	if got := higher.table().match.Record(); got != kept {
		t.Errorf("got\n%s\nwant the table that was left\n%s", got, kept)
	}
	higher.app.Close(nil)
	if higher, _ = visitBoth(t, folder); higher.shown != higher.Front {
		t.Errorf("it begins with %s, want the game that was shown last", higher.shown.about.Title)
	}
}
