package screens

import (
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
)

// visitBoth opens the program with both toy games, of which higher card is shown.
func visitBoth(t testing.TB, folder string) (higher, up *visitor) {
	t.Helper()
	games := newToys(t, folder, higherCard(), upTheStairs())
	app := shell.NewApp(games[0].Context, games[0].Window(), games[0].lastShown().game().FirstScreen, "")
	t.Cleanup(func() { app.Close(nil) })
	app.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	user := guesttest.User{TB: t, App: app}
	higher, up = &visitor{user, games[0]}, &visitor{user, games[1]}
	higher.Advance()
	return higher, up
}

// TestGamesOfOneProgramKeepApart leaves a table of higher card, opens a record of the other game, and plays that.
func TestGamesOfOneProgramKeepApart(t *testing.T) {
	folder := t.TempDir()
	other := visitToy(t, t.TempDir(), upTheStairs())
	other.begin()
	file := fstest.MapFS{"other.stairs": {Data: []byte(other.table().match.Record())}}

	higher, up := visitBoth(t, folder)
	higher.begin()
	higher.ClickID(pile)
	higher.App.Advance(nil, fstest.MapFS{"broken.stairs": {Data: []byte("seat nobody\n")}})
	if len(higher.App.Screens()) != 3 || higher.shown != higher.GameScreens {
		t.Fatalf("%d screens are open, want a notice over the table of this game", len(higher.App.Screens()))
	}
	higher.press("notice.ok")
	higher.App.Advance(nil, file)
	if s := up.table(); s.toyGame != up.toyGame || s.match.Record() != other.table().match.Record() {
		t.Fatalf("the file opens %s:\n%s", s.rules.title, s.match.Record())
	}
	if got := len(up.App.Screens()); got != 2 {
		t.Errorf("%d screens are open, want the other game's start and its table", got)
	}
	up.SendCommand(input.CommandCancel)
	if _, ok := up.App.TopScreen().(start); !ok {
		t.Errorf("leaving the table leads to a %T", up.App.TopScreen())
	}
	if up.IsSeriesRunning() || up.TableSetup().SeriesLength != 0 {
		t.Error("the other game knows of the table of this one")
	}
	up.begin()
	up.playOn()
	if len(higher.Series().Games) != 0 || len(higher.FinishedEntries()) != 0 {
		t.Error("what was played of the other game counts here")
	}
}

// TestABoxShowsItsGame leaves a table for the other game by its box: that one opens, also when the program is started anew, and its
// box of the first game tells that a match waits there.
func TestABoxShowsItsGame(t *testing.T) {
	folder := t.TempDir()
	higher, up := visitBoth(t, folder)
	if up.opened != nil || higher.Window().HasPendingWork() {
		t.Error("the game that is not shown is open")
	}
	box := func(v *visitor) panel.Button {
		for _, b := range v.newShelf(ShelfButton{key: "data.open"}).PanelItem().(panel.Shelf).Boxes {
			if b.Action != nil {
				return b
			}
		}
		return panel.Button{}
	}
	if got, want := box(higher).Tip, higher.Say("shelf.open", assets.Values{"Game": "Up the stairs"}); got != want {
		t.Errorf("the box of a game that was never played says %q, want %q", got, want)
	}
	higher.begin()
	kept := higher.table().match.Record()
	higher.SendCommand(input.CommandCancel)
	higher.press("menu.leave")
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	for range 2 {
		if higher.shown == higher.GameScreens {
			higher.ClickID(BoxID("stairs"))
		}
		if up.shown != up.GameScreens || len(up.App.Screens()) != 1 || up.GameActions()[0].Name != "usual" {
			t.Fatalf("%d screens are open of %s, want the start of Up the stairs", len(up.App.Screens()), up.shown.about.Title)
		}
		if got, want := box(up).Tip, up.Say("shelf.begun", assets.Values{"Game": "Higher card"}); got != want {
			t.Errorf("the box of a game with an unfinished match says %q, want %q", got, want)
		}
		up.App.Draw(screen)
		up.App.Close(nil)
		higher, up = visitBoth(t, folder)
	}
	up.ClickID(BoxID("toy"))
	higher.press("start.table")
	higher.press("series.resume")
	if got := higher.table().match.Record(); got != kept {
		t.Errorf("got\n%s\nwant the table that was left\n%s", got, kept)
	}
	higher.App.Close(nil)
	if higher, _ = visitBoth(t, folder); higher.shown != higher.GameScreens {
		t.Errorf("it begins with %s, want the game that was shown last", higher.shown.about.Title)
	}
}

// TestABoxTipsForwardAndOpens points at the box of the other game, leaves it, and presses it: its title comes out of it there.
func TestABoxTipsForwardAndOpens(t *testing.T) {
	higher, up := visitBoth(t, t.TempDir())
	shelf := higher.App.TopScreen().(start).shelf
	settle := func() {
		for n := 0; higher.App.TopScreen().NeedsTick(true); n++ {
			if n > 120 {
				t.Fatal("the shelf does not come to rest")
			}
			higher.Advance()
		}
	}
	settle()
	point := func(at geom.Point) {
		higher.Advance(input.Gesture{Kind: input.Hover, At: input.Point(at)})
		settle()
	}
	for i, want := range []float64{0, 1} {
		point(shelf.boxRect(i).Center())
		if got := shelf.boxes[1].tips; got != want || shelf.boxes[0].tips != 0 {
			t.Errorf("with the pointer on box %d, they tip by %v and %v, want 0 and %v: the first one is shown", i, shelf.boxes[0].tips, got, want)
		}
	}
	from := shelf.boxRect(1)
	point(geom.Point{X: 2, Y: 2})
	if got := shelf.boxes[1].tips; got != 0 {
		t.Errorf("without the pointer a box tips by %v", got)
	}
	higher.ClickID(BoxID("stairs"))
	opened := up.App.TopScreen().(start).shelf
	if opened.from != from || opened.TicksToTitle() == 0 {
		t.Fatalf("the box opens in %d ticks from %v, it stood at %v", opened.TicksToTitle(), opened.from, from)
	}
	higher.Advance(input.Gesture{Kind: input.Press, At: input.Point{X: 2, Y: 2}})
	if opened.TicksToTitle() != 0 {
		t.Error("the flight of the box does not end with a press")
	}
	if opened.PanelItem().(panel.Shelf).Boxes[1].Action != nil {
		t.Error("the box of the game that is shown can be pressed")
	}
	up.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = true })
	up.ClickID(BoxID("toy"))
	if still := higher.App.TopScreen().(start).shelf; still.TicksToTitle() != 0 {
		t.Error("a box flies although less motion is wanted")
	}
}
