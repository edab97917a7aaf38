package screens

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/toy"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/target"
)

// TestAToyGameIsPlayedFromStartToEnd sets up a table of seven, plays a series, goes on with what was saved in another run
// of the program, and looks back.
func TestAToyGameIsPlayedFromStartToEnd(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	v.press("start.table")
	v.WantText(v.Say("start.table"))
	for seat := 2; seat < toy.MaxSeats; seat++ { // whoever the program moves
		v.ClickID("setup.join." + strconv.Itoa(seat))
	}
	v.ChangeTableSetup(func(s *store.TableSetup) { s.SeriesLength = 3 })
	v.press("setup.play")
	v.ClickID(tuck)
	v.ClickID(pile)
	before := v.table().match.Record()
	v.App.Close(nil)

	v = visit(t, folder)
	v.press("start.table")
	v.WantText(v.Say("series.title"))
	v.press("series.resume")
	if got := v.table().match.Record(); got != before {
		t.Fatalf("got\n%s\nwant what was saved\n%s", got, before)
	}
	for game := 1; game <= 3; game++ {
		v.playOn()
		v.WantText([]string{"win", "win", "wins the series"}[game-1])
		v.press("end.copy")
		if copied, _ := v.Clipboard.RequestText().TakeText(); copied != "A close game." {
			t.Errorf("got %q to share", copied)
		}
		if got := len(v.Series().Games); got != game {
			t.Fatalf("got %d games of the series, want %d", got, game)
		}
		if got := v.Series().Games[game-1].Starter; got != game-1 {
			t.Errorf("game %d was begun by player %d, want %d", game, got, game-1)
		}
		if game < 3 {
			v.press("series.next")
		}
	}
	if v.Series().IsRunning {
		t.Error("the series goes on after its last game")
	}
	series := v.Series()
	sums := v.Say("series.sum")
	for seat, name := range v.SeriesPlayerNames(series) {
		sums += fmt.Sprintf(" · %s: %d", name, series.TotalScores()[seat])
	}
	v.WantText(sums)
	v.press("series.again")
	if s := v.Series(); len(s.Games) != 0 || !s.IsRunning || s.PlannedGameCount != 3 {
		t.Errorf("the rematch is %+v", s)
	}
	v.SendCommand(input.CommandCancel)
	v.press("menu.leave")
	v.App.Close(nil)

	v = visit(t, folder)
	v.press("history.open")
	if got := strings.Count(v.ScreenText(), "7 seats · places ["); got != 3 {
		t.Fatalf("got %d games in the history, want 3:\n%s", got, v.ScreenText())
	}
	if !strings.Contains(v.ScreenText(), "21 Nov 2026") {
		t.Errorf("no day in\n%s", v.ScreenText())
	}
	v.ClickID("games.0")
	if !v.table().match.IsOver() {
		t.Error("looking back leads to a game that runs")
	}
	v.SendCommand(input.CommandCancel)
	v.WantText("7 seats")
}

// TestTwoPersonsShareTheScreen raises the curtain, and the pause menu in its place.
func TestTwoPersonsShareTheScreen(t *testing.T) {
	v := visit(t, t.TempDir())
	v.ChangeTableSetup(func(s *store.TableSetup) { s.Seats[1] = store.SeatSetup{Kind: play.Person, Name: "Mia"} })
	v.begin()
	s := v.table()
	v.ClickID(pile)
	v.WantText("Mia")
	v.SendCommand(input.CommandCancel)
	v.App.Navigate(shell.Close())
	v.App.Navigate(s.screen.OpenReplay())
	v.App.Navigate(v.table().screen.Leave())
	v.WantText("Mia") // who has not seen the cards yet
	v.SendCommand(input.CommandCancel)
	v.WantText(v.Say("menu.title"))
	v.press("menu.settings")
	v.ClickID("settings.cloth.night")
	if v.Settings().Cloth != store.NightCloth {
		t.Error("the look stays light")
	}
	v.press("common.back")
	v.press("menu.resume")
	v.press("curtain.raise") // which is down again
	if v.table() != s {
		t.Error("resuming leads to another table")
	}
	v.playOn()
	v.WantText("wins")
}

