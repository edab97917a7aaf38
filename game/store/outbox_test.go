package store

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"dreist/build/need"
)

func TestWhatIsTakenOutReplacesNothing(t *testing.T) {
	o := OpenOutbox(filepath.Join(t.TempDir(), "new", "folder"))
	for i, want := range []string{"game.dreist", "game-2.dreist", "game-3.dreist"} {
		path, err := o.Put("game", ".dreist", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(o.Dir(), want) {
			t.Fatalf("got %q (%v), want %s", path, err, want)
		}
	}
	wantFiles(t, o.Dir(), map[string]string{"game.dreist": "a", "game-2.dreist": "b", "game-3.dreist": "c"})
}

func TestOnlyWhatCanBeOpenedIsOffered(t *testing.T) {
	o := OpenOutbox(t.TempDir())
	if found, err := OpenOutbox(filepath.Join(o.Dir(), "nowhere")).Found(anyRecord); err != nil || len(found) != 0 {
		t.Errorf("got %v, %v from a folder that is not there", found, err)
	}
	s := need.Value(Open(t.TempDir()))(t)
	need.OK(t, s.SaveGame(Solo, "a game"))
	for range 2 {
		need.Value(o.Export(s, "dreist-2026-11-21"))(t)
	}
	var foreign bytes.Buffer
	need.OK(t, zip.NewWriter(&foreign).Close())
	write(t, o.Dir(), "holiday.zip", foreign.String())
	write(t, o.Dir(), "broken.zip", "PK")
	write(t, o.Dir(), "notes.txt", "text")
	write(t, o.Dir(), "SENT.DREIST", "a record")
	need.OK(t, os.Mkdir(filepath.Join(o.Dir(), "folder.zip"), 0o700))
	want := []string{"dreist-2026-11-21.zip", "SENT.DREIST", "dreist-2026-11-21-2.zip"}
	for age, name := range want {
		then := time.Date(2020, 1, 3-age, 0, 0, 0, 0, time.UTC)
		need.OK(t, os.Chtimes(filepath.Join(o.Dir(), name), then, then))
	}
	var got []string
	found := need.Value(o.Found(anyRecord))(t)
	for _, f := range found {
		got = append(got, f.Name())
	}
	data := need.Value(os.ReadFile(filepath.Join(o.Dir(), want[0])))(t)
	if !slices.Equal(got, want) || !IsArchive(data) || int64(len(data)) != found[0].Size() {
		t.Errorf("got %v, the first of %d bytes, want %v", got, len(data), want)
	}
}

// TestAnExportWithoutABrokenFileSaysSo keeps the path with the error.
func TestAnExportWithoutABrokenFileSaysSo(t *testing.T) {
	dir := t.TempDir()
	s := need.Value(Open(dir))(t)
	write(t, dir, "ladder.json", "{")
	path, err := OpenOutbox(t.TempDir()).Export(s, "all")
	left := (*LeftOutError)(nil)
	if !errors.As(err, &left) || len(left.Faults) != 1 || path == "" {
		t.Errorf("got %q, %v", path, err)
	}
}

// anyRecord reports whether a file is called as a record of the first game is.
func anyRecord(name string) bool { return IsRecordName(name, "") }
