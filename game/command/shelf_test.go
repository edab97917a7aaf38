package command

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"dreist/build/need"
)

// TestAShelfWritesNewFilesOnly takes the name of a record after the folder was checked.
func TestAShelfWritesNewFilesOnly(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(t.TempDir(), "outside")
	f := need.Value(openShelf(dir))(t)
	defer f.root.Close()
	if err := errors.Join(os.WriteFile(filepath.Join(dir, "1.dreist"), []byte("old"), 0o644),
		os.Symlink(outside, filepath.Join(dir, "2.dreist"))); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"1.dreist", "2.dreist"} {
		if err := f.write(name, "new"); !errors.Is(err, fs.ErrExist) {
			t.Errorf("%s: got %v, want %v", name, err, fs.ErrExist)
		}
	}
	if text, err := os.ReadFile(filepath.Join(dir, "1.dreist")); err != nil || string(text) != "old" {
		t.Errorf("the file was overwritten: %q (%v)", text, err)
	}
	if _, err := os.Stat(outside); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the link was followed: %v", err)
	}
	if err := f.write("../3.dreist", "new"); err == nil {
		t.Error("a file was written outside the folder")
	}
}
