package store

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"dreist/build/need"
	"dreist/game/store/files"
)

func TestWhatIsTakenOutReplacesNothing(t *testing.T) {
	o := OpenOutbox(filepath.Join(t.TempDir(), "new", "folder"))
	for i, want := range []string{"game.dreist", "game-2.dreist", "game-3.dreist"} {
		path, err := o.Put("game", ".dreist", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(o.Dir(), want) {
			t.Fatalf("got %q (%v), want %s", path, err, want)
		}
	}
	for i, name := range []string{"game.dreist", "game-2.dreist", "game-3.dreist"} {
		if data, err := os.ReadFile(filepath.Join(o.Dir(), name)); err != nil || string(data) != string(rune('a'+i)) {
			t.Errorf("%s holds %q (%v)", name, data, err)
		}
	}
	if entries, err := os.ReadDir(o.Dir()); err != nil || len(entries) != 3 {
		t.Errorf("got %d files (%v), want the three", len(entries), err)
	}
}

func TestAFileThatCannotBeTakenOutLeavesNothing(t *testing.T) {
	for name, test := range map[string]struct {
		fail func(*files.Disk)
		want error
		unix bool
	}{
		"a full disk": {func(d *files.Disk) {
			d.Write = func(*os.File, string) error { return refused(syscall.ENOSPC) }
		}, files.ErrDiskFull, true},
		"no permission": {func(d *files.Disk) {
			d.Rename = func(string, string) error { return refused(fs.ErrPermission) }
		}, files.ErrReadOnly, false},
	} {
		t.Run(name, func(t *testing.T) {
			if test.unix && runtime.GOOS == "windows" {
				t.Skip("Windows has codes of its own")
			}
			o := OpenOutbox(t.TempDir())
			test.fail(&o.disk)
			if path, err := o.Put("game", ".dreist", []byte("text")); !errors.Is(err, test.want) || path != "" {
				t.Errorf("got %q, %v, want %v", path, err, test.want)
			}
			if entries, err := os.ReadDir(o.Dir()); err != nil || len(entries) != 0 {
				t.Errorf("%d files are left (%v)", len(entries), err)
			}
		})
	}
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
	putFile(t, o.Dir(), "holiday.zip", foreign.String())
	putFile(t, o.Dir(), "broken.zip", "PK")
	putFile(t, o.Dir(), "notes.txt", "text")
	putFile(t, o.Dir(), "SENT.DREIST", "a record")
	need.OK(t, os.Mkdir(filepath.Join(o.Dir(), "folder.zip"), 0o700))
	want := []string{"dreist-2026-11-21.zip", "SENT.DREIST", "dreist-2026-11-21-2.zip"}
	for age, name := range want {
		then := time.Date(2020, 1, 3-age, 0, 0, 0, 0, time.UTC)
		need.OK(t, os.Chtimes(filepath.Join(o.Dir(), name), then, then))
	}
	found, err := o.Found(anyRecord)
	if err != nil || len(found) != len(want) {
		t.Fatalf("got %v, %v, want %v", found, err, want)
	}
	for i, f := range found {
		if f.Name() != want[i] {
			t.Errorf("at %d: got %s, want %s", i, f.Name(), want[i])
		}
	}
	data, err := os.ReadFile(filepath.Join(o.Dir(), found[0].Name()))
	if err != nil || !IsArchive(data) || int64(len(data)) != found[0].Size() {
		t.Fatalf("got %d bytes, %v", len(data), err)
	}
	other := need.Value(Open(t.TempDir()))(t)
	if _, err := other.Restore(bytes.NewReader(data), int64(len(data))); err != nil {
		t.Error(err)
	}
	if text, _, _ := other.LoadGame(Solo); text != "a game" {
		t.Errorf("got the game %q", text)
	}
}

// TestAnExportWithoutABrokenFileSaysSo keeps the path with the error.
func TestAnExportWithoutABrokenFileSaysSo(t *testing.T) {
	dir := t.TempDir()
	s := need.Value(Open(dir))(t)
	putFile(t, dir, "ladder.json", "{")
	path, err := OpenOutbox(t.TempDir()).Export(s, "all")
	left := (*LeftOutError)(nil)
	if !errors.As(err, &left) || len(left.Faults) != 1 || path == "" {
		t.Errorf("got %q, %v", path, err)
	}
}

// anyRecord reports whether a file is called as a record of the first game is.
func anyRecord(name string) bool { return IsRecordName(name, "") }