// TestAFileOpensAMatchOrSaysWhyNot drops records and other things on the window.
func TestAFileOpensAMatchOrSaysWhyNot(t *testing.T) {
	v := visit(t, t.TempDir())
	v.begin()
	v.playOn()
	record := v.App.Screens()[1].(*session.Screen).Table.(*toyTable).match.Record()
	v.press("menu.leave")
	for name, tc := range map[string]struct {
		files fstest.MapFS
		told  string
	}{
		"a record": {fstest.MapFS{"won.toy": {Data: []byte(record)}}, ""},
		"no match": {fstest.MapFS{"note.txt": {Data: []byte("milk")}}, v.Say("record.wrong", assets.Values{"Game": "Higher card"})},
		"a folder": {fstest.MapFS{"pictures/me.png": {}}, v.Say("file.folder", assets.Values{"File": "pictures"})},
		"nothing":  {fstest.MapFS{}, v.Say("file.unread", assets.Values{"File": "–"})},
	} {
		v.App.Advance(nil, tc.files)
		v.Advance()
		if tc.told != "" {
			if got := v.ScreenText(); !strings.Contains(got, tc.told) {
				t.Errorf("%s: got told %q, want %q", name, got, tc.told)
			}
		} else if got := v.table().match.Record(); got != record {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, record)
		}
		v.SendCommand(input.CommandCancel)
	}
	v.App.Navigate(v.OpenPath(filepath.Join(t.TempDir(), "gone.toy"), v.App.Screens()))
	v.WantText(v.Say("file.missing", assets.Values{"File": "gone.toy"}))
	v.SendCommand(input.CommandCancel)
	v.App.Advance(nil, fstest.MapFS{"foreign.zip": {Data: []byte("PK\x03\x04 and nothing else")}})
	v.press("restore.yes")
	_ = v.Profile.Flush()
	v.WantText("foreign.zip isn’t a")
}

// TestWhoIsMissingJoinsAndLeaves presses the portrait of a free seat and sends it away again, where each seat has a line of its own and where
// two share one.
func TestWhoIsMissingJoinsAndLeaves(t *testing.T) {
	for _, rules := range []toyRules{upTheStairs(), higherCard()} {
		v := visitToy(t, t.TempDir(), rules)
		v.press("start.table")
		before := v.TableSetup().Seats
		free := slices.IndexFunc(before[:], func(s store.SeatSetup) bool { return s.Kind == store.SeatFree })
		v.ClickID("setup.join." + strconv.Itoa(free))
		if got := v.TableSetup().Seats[free].Kind; got != v.about.SeatRules.ComputerKinds[0] {
			t.Errorf("on the free seat sits %q", got)
		}
		out := fmt.Sprint(".choice.", slices.Index(v.seatKinds(), store.SeatFree))
		var leave []string // for each seat that is taken
		for _, one := range v.App.TopScreen().Targets(nil) {
			if strings.HasPrefix(one.ID, "entr") && strings.HasSuffix(one.ID, out) {
				leave = append(leave, one.ID)
			}
		}
		if v.ClickID(leave[free]); v.TableSetup().Seats[free].Kind != store.SeatFree {
			t.Errorf("nobody leaves: %+v", v.TableSetup().Seats)
		}
	}
}

// TestATableIsNotThrownAwayUnasked begins a second series over an unfinished one, also where nothing can be saved, which is told once.
func TestATableIsNotThrownAwayUnasked(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	need.OK(t, os.WriteFile(file, nil, 0o600))
	for told, folder := range []string{t.TempDir(), filepath.Join(file, "folder")} {
		v, unsaved := visit(t, folder), 0
		read := func() {
			_ = v.Profile.Flush()
			for v.Advance(); ; {
				unsaved += strings.Count(v.ScreenText(), v.Say("notice.save.failed"))
				if !v.ClickTarget(func(t target.Target) bool { return t.Label == v.Say("notice.ok") }) {
					return
				}
			}
		}
		read()
		v.begin()
		read()
		v.ClickID(pile)
		if read(); unsaved != told {
			t.Errorf("it is told %d times that the game cannot be saved, want %d", unsaved, told)
		}
		before := v.table().match.Record()
		v.SendCommand(input.CommandMenu)
		v.press("menu.new")
		v.press("setup.play")
		v.WantText(v.Say("confirm.series.text"))
		v.press("confirm.new.no")
		v.press("series.resume")
		if got := v.table().match.Record(); got != before {
			t.Errorf("got\n%s\nwant\n%s", got, before)
		}
	}
}
