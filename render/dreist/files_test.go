package dreist

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
)

// furnish fills a folder with a file of every kind and returns their paths below it.
func furnish(t *testing.T, folder string) []string {
	t.Helper()
	g := visit(t, folder, 12)
	g.hurry()
	g.press("start.daily")
	g.playOn(nil)
	g.press("end.leave")
	g.day = "2026-11-22"
	g.press("start.daily")
	g.playSome(3)
	g.press("start.ladder")
	g.pressPrimary()
	g.finish(t, true)
	g.climb()
	g.playSome(3)
	g.setUp(3, store.SeatSetup{Kind: store.SeatPerson, Name: "Ada"}, store.SeatSetup{Kind: coach.Easy})
	g.playOn(nil)
	g.press("series.next")
	g.playSome(3)
	g.press("start.new")
	g.playOn(nil)
	g.playAgain()
	g.playSome(2)
	g.press("start.new")
	g.playSome(3)
	history, err := filepath.Glob(filepath.Join(folder, "history", "2026-*.dreist"))
	if err != nil || len(history) == 0 {
		t.Fatal("no history: ", err)
	}
	paths := []string{
		"solo.dreist", "ladder.dreist", "table.dreist", "daily.dreist", "practice.dreist", "settings.json", "ladder.json",
		"series.json", "notes/daily.json", filepath.Join("history", filepath.Base(history[0])),
	}
	for _, path := range paths {
		if info, err := os.Stat(filepath.Join(folder, path)); err != nil || info.Size() < 20 {
			t.Fatalf("%s: %v", path, err)
		}
	}
	return paths
}

// playSome makes some moves and leaves the game unfinished.
func (g *guest) playSome(moves int) {
	g.t.Helper()
	for range moves {
		g.passCurtain()
		if g.table.Match.Over() {
			g.t.Fatal("the game is over too soon")
		}
		g.makeMove(g.keenMove())
	}
	g.settle()
	g.onDisk()
	g.wait(1)
	g.leave()
	g.wait(1)
}

// read reads all notices and returns what they say.
func (g *guest) read() []string {
	g.t.Helper()
	var told []string
	for g.settle(); g.offers("notice.ok") || g.readsNotice(); g.settle() {
		says := g.reads()
		if strings.Contains(says, "<no value>") || strings.Contains(says, "notice.") || len(says) < 30 {
			g.t.Errorf("a notice says %q", says)
		}
		told = append(told, says)
		if g.offers("notice.ok") {
			g.press("notice.ok")
		} else {
			g.key(input.CommandCancel)
			g.wait(1)
		}
	}
	return told
}

// readsNotice reports whether the open panel is the notice of a single game that was set aside.
func (g *guest) readsNotice() bool {
	return g.panel != nil && g.panel.blocks && strings.Contains(g.reads(), "solo.broken-")
}

// tour visits every room, makes a move in every kind of game, and returns what it was told on the way.
func (g *guest) tour() []string {
	g.t.Helper()
	told := g.read()
	play := func() {
		g.t.Helper()
		told = append(told, g.read()...)
		if g.table == nil {
			g.t.Fatalf("no game has begun:\n%s", g.reads())
		}
		if !g.table.Match.Over() {
			g.makeMove(g.keenMove())
		}
		told = append(told, g.read()...)
		g.leave()
		told = append(told, g.read()...)
	}
	g.press("start.statistics")
	g.press("common.back")
	told = append(told, g.read()...)
	g.press("start.daily")
	told = append(told, g.read()...)
	if g.table == nil {
		g.pressPrimary()
	}
	play()
	g.press("start.ladder")
	told = append(told, g.read()...)
	g.press2("start.ladder")
	g.pressPrimary()
	play()
	g.press("start.table")
	told = append(told, g.read()...)
	g.press2("start.table")
	g.pressPrimary()
	play()
	if g.offers("start.continue") {
		g.press("start.continue")
	} else {
		g.press("start.new")
	}
	play()
	return told
}

// press2 presses a button that a notice may have taken away with its panel.
func (g *guest) press2(key string) {
	if g.offers(key) {
		g.press(key)
	}
}

// TestEveryFileMayBeBroken breaks each file in every way. The program starts, tells, keeps what it cannot read under
// another name, and everything else works.
func TestEveryFileMayBeBroken(t *testing.T) {
	whole := t.TempDir()
	paths := furnish(t, whole)
	for _, path := range paths {
		good, err := os.ReadFile(filepath.Join(whole, path))
		if err != nil {
			t.Fatal(err)
		}
		for name, content := range map[string][]byte{
			"empty":       {},
			"binary":      bytes.Repeat([]byte{0, 0xff, 0x80, '{', '\n'}, 300),
			"oversized":   bytes.Repeat(append(good, '\n'), 1<<21/len(good)),
			"a list":      []byte("[]"),
			"null":        []byte("null"),
			"other JSON":  []byte(`{"players": 3, "seeds": "x", "rung": {}, "theme": [1]}`),
			"other text":  []byte("Dear diary, today I won.\n"),
			"half":        good[:len(good)/2],
			"wrong types": []byte(strings.NewReplacer(": 1", `: "1"`, `"person"`, "7").Replace(string(good))),
		} {
			if testing.Short() && name != "half" && name != "binary" && name != "wrong types" {
				continue // the long run breaks it in every way
			}
			t.Run(path+"/"+name, func(t *testing.T) {
				folder := t.TempDir()
				copyFolder(t, whole, folder)
				write(t, filepath.Join(folder, path), string(content))
				told := visit(t, folder, 3).tour()
				wantKept(t, folder, path, content, told)
				if again := visit(t, folder, 4).read(); len(again) > 0 {
					t.Errorf("started once more it tells again: %q", again)
				}
			})
		}
	}
}

