package store

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"dreist/build/need"
)

// changes are all ways to change the files of a folder that fill has filled.
func changes(t *testing.T) map[string]func(f *Folder) error {
	other, _ := open(t)
	fill(t, other, "Benno", 3, 4, 5)
	need.OK(t, other.SaveGame(PracticeSlot, "practice"), other.DeleteGame(SoloSlot))
	archive := archiveOf(t, other)
	return map[string]func(f *Folder) error{
		"a game":          func(f *Folder) error { return f.SaveGame(SoloSlot, "new game") },
		"a new game":      func(f *Folder) error { return f.SaveGame(PracticeSlot, "new game") },
		"a dropped game":  func(f *Folder) error { return f.DeleteGame(SoloSlot) },
		"settings":        func(f *Folder) error { return f.SaveNotes(SettingsNotes, louder(77)) },
		"notes":           func(f *Folder) error { return f.SaveNotes("learning", Notes{"more": EncodeJSON(1)}) },
		"new notes":       func(f *Folder) error { return f.SaveNotes("rush", Notes{"more": EncodeJSON(1)}) },
		"a finished game": func(f *Folder) error { _, err := f.AddFinished(aGame(9)); return err },
		"a backup":        func(f *Folder) error { _, err := f.Restore(archive); return err },
		"no games":        func(f *Folder) error { _, err := f.Erase(); return err },
		"a game aside": func(f *Folder) error {
			_, err := f.SetGameAside(SoloSlot)
			if errors.Is(err, fs.ErrNotExist) {
				return nil // as it has been
			}
			return err
		},
		"a history with a broken line": func(f *Folder) error {
			text, _, err := readFile(f.path(historyFile), maxHistory)
			need.OK(t, err)
			if !strings.Contains(text, "not json") && !strings.Contains(strings.Join(slices.Collect(maps.Keys(filesIn(t, f.dirs.Games))), " "), "history.aside") {
				put(t, f.dirs.Games, historyFile, "not json\n"+text)
			}
			_, err = f.LoadHistory()
			if aside := (*SetAsideError)(nil); errors.As(err, &aside) {
				return nil
			}
			return err
		},
	}
}

// errKilled is what a test panics with where a program is killed.
var errKilled = errors.New("killed")

// TestEachStepOfAChangeMayFail lets each step of each change fail, or kills the program there: every file is whole, old or new, nothing is
// lost, and the change can be made again.
func TestEachStepOfAChangeMayFail(t *testing.T) {
	for name, change := range changes(t) {
		want, wantDir := open(t)
		fill(t, want, "Anna", 1, 2)
		before := filesIn(t, wantDir)
		need.OK(t, change(want))
		after := filesIn(t, wantDir)
		known := slices.Concat(slices.Collect(maps.Values(before)), slices.Collect(maps.Values(after)))
		for _, isKilled := range []bool{false, true} {
			for at := 1; ; at++ {
				f, dir := open(t)
				for file, text := range before {
					put(t, dir, file, text)
				}
				steps := 0
				f.InterceptWrites(func(step, path string) error {
					if steps++; steps != at {
						return nil
					}
					if isKilled {
						if step == "write" {
							put(t, filepath.Dir(path), filepath.Base(path), before[filepath.Base(path)]+lineHead+"2026")
						}
						panic(errKilled)
					}
					return syscall.ENOSPC
				})
				err := survive(func() error { return change(f) })
				f.InterceptWrites(nil)
				if steps < at {
					break
				}
				if err == nil || !isKilled && !errors.Is(err, ErrDiskFull) {
					t.Errorf("%s, step %d, killed %v: got %v", name, at, isKilled, err)
				}
				if isKilled {
					f = need.Value(OpenFolder(dir))(t)
				}
				if f.Claim(); f.IsClaimedByOther() {
					t.Fatal("nobody else is there")
				}
				left := filesIn(t, dir)
				texts := append(slices.Collect(maps.Values(left)), wholeLines(left[historyFile]))
				for file, text := range withoutAside(left) {
					if !slices.Contains(known, text) && !isTornHistory(file, text, known) {
						t.Errorf("%s, step %d, killed %v: %s holds %q, which is neither old nor new", name, at, isKilled, file, text)
					}
				}
				for file, text := range before {
					if name == "a history with a broken line" && file == historyFile {
						continue // the change itself breaks it
					}
					if now, there := left[file]; !slices.Contains(texts, text) && (now != after[file] || !there && after[file] != "") {
						t.Errorf("%s, step %d, killed %v: the old text of %s is nowhere", name, at, isKilled, file)
					}
				}
				need.OK(t, change(f))
				if got := read(t, f); got != read(t, want) {
					t.Errorf("%s, step %d, killed %v: made again it is\n%s", name, at, isKilled, got)
				}
				need.OK(t, f.lock.Unlock())
			}
		}
	}
}

