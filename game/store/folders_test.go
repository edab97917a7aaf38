package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestFoldersAreListed leaves out files and what is hidden, and tells a folder that is gone.
func TestFoldersAreListed(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"beta", "Alpha", ".hidden"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	putFile(t, dir, "file.txt", "")
	if got, err := Folders(dir); err != nil || !slices.Equal(got, []string{"Alpha", "beta"}) {
		t.Errorf("got %v, %v", got, err)
	}
	if _, err := Folders(filepath.Join(dir, "gone")); !errors.Is(err, ErrGone) {
		t.Errorf("got %v, want ErrGone", err)
	}
}

// TestWhetherAFolderCanBeWrittenTo leaves nothing in it.
func TestWhetherAFolderCanBeWrittenTo(t *testing.T) {
	dir := t.TempDir()
	if err := OpenOutbox(dir).Usable(); err != nil {
		t.Errorf("got %v", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) > 0 {
		t.Errorf("%d files are left, %v", len(entries), err)
	}
	putFile(t, dir, "file", "")
	for _, gone := range []string{"gone", "file"} {
		if err := OpenOutbox(filepath.Join(dir, gone)).Usable(); !errors.Is(err, ErrGone) {
			t.Errorf("%s: got %v, want ErrGone", gone, err)
		}
	}
}
