package store

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/store/files"
)

func wantText(t *testing.T, path, want string) {
	t.Helper()
	if got, err := os.ReadFile(path); string(got) != want || err != nil {
		t.Errorf("%s holds %q, %v, want %q", path, got, err, want)
	}
}

// TestAnotherCopysGameIsNotOverwrittenUnseen lets two copies of the program play the same game.
func TestAnotherCopysGameIsNotOverwrittenUnseen(t *testing.T) {
	a := need.Value(Open(t.TempDir()))(t)
	b := need.Value(Open(a.dirs.Games))(t)
	need.OK(t, a.SaveGame(Solo, "turn 1"))
	if text, _, err := b.LoadGame(Solo); text != "turn 1" || err != nil {
		t.Fatal(text, err)
	}
	need.OK(t, b.SaveGame(Solo, "turn 2"), b.SaveGame(Solo, "turn 3")) // what was read is written over
	var aside *SetAsideError
	if err := a.SaveGame(Solo, "another turn 2"); !errors.As(err, &aside) || aside.Name != "solo.other-1.dreist" || !errors.Is(err, ErrOther) {
		t.Errorf("got %v, want one that names solo.other-1.dreist", err)
	}
	wantText(t, filepath.Join(a.dirs.Games, "solo.other-1.dreist"), "turn 3")
	wantText(t, filepath.Join(a.dirs.Games, "solo.dreist"), "another turn 2")
	need.OK(t, b.DropGame(Solo))
	wantText(t, filepath.Join(a.dirs.Games, "solo.dreist"), "another turn 2")
	need.OK(t, b.SaveGame(Solo, "another turn 2"), b.DropGame(Solo)) // the same text is no other
	wantNames(t, a.dirs.Games, "solo.other-1.dreist")
}

// TestLinksAreFollowed has a player keep files elsewhere.
func TestLinksAreFollowed(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets only some users make links")
	}
	s, elsewhere := need.Value(Open(t.TempDir()))(t), t.TempDir()
	for _, name := range []string{"solo.dreist", "settings.json"} {
		write(t, elsewhere, name, "{}")
		need.OK(t, os.Symlink(filepath.Join(elsewhere, name), filepath.Join(s.dirs.Games, name)))
	}
	wantLinks := func() {
		t.Helper()
		for _, name := range []string{"solo.dreist", "settings.json"} {
			if !files.IsLink(s.dirs.Games, name) {
				t.Errorf("%s is no link any more", name)
			}
		}
		wantNames(t, s.dirs.Games, "settings.json", "solo.dreist")
	}
	if text, ok, err := s.LoadGame(Solo); text != "{}" || !ok || err != nil {
		t.Fatal(text, ok, err)
	}
	need.OK(t, errors.Join(s.SaveGame(Solo, "a game"), s.SaveSettings(louder(7))))
	wantText(t, filepath.Join(elsewhere, "solo.dreist"), "a game")
	if got, err := s.LoadSettings(); got != louder(7) || err != nil {
		t.Errorf("got %+v, %v", got, err)
	}
	wantLinks()
	write(t, elsewhere, "solo.dreist", "another copy's")
	need.OK(t, solved(s.SaveGame(Solo, "mine")))
	wantText(t, filepath.Join(elsewhere, "solo.dreist"), "mine")
	wantText(t, filepath.Join(elsewhere, "solo.other-1.dreist"), "another copy's")
	need.OK(t, s.DropGame(Solo))
	if text, ok, err := s.LoadGame(Solo); ok || err != nil {
		t.Errorf("got the game %q, %v, %v after it was dropped", text, ok, err)
	}
	wantLinks()
}