// isTornHistory reports whether a text is a history with an end that was torn off while it was written.
func isTornHistory(file, text string, known []string) bool {
	return file == historyFile && slices.Contains(known, wholeLines(text))
}

// survive makes a change and returns its error, errKilled where it was killed.
func survive(change func() error) (err error) {
	defer func() {
		if r := recover(); r == errKilled {
			err = errKilled
		} else if r != nil {
			panic(r)
		}
	}()
	return change()
}

// TestWhatIsNoFileStays puts a folder, links that lead nowhere, and a text that is none in the place of files.
func TestWhatIsNoFileStays(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets only some users make links")
	}
	for name, make := range map[string]func(path string) error{
		"a folder":        func(path string) error { return os.Mkdir(path, 0o700) },
		"a dangling link": func(path string) error { return os.Symlink("gone", path) },
		"a looping link":  func(path string) error { return os.Symlink(filepath.Base(path), path) },
		"a device":        func(path string) error { return os.Symlink("/dev/zero", path) },
		"a pipe":          func(path string) error { return exec.Command("mkfifo", path).Run() },
	} {
		f, dir := open(t)
		need.OK(t, os.MkdirAll(filepath.Join(dir, "notes"), 0o700), make(filepath.Join(dir, lockFile)))
		if f.Claim(); f.IsClaimedByOther() {
			t.Errorf("%s: another copy has the folder", name)
		}
		for _, file := range []string{"solo.dreist", "settings.json", "notes/learning.json", historyFile} {
			need.OK(t, make(filepath.Join(dir, file)))
		}
		_, ok, reading := f.LoadGame(SoloSlot)
		_, settings := f.LoadNotes(SettingsNotes)
		_, history := f.LoadHistory()
		_, adding := f.AddFinished(aGame(1))
		for what, err := range map[string]error{
			"reading a game": reading, "reading settings": settings, "reading the history": history, "adding a game": adding,
			"saving a game": f.SaveGame(SoloSlot, "text"), "saving notes": f.SaveNotes("learning", Notes{"x": EncodeJSON(1)}),
		} {
			if ok || !errors.Is(err, ErrNotAFile) && !errors.Is(err, errLink) {
				t.Errorf("%s: %s gives %v", name, what, err)
			}
		}
		for file := range filesIn(t, dir) {
			t.Errorf("%s: left is %s", name, file)
		}
	}
}

