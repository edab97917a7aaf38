package store

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// exported returns an archive of so many finished games.
func exported(t *testing.T, games int) []byte {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for n := range games {
		if _, err := s.AddFinished(finishedGame(n)); err != nil {
			t.Fatal(err)
		}
	}
	var archive bytes.Buffer
	if err := s.Export(&archive); err != nil {
		t.Fatal(err)
	}
	return archive.Bytes()
}

// bringTo imports an archive.
func bringTo(s *Store, archive []byte) error {
	_, err := s.Import(bytes.NewReader(archive), int64(len(archive)), Replace{}, nil)
	return err
}

// openTwice opens one folder as two copies of the program do.
func openTwice(t *testing.T) (a, b *Store) {
	t.Helper()
	dir := t.TempDir()
	a, failed := Open(dir)
	b, err := Open(dir)
	if failed != nil || err != nil {
		t.Fatal(failed, err)
	}
	return a, b
}

// wantEachOnce checks that so many finished games are on disk, each in one file.
func wantEachOnce(t *testing.T, when string, s *Store, games int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(s.historyDir(), "*"+RecordExt("")))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(text) > 0 {
			found[string(text)]++
		}
	}
	if most := slices.Max(slices.Collect(maps.Values(found))); len(found) != games || most > 1 {
		t.Errorf("%s: %d games are on disk, one of them %d times, want %d once", when, len(found), most, games)
	}
	if left, err := filepath.Glob(filepath.Join(s.dirs.Games, ".*")); err != nil || len(left) > 0 {
		t.Errorf("%s: %v stay in the folder, %v", when, left, err)
	}
}

// TestTwoCopiesImportOneArchive lets a second copy begin to import when the first one has begun to write.
func TestTwoCopiesImportOneArchive(t *testing.T) {
	const games = 6
	archive := exported(t, games)
	a, b := openTwice(t)
	comes, ends := make(chan struct{}), make(chan error, 1)
	var done atomic.Bool
	first, second, write := a.disk.Lock, b.disk.Lock, a.disk.Write
	a.disk.Lock = func(dir string) (func() error, error) {
		unlock, err := first(dir)
		return func() error {
			done.Store(true)
			return unlock()
		}, err
	}
	b.disk.Lock = func(dir string) (func() error, error) {
		close(comes)
		unlock, err := second(dir)
		if !done.Load() {
			t.Error("the second copy does not wait for the first")
		}
		return unlock, err
	}
	var once sync.Once
	a.disk.Write = func(f *os.File, text string) error {
		once.Do(func() {
			go func() { ends <- bringTo(b, archive) }()
			select {
			case <-comes:
			case err := <-ends: // without having waited for anybody
				ends <- err
			}
		})
		return write(f, text)
	}
	if err := bringTo(a, archive); err != nil {
		t.Error(err)
	}
	if err := <-ends; err != nil {
		t.Error(err)
	}
	wantEachOnce(t, "both are done", a, games)
}

// TestACopyThatImportsIsKilled kills the first copy before each step while a second one waits to import the same
// archive.
func TestACopyThatImportsIsKilled(t *testing.T) {
	const games = 3
	archive := exported(t, games)
	for at := 1; ; at++ {
		a, b := openTwice(t)
		comes, ends := make(chan struct{}), make(chan error, 1)
		lock := b.disk.Lock
		b.disk.Lock = func(dir string) (func() error, error) {
			close(comes)
			return lock(dir)
		}
		a.disk, _ = frail(a.disk, at, func() error {
			go func() { ends <- bringTo(b, archive) }()
			<-comes
			panic(errKilled)
		})
		err := survive(func() error { return bringTo(a, archive) })
		if err == nil {
			return
		}
		if err != errKilled {
			t.Fatal(err)
		}
		if err := <-ends; err != nil {
			t.Errorf("step %d: %v", at, err)
		}
		wantEachOnce(t, "killed", b, games)
	}
}

// TestAnImportNeedsNoLock imports into a folder that the system cannot lock, as some of a network.
func TestAnImportNeedsNoLock(t *testing.T) {
	archive := exported(t, 2)
	s, _ := openTwice(t)
	s.disk.Lock = func(string) (func() error, error) { return nil, errFailed }
	if err := bringTo(s, archive); err != nil {
		t.Error(err)
	}
	wantEachOnce(t, "without a lock", s, 2)
	read, err := s.History()
	if err != nil || len(read) != 2 || !strings.HasPrefix(read[0].ID, "2026-11-21-") {
		t.Errorf("got %v, %v", read, err)
	}
}
