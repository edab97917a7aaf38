package store

import (
	"errors"
	"io"
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

// TestAFailedWriteChangesNothing lets each step of a write fail: the old text stays, no temporary file does.
func TestAFailedWriteChangesNothing(t *testing.T) {
	for name, test := range map[string]struct {
		fail func(*files.Disk)
		want error
		unix bool // what the system says is a code that Windows does not use
	}{
		"writing half of it": {func(d *files.Disk) {
			d.Write = func(f *os.File, text string) error {
				_, err := f.WriteString(text[:len(text)/2])
				return errors.Join(err, errFailed)
			}
		}, errFailed, false},
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
		t.Run(name, func(t *testing.T) {
			if test.unix && runtime.GOOS == "windows" {
				t.Skip("Windows has codes of its own")
			}
			s := need.Value(Open(t.TempDir()))(t)
			loud := DefaultSettings()
			loud.EffectsVolume = 100
			series := seriesOf(2, "")
			need.OK(t, s.SaveGame(Solo, "old"), s.SaveSettings(loud), s.SaveSeries("", series), s.SaveNotes("learning", learned(1)))
			test.fail(&s.disk)
			quiet := loud
			quiet.EffectsVolume = 1
			_, adding := s.AddFinished(finishedGame(1))
			for what, err := range map[string]error{
				"game": s.SaveGame(Solo, "new"), "settings": s.SaveSettings(quiet), "finished game": adding,
				"climb": s.SaveNotes(climbName, climb(52, 50)), "series": s.SaveSeries("", seriesOf(3, "")),
				"notes": s.SaveNotes("learning", learned(2)), "new notes": s.SaveNotes("rush", learned(1)),
			} {
				if !errors.Is(err, test.want) || !strings.HasPrefix(err.Error(), "files: saving ") {
					t.Errorf("%s: got the error %v, want %v", what, err, test.want)
				}
			}
			if text, ok, err := s.LoadGame(Solo); text != "old" || !ok || err != nil {
				t.Errorf("got the game %q, %v, %v, want the old one", text, ok, err)
			}
			if got, err := s.LoadSettings(); got != loud || err != nil {
				t.Errorf("got the settings %+v, %v, want the old ones", got, err)
			}
			if got, err := s.LoadSeries(""); !cmp.Equal(got, series) || err != nil {
				t.Errorf("got the series %+v, %v, want the old one", got, err)
			}
			if got, err := s.LoadNotes("learning"); !cmp.Equal(got, learned(1)) || err != nil {
				t.Errorf("got the notes %s, %v, want the old ones", got, err)
			}
			wantNames(t, s.Dirs().Games, "history", "notes", "series.json", "settings.json", "solo.dreist")
			wantNames(t, s.notesDir(), "learning.json")
			wantNames(t, s.historyDir())
		})
	}
}

// TestARealFullDisk lets the system itself say that the disk is full.
func TestARealFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this system has no /dev/full")
	}
	defer full.Close()
	s := need.Value(Open(t.TempDir()))(t)
	s.disk.Write = func(_ *os.File, text string) error {
		_, err := full.WriteString(text)
		return err
	}
	for what, err := range map[string]error{
		"game": s.SaveGame(Solo, "text"), "series": s.SaveSeries("", seriesOf(1, "")), "notes": s.SaveNotes("learning", learned(1)),
	} {
		if !errors.Is(err, files.ErrDiskFull) || errors.Is(err, files.ErrReadOnly) {
			t.Errorf("%s: got the error %v, want %v", what, err, files.ErrDiskFull)
		}
	}
	wantNames(t, s.Dirs().Games, "notes")
	wantNames(t, s.notesDir())
}

func TestAFolderThatCannotBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	need.OK(t, os.WriteFile(file, nil, 0o600))
	s := need.Value(Open(filepath.Join(file, "dreist")))(t)
	loud := DefaultSettings()
	loud.EffectsVolume = 100
	if err := s.SaveGame(Solo, "text"); err == nil || errors.Is(err, files.ErrDiskFull) || errors.Is(err, files.ErrReadOnly) {
		t.Errorf("saving a game: got the error %v, want one of another kind", err)
	}
	if err := s.SaveSettings(loud); err == nil {
		t.Error("saving settings: got no error")
	}
	if err := s.SaveNotes(climbName, climb(52, 50)); err == nil {
		t.Error("saving the climb: got no error")
	}
	if err := s.SaveSeries("", seriesOf(1, "")); err == nil {
		t.Error("saving a series: got no error")
	}
	if err := s.SaveNotes("learning", learned(1)); err == nil {
		t.Error("saving notes: got no error")
	}
	if _, err := s.AddFinished(finishedGame(1)); err == nil {
		t.Error("adding a finished game: got no error")
	}
	if entries, err := s.History(); len(entries) != 0 || err == nil {
		t.Errorf("got the history %v, %v, want an error", entries, err)
	}
	if err := s.Export(io.Discard); err == nil {
		t.Error("exporting: got no error")
	}
	if settings, err := s.LoadSettings(); settings != DefaultSettings() {
		t.Errorf("got %+v, %v, want the defaults", settings, err)
	}
}

// TestAFailedSettingAsideChangesNothing checks that the name that was reserved is given back.
func TestAFailedSettingAsideChangesNothing(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	need.OK(t, s.SaveGame(Solo, "old"))
	path := filepath.Join(s.Dirs().Settings, settingsFile)
	need.OK(t, os.WriteFile(path, []byte("broken"), 0o600))
	s.disk.Rename = func(string, string) error { return errFailed }
	if name, err := s.SetAside(Solo); name != "" || !errors.Is(err, errFailed) {
		t.Errorf("got %q, %v, want %v", name, err, errFailed)
	}
	settings, err := s.LoadSettings()
	if settings != DefaultSettings() || !errors.Is(err, errFailed) || !errors.Is(err, ErrBroken) {
		t.Errorf("got %+v, %v, want the defaults, %v and %v", settings, err, ErrBroken, errFailed)
	}
	settings.Muted = true
	if err := s.SaveSettings(settings); !errors.Is(err, errFailed) {
		t.Errorf("got the error %v, want %v", err, errFailed)
	}
	wantNames(t, s.Dirs().Games, "settings.json", "solo.dreist")
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
		putFile(t, s.dirs.Games, seriesFile, text)
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
