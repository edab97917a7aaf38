package store

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store/files"
)

// errKilled is what a test panics with where a process is killed: nothing is cleaned up after it.
var errKilled = errors.New("killed")

// frail makes a disk on which one step, counted from 1, goes wrong: before does what happens instead of it. A write
// does half its work first.
func frail(d files.Disk, at int, instead func() error) (frailDisk files.Disk, steps *int) {
	steps = new(int)
	step := func(do func() error) error {
		if *steps++; *steps == at {
			return instead()
		}
		return do()
	}
	return files.Disk{
		Write: func(f *os.File, text string) error {
			if *steps+1 == at {
				return errors.Join(d.Write(f, text[:len(text)/2]), step(nil))
			}
			return step(func() error { return d.Write(f, text) })
		},
		Sync:    func(f *os.File) error { return step(func() error { return d.Sync(f) }) },
		Create:  func(path string) error { return step(func() error { return d.Create(path) }) },
		Rename:  func(from, to string) error { return step(func() error { return d.Rename(from, to) }) },
		Remove:  func(path string) error { return step(func() error { return d.Remove(path) }) },
		SyncDir: func(path string) error { return step(func() error { return d.SyncDir(path) }) },
		Lock:    d.Lock,
	}, steps
}

// contents returns all files of a store, by their paths below it, without the temporary ones.
func contents(t *testing.T, s *Store) map[string]string {
	t.Helper()
	found := filesIn(t, s.dirs.Games)
	maps.DeleteFunc(found, func(path, _ string) bool { return strings.HasSuffix(path, ".tmp") })
	return found
}

// survive does an operation and returns its error, errKilled where it was killed.
func survive(do func() error) (err error) {
	defer func() {
		if r := recover(); r == errKilled {
			err = errKilled
		} else if r != nil {
			panic(r)
		}
	}()
	return do()
}

// TestKilledAtAnyMoment kills the process before each step of each operation. A new one then finds every file whole,
// old or new, loses nothing, and does the operation again as if nothing had been.
func TestKilledAtAnyMoment(t *testing.T) {
	for name, op := range operations(t) {
		t.Run(name, func(t *testing.T) {
			whole := newHome(t, op)
			before := contents(t, whole)
			need.OK(t, op.do(whole))
			after := contents(t, whole)
			known := append(slices.Collect(maps.Values(before)), slices.Collect(maps.Values(after))...)
			for at := 1; ; at++ {
				s := newHome(t, op)
				broken, _ := frail(s.disk, at, func() error { panic(errKilled) })
				dying := &Store{dirs: s.dirs, disk: broken, rules: s.rules, seen: s.seen}
				err := survive(func() error { return op.do(dying) })
				if err == nil {
					return
				}
				if err != errKilled {
					t.Fatal(err)
				}
				left := contents(t, s)
				for file, text := range left {
					if text != "" && !slices.Contains(known, text) {
						t.Errorf("step %d: %s holds %q, which is neither old nor new", at, file, text)
					}
				}
				wantNothingLost(t, at, before, after, left)
				wantReadable(t, at, s)
				if err := op.do(s); err != nil {
					t.Errorf("step %d: again: %v", at, err)
				}
				wantTheSame(t, at, whole, s)
			}
		})
	}
}

// wantNothingLost checks that each file still has its text, or one that the operation gives it, or that the text is in
// a file that was set aside.
func wantNothingLost(t *testing.T, at int, before, after, left map[string]string) {
	t.Helper()
	texts := slices.Collect(maps.Values(left))
	for file, text := range before {
		now, there := left[file]
		if now == text && there || slices.Contains(texts, text) {
			continue
		}
		if want, stays := after[file]; now != want || there != stays {
			t.Errorf("step %d: %s holds %q, the old text is nowhere", at, file, now)
		}
	}
}