// wantKept checks that a broken file is still there, where the notice says, or made sense in part.
func wantKept(t *testing.T, folder, path string, content []byte, told []string) {
	t.Helper()
	ext := filepath.Ext(path)
	aside, err := filepath.Glob(filepath.Join(folder, strings.TrimSuffix(path, ext)+".broken-*"+ext))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range aside {
		kept, err := os.ReadFile(name)
		if err != nil || !bytes.Equal(kept, content) {
			t.Errorf("%s does not hold what was broken, %v", name, err)
		}
		if !strings.Contains(strings.Join(told, ""), filepath.Base(name)) {
			t.Errorf("nothing tells of %s; told %q", name, told)
		}
	}
	if len(told) != len(aside) {
		t.Errorf("%d files were set aside, told were %q", len(aside), told)
	}
	if len(aside) == 0 && !bytes.HasPrefix(content, []byte("{")) && len(content) > 0 {
		if text, err := os.ReadFile(filepath.Join(folder, path)); err != nil || !strings.HasPrefix(string(text), string(content)) {
			if _, err := match.Resume(string(content), play.Unkept{}); err != nil {
				t.Errorf("%s made no sense and is gone (%v)", path, err)
			}
		}
	}
}

// TestNothingIsLostOnceNothingCanBeWritten plays on after the folder has become unwritable: a whole game, settings, a
// game of a series. One notice tells of games, one of settings, and what was saved before stays as it was.
func TestNothingIsLostOnceNothingCanBeWritten(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "home")
	furnish(t, folder)
	g := visit(t, folder, 3)
	before := t.TempDir()
	copyFolder(t, folder, before)
	away := folder + ".old"
	if err := os.Rename(folder, away); err != nil {
		t.Fatal(err)
	}
	write(t, folder, "a file in the place of the folder")

	g.press("start.continue")
	told := g.read()
	begun := g.record()
	g.makeMove(g.keenMove())
	told = append(told, g.read()...)
	moved := g.record()
	g.leave()
	told = append(told, g.read()...)
	g.press("start.continue")
	if got := g.record(); got != moved || got == begun {
		t.Errorf("the game that could not be saved goes on from\n%s\nwant\n%s", got, moved)
	}
	for !g.table.Match.Over() {
		told = append(told, g.read()...)
		g.makeMove(g.keenMove())
	}
	g.settle()
	g.Change(func(s *store.Settings) { s.Cloth = store.Night })
	g.onDisk()
	g.wait(1)
	g.leave()
	told = append(told, g.read()...)
	g.Change(func(s *store.Settings) { s.Muted = true })
	g.onDisk()
	g.wait(1)
	told = append(told, g.read()...)
	if len(told) != 2 || !strings.Contains(told[0], g.say.Say("notice.save.failed")) ||
		!strings.Contains(told[1], g.say.Say("notice.settings.unsaved")) {
		t.Errorf("told %q, want that the game is not saved, then that the settings are not", told)
	}
	if !g.Settings().Muted || g.Settings().Cloth != store.Night {
		t.Error("settings that could not be stored do not hold")
	}

	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(away, folder); err != nil {
		t.Fatal(err)
	}
	if got, want := fmt.Sprint(contents(t, folder)), fmt.Sprint(contents(t, before)); got != want {
		t.Error("the files saved before have changed")
	}
}

// contents returns all files of a folder by their paths.
func contents(t *testing.T, folder string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		found[strings.TrimPrefix(path, folder)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestContinueGoesOnFromWhatAnotherCopyPlayed plays on in a second running copy, and finishes the game there.
func TestContinueGoesOnFromWhatAnotherCopyPlayed(t *testing.T) {
	folder := t.TempDir()
	older := visit(t, folder, 1)
	older.press("start.new")
	older.playSome(2)
	newer := visit(t, folder, 2)
	newer.press("start.continue")
	newer.playSome(3)
	newer.onDisk()
	newer.press("start.continue")
	want := newer.record()
	older.press("start.continue")
	if got := older.record(); got != want {
		t.Errorf("the older copy goes on from\n%s\nwant what the newer one played\n%s", got, want)
	}
	older.playSome(1)
	older.onDisk()
	mine, _, err := older.onDisk().LoadGame(store.Solo)
	if err != nil {
		t.Fatal(err)
	}
	newer.makeMove(newer.keenMove())
	newer.onDisk()
	if told := newer.read(); len(told) != 1 || !strings.Contains(told[0], "solo.other-1.dreist") {
		t.Errorf("told %q, want where the turns of the other copy are", told)
	}
	if text, err := os.ReadFile(filepath.Join(folder, "solo.other-1.dreist")); string(text) != mine || err != nil {
		t.Errorf("got %q, %v set aside, want\n%s", text, err, mine)
	}
	newer.playOn(nil)
	newer.onDisk()
	older.press("start.continue")
	if older.table != nil {
		t.Error("a game goes on that the other copy has ended")
	}
}