// TestLinksThatLeadNowhere loses nothing and says what is wrong.
func TestLinksThatLeadNowhere(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets only some users make links")
	}
	for name, to := range map[string]string{"dangling": "gone", "looping": "solo.dreist"} {
		s := need.Value(Open(t.TempDir()))(t)
		need.OK(t, os.Symlink(to, filepath.Join(s.dirs.Games, "solo.dreist")))
		need.OK(t, os.Symlink(to, filepath.Join(s.dirs.Games, "settings.json")))
		_, ok, loading := s.LoadGame(Solo)
		settings, err := s.LoadSettings()
		if ok || settings != DefaultSettings() {
			t.Errorf("%s: got a game, %v, or settings %+v", name, ok, settings)
		}
		for what, err := range map[string]error{"loading a game": loading, "loading settings": err, "saving a game": s.SaveGame(Solo, "text"), "saving settings": s.SaveSettings(louder(1))} {
			if !errors.Is(err, files.ErrLink) {
				t.Errorf("%s: %s gives %v, want %v", name, what, err, files.ErrLink)
			}
		}
		wantNames(t, s.dirs.Games, "settings.json", "solo.dreist")
	}
}

// TestDeepFilesCostLittle reads and writes files whose values lie so deep in each other that a line of each would take
// all memory.
func TestDeepFilesCostLittle(t *testing.T) {
	deep := func(levels int) string {
		return `{"new": ` + strings.Repeat("[", levels) + strings.Repeat("]", levels) + "}"
	}
	s := need.Value(Open(t.TempDir()))(t)
	write(t, s.dirs.Games, "settings.json", deep(500_000))
	if used := allocated(func() {
		if _, err := s.LoadSettings(); solved(err) != nil || err == nil {
			t.Errorf("got %v, want a file that is set aside", err)
		}
		need.OK(t, s.SaveSettings(louder(3)))
	}); used > 32<<20 {
		t.Errorf("a deep file took %d MiB", used>>20)
	}
	wantText(t, filepath.Join(s.dirs.Games, "settings.broken-1.json"), deep(500_000))
	wide := `{"new": [` + strings.Repeat("[[[[[[[[1]]]]]]]],", 40_000) + "0]}"
	write(t, s.dirs.Games, "settings.json", wide)
	if used := allocated(func() {
		if err := s.SaveSettings(louder(4)); err != nil {
			t.Errorf("a wide file cannot be written: %v", err)
		}
	}); used > 64<<20 {
		t.Errorf("a wide file took %d MiB", used>>20)
	}
}

// allocated returns how many bytes something took, those that were given back included.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestAGameOfItsOwnKindIsPassedOverByTheFirstVersions stores what they know no way to read as something of a newer
// version, which they leave alone.
func TestAGameOfItsOwnKindIsPassedOverByTheFirstVersions(t *testing.T) {
	for n, change := range []func(*Summary){
		func(s *Summary) { s.Game = "another" },
		func(s *Summary) { s.Seats, s.Outcome = 1, WonBy(0, 4) },
		func(s *Summary) { s.Seats, s.Outcome = 5, WonBy(1, 1, 2, 3, 4, 5) },
		func(s *Summary) { s.Outcome = Outcome{End: AllWon, Score: s.Score} },
		func(s *Summary) { s.Outcome = Outcome{End: AllLost, Score: s.Score} },
		func(s *Summary) { s.Outcome = Outcome{End: Undecided, Places: []int{1, 2}, Score: s.Score} },
		func(s *Summary) { s.Places = []int{1, 1} },
		func(s *Summary) {
			s.Seats, s.Outcome = 3, Outcome{End: Ranked, Places: []int{2, 1, 3}, Score: []int{4, 0, 5}}
		},
	} {
		f := game(n)
		f.Summary.Opponents = nil
		change(&f.Summary)
		if text := f.text(); !strings.HasPrefix(text, `; {"version":2,`) || strings.Contains(text, `"left"`) {
			t.Errorf("the first versions may misread %s", text)
		}
	}
	s := need.Value(Open(t.TempDir()))(t)
	series := SeriesState{Players: []SeriesPlayer{{Kind: SeatPerson}}, Length: 1}
	need.OK(t, s.SaveSeries("", series))
	doc, err := s.readDocument(s.dirs.Games, seriesFile, anyObject)
	if err != nil || doc.Version() != seriesVersion {
		t.Errorf("a series of one has the version %d, %v", doc.Version(), err)
	}
	if got, err := s.LoadSeries(""); len(got.Players) != 1 || err != nil {
		t.Errorf("got %+v, %v", got, err)
	}
}
