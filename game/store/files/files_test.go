package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"dreist/build/need"
)

func putFile(t *testing.T, dir, name, text string) {
	t.Helper()
	need.OK(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
}

// wantFiles checks the names in a folder, and what the files hold: NAME or NAME=TEXT.
func wantFiles(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != len(want) {
		t.Fatalf("the folder holds %v, %v, want %q", entries, err, want)
	}
	for i, e := range entries {
		name, text, told := strings.Cut(want[i], "=")
		got, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if e.Name() != name || err != nil || told && string(got) != text {
			t.Errorf("got %s with %q, %v, want %s", e.Name(), got, err, want[i])
		}
	}
}

// TestABatchIsMadeWholeOrNotAtAll lets the last of several changes fail.
func TestABatchIsMadeWholeOrNotAtAll(t *testing.T) {
	dir := t.TempDir()
	putFile(t, dir, "a.txt", "old")
	d := OpenDisk()
	commit := func() ([]string, error) {
		b := Batch{Disk: &d}
		b.Put(dir, "a.txt", "new", "replaced")
		b.Put(dir, "b.txt", "new", "replaced")
		b.Add(dir, "added", func(n int) string { return strings.Repeat("c", n) })
		return b.Commit("trying")
	}
	failed := errors.New("the disk failed")
	d.Rename = func(from, to string) error {
		if filepath.Base(to) == "c" {
			return failed
		}
		return os.Rename(from, to)
	}
	if _, err := commit(); !errors.Is(err, failed) {
		t.Errorf("got %v, want %v", err, failed)
	}
	wantFiles(t, dir, "a.txt=old")
	d.Rename = os.Rename
	putFile(t, dir, "c", "another copy's")
	names, err := commit()
	if got := strings.Join(names, " "); err != nil || got != "a.replaced-1.txt  cc" {
		t.Errorf("got the names %q, %v", got, err)
	}
	wantFiles(t, dir, "a.replaced-1.txt=old", "a.txt=new", "b.txt=new", "c=another copy's", "cc=added")
}

// TestTemporaryFilesOfKilledProgramsGo leaves those of others, those that may be written just now, and foreign files.
func TestTemporaryFilesOfKilledProgramsGo(t *testing.T) {
	games, history := t.TempDir(), t.TempDir()
	old := time.Now().Add(-2 * tempAge)
	put := func(dir, name string, at time.Time) {
		t.Helper()
		putFile(t, dir, name, "half a te")
		need.OK(t, os.Chtimes(filepath.Join(dir, name), at, at))
	}
	put(games, ".solo.dreist.123.tmp", old)
	put(games, ".solo.dreist.124.tmp", time.Now())
	for _, foreign := range []string{".solo.dreist.12x.tmp", ".solo.dreist.tmp", "solo.dreist.123.tmp", ".other.json.123.tmp", ".solo.dreist.123"} {
		put(games, foreign, old)
	}
	put(history, ".2026-01-01-9.dreist.5.tmp", old)
	put(history, ".index.json.5.tmp", old)
	d := OpenDisk()
	for _, text := range []string{"0", "1"} {
		need.Value(d.Put(games, "solo.dreist", text, ""))(t)
	}
	need.Value(d.Put(history, "2026-11-21-1.dreist", "a game", ""))(t)
	wantFiles(t, games, ".other.json.123.tmp", ".solo.dreist.123", ".solo.dreist.124.tmp", ".solo.dreist.12x.tmp", ".solo.dreist.tmp", "solo.dreist=1", "solo.dreist.123.tmp")
	wantFiles(t, history, ".index.json.5.tmp", "2026-11-21-1.dreist")
}