// TestLinksAreFollowed has a player keep files elsewhere.
func TestLinksAreFollowed(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets only some users make links")
	}
	f, dir := open(t)
	elsewhere := t.TempDir()
	links := []string{"solo.dreist", "settings.json", historyFile}
	for _, name := range links {
		put(t, elsewhere, name, map[string]string{"settings.json": "{}"}[name])
		need.OK(t, os.MkdirAll(dir, 0o700), os.Symlink(filepath.Join(elsewhere, name), filepath.Join(dir, name)))
	}
	need.OK(t, f.SaveGame(SoloSlot, "a game"), f.SaveNotes(SettingsNotes, louder(7)))
	need.Value(f.AddFinished(aGame(1)))(t)
	got := filesIn(t, elsewhere)
	if notes := need.Value(f.LoadNotes(SettingsNotes))(t); got["solo.dreist"] != "a game" || SettingsOf(notes).EffectsVolume != 7 || len(need.Value(f.LoadHistory())(t)) != 1 {
		t.Errorf("elsewhere is %v", got)
	}
	need.OK(t, f.DeleteGame(SoloSlot))
	if text, ok, err := f.LoadGame(SoloSlot); ok || err != nil || !f.GameSavedAt(SoloSlot).IsZero() {
		t.Errorf("got the game %q, %v after it was dropped", text, err)
	}
	for _, name := range links {
		if !isLink(filepath.Join(dir, name)) {
			t.Errorf("%s is no link any more", name)
		}
	}
}

// TestAFolderThatMayNotBeWrittenTo reads, and says why nothing is written.
func TestAFolderThatMayNotBeWrittenTo(t *testing.T) {
	f, dir := open(t)
	fill(t, f, "Anna", 1)
	before := filesIn(t, dir)
	f.InterceptWrites(func(string, string) error { return syscall.EROFS })
	for name, change := range changes(t) {
		if err := change(f); !errors.Is(err, ErrReadOnly) && name != "a history with a broken line" {
			t.Errorf("%s gives %v", name, err)
		}
		put(t, dir, historyFile, before[historyFile])
	}
	f.InterceptWrites(nil)
	wantFiles(t, dir, before)
}

// TestOneCopyWritesAtATime opens a folder twice: the second copy reads, and writes when the first one has ended.
func TestOneCopyWritesAtATime(t *testing.T) {
	first, dir := open(t)
	if first.Claim(); first.IsClaimedByOther() {
		t.Fatal("nobody else is there")
	}
	fill(t, first, "Anna", 1)
	before := filesIn(t, dir)
	second := need.Value(OpenFolder(dir))(t)
	if second.Claim(); !second.IsClaimedByOther() {
		t.Error("two copies write")
	}
	for name, change := range changes(t) {
		if err := change(second); !errors.Is(err, ErrOtherCopy) && name != "a history with a broken line" {
			t.Errorf("%s gives %v", name, err)
		}
		put(t, dir, historyFile, before[historyFile])
	}
	wantFiles(t, dir, before)
	need.OK(t, first.lock.Unlock())
	if second.Claim(); second.IsClaimedByOther() {
		t.Error("the first one has ended, and the second cannot write")
	}
	need.OK(t, second.SaveGame(SoloSlot, "mine"))
}

// TestSlotsAreFilesOfTheFolder tells them from other files.
func TestSlotsAreFilesOfTheFolder(t *testing.T) {
	f, dir := open(t)
	for _, file := range []string{"", "solo", ".dreist", "A.dreist", "a.B", "a.b.c", "solo.dreist.tmp", "settings.json", "history.jsonl", "a b.dreist"} {
		if slot, ok := slotIn(file); ok {
			t.Errorf("%q is taken for the slot %q", file, slot)
		}
	}
	for slot, file := range map[Slot]string{SoloSlot: "solo.dreist", TableSlot.ForGame("thegame"): "table.thegame", Slot("x/y").ForGame(""): "y.dreist"} {
		need.OK(t, f.SaveGame(slot, "x"))
		if got, ok := slotIn(file); got != slot || !ok || filesIn(t, dir)[file] != "x" {
			t.Errorf("%q is kept in %v, and %s is of %q", slot, filesIn(t, dir), file, got)
		}
	}
	if err := f.SaveGame(SoloSlot, "\xff"); !errors.Is(err, errNotText) {
		t.Errorf("got %v", err)
	}
	if err := f.SaveGame(SoloSlot, strings.Repeat("x", maxSize+1)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("got %v", err)
	}
}
