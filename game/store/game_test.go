package store_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/store/files"
)

const oneMiB = 1 << 20

// open returns a store in a folder that does not exist yet, and the path of that folder.
func open(t *testing.T) (*store.Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "deep", "dreist")
	s := need.Value(store.Open(dir))(t)
	return s.With(store.ClimbRules()), dir
}

// write puts a file into the store's folder as somebody else would.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	need.OK(t, os.MkdirAll(dir, 0o700))
	need.OK(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
}

// filesIn returns the paths of all files in a folder and below with their texts, none where there is no folder.
func filesIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		found[filepath.ToSlash(name)] = string(text)
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return found
}

func wantFiles(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	if diff := cmp.Diff(want, filesIn(t, dir)); diff != "" {
		t.Errorf("the folder holds what is marked +, want what is marked -\n%s", diff)
	}
}

func wantGame(t *testing.T, s *store.Store, want string, wantOK bool) {
	t.Helper()
	got, ok, err := s.LoadGame(store.Solo)
	need.OK(t, err)
	if got != want || ok != wantOK {
		t.Errorf("got the game %q, %v, want %q, %v", got, ok, want, wantOK)
	}
}

func TestAGameComesBack(t *testing.T) {
	s, dir := open(t)
	wantGame(t, s, "", false)
	if err := s.DropGame(store.Solo); err != nil {
		t.Errorf("dropping no game: %v", err)
	}
	wantFiles(t, dir, map[string]string{})
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder was made before anything was written: %v", err)
	}
	for _, text := range []string{"dreist 1\r\nBo3 Ä\n", "shorter", "", strings.Repeat("x", oneMiB)} {
		need.OK(t, s.SaveGame(store.Solo, text))
		wantGame(t, s, text, true)
		wantFiles(t, dir, map[string]string{"solo.dreist": text})
	}
	need.OK(t, s.SaveGame("table-2", "another"))
	need.OK(t, s.DropGame(store.Solo))
	wantGame(t, s, "", false)
	wantFiles(t, dir, map[string]string{"table-2.dreist": "another"})
}

func TestNobodyElseMayRead(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such permissions")
	}
	s, dir := open(t)
	need.OK(t, s.SaveGame(store.Solo, "text"))
	for path, want := range map[string]fs.FileMode{
		filepath.Dir(dir):                 0o700,
		dir:                               0o700,
		filepath.Join(dir, "solo.dreist"): 0o600,
	} {
		info := need.Value(os.Stat(path))(t)
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s has the permissions %o, want %o", path, got, want)
		}
	}
}

func TestGamesThatAreRefused(t *testing.T) {
	for name, test := range map[string]struct {
		prepare func(t *testing.T, path string)
		want    error
	}{
		"over 1 MiB": {func(t *testing.T, path string) {
			write(t, filepath.Dir(path), filepath.Base(path), strings.Repeat("x", oneMiB+1))
		}, files.ErrTooLarge},
		"a picture": {func(t *testing.T, path string) {
			write(t, filepath.Dir(path), filepath.Base(path), "\x89PNG\r\n\x1a\n\xff")
		}, files.ErrNotText},
		"a folder": {func(t *testing.T, path string) {
			need.OK(t, os.MkdirAll(path, 0o700))
		}, files.ErrNotAFile},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			path := filepath.Join(dir, "solo.dreist")
			test.prepare(t, path)
			text, ok, err := s.LoadGame(store.Solo)
			var refused *files.LoadError
			if !errors.As(err, &refused) || !errors.Is(err, test.want) || refused.Name != "solo.dreist" || text != "" || ok {
				t.Errorf("got %q, %v, %v, want a LoadError for %v", text, ok, err, test.want)
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("the file is gone: %v", err)
			}
		})
	}
}

