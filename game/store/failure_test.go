package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store/files"
)

var errFailed = errors.New("the disk failed")

// refused lets a step fail with what the system says when it refuses.
func refused(err error) error { return &fs.PathError{Op: "test", Path: "somewhere", Err: err} }

// TestARefusalOfTheSystemHasItsName lets a write fail as systems refuse it. That nothing changes then holds TestEachStepFails.
func TestARefusalOfTheSystemHasItsName(t *testing.T) {
	for name, test := range map[string]struct {
		fail func(*files.Disk)
		want error
		unix bool // what the system says is a code that Windows does not use
	}{
		"a full disk": {func(d *files.Disk) {
			d.Write = func(*os.File, string) error { return refused(syscall.ENOSPC) }
		}, files.ErrDiskFull, true},
		"a disk that is full only on syncing": {func(d *files.Disk) {
			d.Sync = func(*os.File) error { return refused(syscall.ENOSPC) }
		}, files.ErrDiskFull, true},
		"no permission to rename": {func(d *files.Disk) {
			d.Rename = func(string, string) error { return refused(fs.ErrPermission) }
		}, files.ErrReadOnly, false},
		"a file system that became read-only": {func(d *files.Disk) {
			d.Rename = func(string, string) error { return refused(syscall.EROFS) }
		}, files.ErrReadOnly, true},
	} {
		if test.unix && runtime.GOOS == "windows" {
			continue
		}
		s, o := need.Value(Open(t.TempDir()))(t), OpenOutbox(t.TempDir())
		test.fail(&s.disk)
		test.fail(&o.disk)
		_, adding := s.AddFinished(game(1))
		path, taking := o.Put("game", ".dreist", []byte("text"))
		for what, err := range map[string]error{
			"game": s.SaveGame(Solo, "new"), "settings": s.SaveSettings(louder(1)), "finished game": adding, "series": s.SaveSeries("", seriesOf(3, "")),
			"notes": s.SaveNotes("learning", learned(2)), "what is taken out": taking,
		} {
			if !errors.Is(err, test.want) || what != "what is taken out" && !strings.HasPrefix(err.Error(), "files: saving ") {
				t.Errorf("%s: %s: got the error %v, want %v", name, what, err, test.want)
			}
		}
		if wantNames(t, o.Dir()); path != "" {
			t.Errorf("%s: a path is told: %s", name, path)
		}
	}
}

// TestAnotherCopySetsAsideFirst lets another copy of the program be quicker with a broken file, which is no error.
func TestAnotherCopySetsAsideFirst(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	create := s.disk.Create
	s.disk.Create = func(path string) error {
		if err := os.Remove(filepath.Join(s.dirs.Games, seriesFile)); err != nil {
			t.Error(err)
		}
		return create(path)
	}
	const newer = `{"version": 2, "players": [{}]}`
	for _, text := range []string{"broken", newer} {
		write(t, s.dirs.Games, seriesFile, text)
		want := seriesOf(2, "")
		if err := s.SaveSeries("", want); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if got, err := s.LoadSeries(""); err != nil || !cmp.Equal(got, want) {
			t.Errorf("%s: got %+v, %v, want what was saved", text, got, err)
		}
		wantNames(t, s.dirs.Games, seriesFile)
	}
}

func TestFoldersNeedAPath(t *testing.T) {
	if _, err := Open(""); err == nil {
		t.Error("a folder without a name gives no error")
	}
	s := need.Value(Open("here"))(t)
	if dirs := s.Dirs(); !filepath.IsAbs(dirs.Games) || dirs.Games != dirs.Settings {
		t.Errorf("got the folders %+v, want one absolute path", dirs)
	}
	s = need.Value(Default())(t)
	if dirs := s.Dirs(); filepath.Base(dirs.Games) != "dreist" || filepath.Base(dirs.Settings) != "dreist" {
		t.Errorf("got the folders %+v, want two called dreist", dirs)
	}
}

func TestErrorsSayWhatToDo(t *testing.T) {
	fault := &files.LoadError{Name: "a.json", Err: ErrBroken}
	for err, want := range map[error]string{
		fault: "files: reading a.json: set it aside or make it readable: not a JSON object",
		&SetAsideError{OldName: "a.json", Name: "a.broken-1.json", Err: ErrBroken}: "store: reading a.json: it is kept as a.broken-1.json, repair it there: not a JSON object",
		&LeftOutError{Faults: []*files.LoadError{fault, fault}}:                    "store: exporting: left out, save them by hand if they matter: a.json (not a JSON object), a.json (not a JSON object)",
		&ArchiveError{Err: ErrForeign}:                                             "store: restoring: choose a file that an export made: not an export of this program",
		&ArchiveError{Name: "../x", Err: ErrBadName}:                               "store: restoring \"../x\": choose a file that an export made: a name that no export holds",
	} {
		if got := err.Error(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func wantNames(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries := need.Value(os.ReadDir(dir))(t)
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}
