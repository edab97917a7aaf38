package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store/files"
)

const oneMiB = 1 << 20

// open returns a store in a folder that does not exist yet, and the path of that folder.
func open(t *testing.T) (*Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "deep", "dreist")
	s := need.Value(Open(dir))(t)
	return s.With(climbRules()), dir
}

// write puts a file into the store's folder as somebody else would.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	need.OK(t, os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600))
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

func wantGame(t *testing.T, s *Store, want string, wantOK bool) {
	t.Helper()
	got, ok, err := s.LoadGame(Solo)
	need.OK(t, err)
	if got != want || ok != wantOK {
		t.Errorf("got the game %q, %v, want %q, %v", got, ok, want, wantOK)
	}
}

func TestAGameComesBack(t *testing.T) {
	s, dir := open(t)
	wantGame(t, s, "", false)
	if err := s.DropGame(Solo); err != nil {
		t.Errorf("dropping no game: %v", err)
	}
	wantFiles(t, dir, map[string]string{})
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder was made before anything was written: %v", err)
	}
	for _, text := range []string{"dreist 1\r\nBo3 Ä\n", "shorter", "", strings.Repeat("x", oneMiB)} {
		need.OK(t, s.SaveGame(Solo, text))
		wantGame(t, s, text, true)
		wantFiles(t, dir, map[string]string{"solo.dreist": text})
	}
	need.OK(t, s.SaveGame("table-2", "another"))
	need.OK(t, s.DropGame(Solo))
	wantGame(t, s, "", false)
	wantFiles(t, dir, map[string]string{"table-2.dreist": "another"})
}

func TestNobodyElseMayRead(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such permissions")
	}
	s, dir := open(t)
	need.OK(t, s.SaveGame(Solo, "text"))
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

// TestGamesThatAreRefused neither saves nor loads what is too large or no text, and leaves it where it is.
func TestGamesThatAreRefused(t *testing.T) {
	for text, want := range map[string]error{
		strings.Repeat("x", oneMiB+1): files.ErrTooLarge, "\x89PNG\r\n\x1a\n\xff": files.ErrNotText, "a folder": files.ErrNotAFile,
	} {
		s, dir := open(t)
		path := filepath.Join(dir, "solo.dreist")
		if want == files.ErrNotAFile {
			need.OK(t, os.MkdirAll(path, 0o700))
		} else if write(t, dir, "solo.dreist", text); !errors.Is(s.SaveGame("table-2", text), want) {
			t.Errorf("%.20q is saved", text)
		}
		got, ok, err := s.LoadGame(Solo)
		var refused *files.LoadError
		if !errors.As(err, &refused) || !errors.Is(err, want) || refused.Name != "solo.dreist" || got != "" || ok {
			t.Errorf("%.20q: got %q, %v, %v, want a LoadError for %v", text, got, ok, err, want)
		}
		if _, err := os.Stat(path); err != nil {
			t.Errorf("the file is gone: %v", err)
		}
	}
}

func TestGamesDoNotTakeEachOthersSlots(t *testing.T) {
	s, dir := open(t)
	other := Solo.Of("thegame")
	for slot, text := range map[Slot]string{Solo: "one\n", other: "two\n"} {
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
	for _, slot := range []Slot{"", "../solo", "a/b/c", "/a", "a/", "dreist/solo", "json/solo", `a\b`, "solo.broken-1", "Solo", "c:"} {
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
	if _, err := s.SetAside(Solo); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("setting aside nothing: got %v, want %v", err, fs.ErrNotExist)
	}
	write(t, dir, "solo.broken-2.dreist", "from long ago")
	for _, want := range []string{"solo.broken-1.dreist", "solo.broken-3.dreist"} {
		write(t, dir, "solo.dreist", "becomes "+want)
		if got, err := s.SetAside(Solo); got != want || err != nil {
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
