package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// setAside renames base+ext to the first base.broken-N+ext that nobody has, and returns that name.
func (d *disk) setAside(dir, base, ext string) (string, error) {
	old := filepath.Join(dir, base+ext)
	attempt := "setting aside " + old
	info, err := os.Stat(old)
	if err != nil {
		return "", explain(attempt, err)
	}
	if !info.Mode().IsRegular() {
		return "", fmt.Errorf("store: %s: move it away by hand: %w", attempt, ErrNotAFile)
	}
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s.broken-%d%s", base, n, ext)
		path := filepath.Join(dir, name)
		// A rename overwrites. Whoever creates the name first owns it and may rename over it.
		f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", explain(attempt, err)
		}
		if err := errors.Join(f.Close(), d.rename(old, path)); err != nil {
			return "", explain(attempt, errors.Join(err, os.Remove(path)))
		}
		if err := d.syncDir(dir); err != nil {
			return "", explain(attempt, err)
		}
		return name, nil
	}
}