// wantReadable checks that nothing but what was broken before is reported.
func wantReadable(t *testing.T, at int, s *Store) {
	t.Helper()
	_, settings := s.LoadSettings()
	_, climbed := s.LoadNotes(climbName)
	_, series := s.LoadSeries("")
	_, notes := s.LoadNotes("learning")
	_, _, game := s.LoadGame(Solo)
	entries, history := s.History()
	for what, err := range map[string]error{
		"settings": settings, "climb": solved(climbed), "series": solved(series), "notes": solved(notes), "game": game, "history": solved(history),
	} {
		if err != nil && !errors.Is(err, ErrNewer) {
			t.Errorf("step %d: %s: %v", at, what, err)
		}
	}
	for _, e := range entries {
		if text, err := s.LoadFinished(e.ID); err != nil || !strings.HasPrefix(text, "[Game") {
			t.Errorf("step %d: %s holds %q, %v", at, e.ID, text, err)
		}
	}
}

// wantTheSame checks that two stores hold the same as far as a player can tell.
func wantTheSame(t *testing.T, at int, a, b *Store) {
	t.Helper()
	type view struct {
		Settings Settings
		Climb    Notes
		Series   SeriesState // with the records in the place of ids
		Notes    []Notes
		Solo     string
		Records  []string
	}
	look := func(s *Store) (v view) {
		v.Settings, _ = s.LoadSettings()
		v.Climb, _ = s.LoadNotes(climbName)
		v.Series, _ = s.LoadSeries("")
		for i, g := range v.Series.Games {
			if g.ID != "" {
				v.Series.Games[i].ID, _ = s.LoadFinished(g.ID)
			}
		}
		for _, name := range []string{"learning", "rush"} {
			notes, _ := s.LoadNotes(name)
			v.Notes = append(v.Notes, notes)
		}
		v.Solo, _, _ = s.LoadGame(Solo)
		entries, _ := s.History()
		for _, e := range entries {
			text, _ := s.LoadFinished(e.ID)
			v.Records = append(v.Records, text)
		}
		return v
	}
	if diff := cmp.Diff(look(a), look(b)); diff != "" {
		t.Errorf("step %d: after trying again there is what is marked +, want what is marked -\n%s", at, diff)
	}
}

// TestEachStepFails lets each step of each operation fail as on a full disk: all files are what they were, and no
// temporary one stays. Only the last step, which makes names survive a power cut, may fail after the change.
func TestEachStepFails(t *testing.T) {
	for name, op := range operations(t) {
		t.Run(name, func(t *testing.T) {
			whole := newHome(t, op)
			need.OK(t, op.do(whole))
			after := contents(t, whole)
			for at := 1; ; at++ {
				s := newHome(t, op)
				before := contents(t, s)
				broken, steps := frail(s.disk, at, func() error { return errFailed })
				err := op.do(&Store{dirs: s.dirs, disk: broken, rules: s.rules, seen: s.seen})
				if *steps < at {
					return
				}
				if !errors.Is(err, errFailed) {
					t.Fatalf("step %d: got the error %v, want %v", at, err, errFailed)
				}
				got := contents(t, s)
				if cmp.Diff(before, got) != "" && cmp.Diff(after, got) != "" {
					t.Errorf("step %d: some files changed, what is marked + is new\n%s", at, cmp.Diff(before, got))
				}
				wantNoTemporary(t, s)
			}
		})
	}
}

func wantNoTemporary(t *testing.T, s *Store) {
	t.Helper()
	for _, dir := range []string{s.dirs.Games, s.historyDir(), s.notesDir()} {
		left, err := filepath.Glob(filepath.Join(dir, ".*.tmp"))
		if err != nil || len(left) != 0 {
			t.Errorf("the temporary files %q stay (%v)", left, err)
		}
	}
}

// TestAnIndexThatCannotBeWritten costs time only.
func TestAnIndexThatCannotBeWritten(t *testing.T) {
	s := newHome(t, operation{prepare: func(*testing.T, *Store) {}})
	for n := range maxStale + 5 {
		need.Value(s.AddFinished(game(n)))(t)
	}
	s.disk.Write = func(*os.File, string) error { return errFailed }
	if entries, err := s.History(); len(entries) != maxStale+5 || err != nil {
		t.Errorf("got %d games, %v, want %d", len(entries), err, maxStale+5)
	}
	wantNoTemporary(t, s)
}