func TestWhatCouldNotBeLoadedIsNotSaved(t *testing.T) {
	s, dir := open(t)
	need.OK(t, s.SaveGame(store.Solo, "good"))
	for text, want := range map[string]error{
		strings.Repeat("x", oneMiB+1): files.ErrTooLarge,
		"\xff":                        files.ErrNotText,
	} {
		if err := s.SaveGame(store.Solo, text); !errors.Is(err, want) {
			t.Errorf("got the error %v, want %v", err, want)
		}
	}
	wantFiles(t, dir, map[string]string{"solo.dreist": "good"})
}

func TestGamesDoNotTakeEachOthersSlots(t *testing.T) {
	s, dir := open(t)
	other := store.Solo.Of("thegame")
	for slot, text := range map[store.Slot]string{store.Solo: "one\n", other: "two\n"} {
		need.OK(t, s.SaveGame(slot, text))
	}
	wantFiles(t, dir, map[string]string{"solo.dreist": "one\n", "solo.thegame": "two\n"})
	archive := export(t, s)
	to, there := open(t)
	wantRestored(t, to, archive, 0, 0)
	wantFiles(t, there, filesIn(t, dir))
	need.OK(t, s.DropGame(other))
	wantFiles(t, dir, map[string]string{"solo.dreist": "one\n"})
}

func TestSlotsStayInTheirFolder(t *testing.T) {
	s, dir := open(t)
	for _, slot := range []store.Slot{"", "../solo", "a/b/c", "/a", "a/", "dreist/solo", "json/solo", `a\b`, "solo.broken-1", "Solo", "c:"} {
		_, _, loading := s.LoadGame(slot)
		_, aside := s.SetAside(slot)
		for what, err := range map[string]error{
			"saving": s.SaveGame(slot, "text"), "loading": loading, "dropping": s.DropGame(slot), "setting aside": aside,
		} {
			if err == nil {
				t.Errorf("%s the slot %q gives no error", what, slot)
			}
		}
	}
	wantFiles(t, filepath.Dir(dir), map[string]string{})
}

func TestSettingAsideNeverOverwrites(t *testing.T) {
	s, dir := open(t)
	if _, err := s.SetAside(store.Solo); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("setting aside nothing: got %v, want %v", err, fs.ErrNotExist)
	}
	write(t, dir, "solo.broken-2.dreist", "from long ago")
	for _, want := range []string{"solo.broken-1.dreist", "solo.broken-3.dreist"} {
		write(t, dir, "solo.dreist", "becomes "+want)
		if got, err := s.SetAside(store.Solo); got != want || err != nil {
			t.Fatalf("got %q, %v, want %q", got, err, want)
		}
		wantGame(t, s, "", false)
	}
	wantFiles(t, dir, map[string]string{
		"solo.broken-1.dreist": "becomes solo.broken-1.dreist",
		"solo.broken-2.dreist": "from long ago",
		"solo.broken-3.dreist": "becomes solo.broken-3.dreist",
	})
}

// TestTwoCopies lets several copies of the program save, load and set aside at once. Whatever is read must be whole.
func TestTwoCopies(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows replaces no file in the instant another copy reads it: that save fails, and the old text stays")
	}
	const copies, rounds = 4, 40
	_, dir := open(t)
	texts := map[string]bool{}
	for c := range copies {
		texts[strings.Repeat(fmt.Sprint(c), 3000+c)] = true
	}
	var running sync.WaitGroup
	for text := range texts {
		running.Go(func() {
			s, err := store.Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for round := range rounds {
				if err := s.SaveGame(store.Solo, text); !isAside(err) {
					t.Error(err)
				}
				if got, ok, err := s.LoadGame(store.Solo); err != nil || ok && !texts[got] {
					t.Errorf("got %d bytes, %v, want one of the texts", len(got), err)
				}
				if round%10 == 0 {
					if _, err := s.SetAside(store.Solo); err != nil && !errors.Is(err, fs.ErrNotExist) {
						t.Error(err)
					}
				}
			}
		})
	}
	running.Wait()
	for name, text := range filesIn(t, dir) {
		if !texts[text] {
			t.Errorf("%s holds %d bytes, want one of the texts", name, len(text))
		}
	}
}
