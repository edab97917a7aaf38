package store

import (
	"fmt"
	"os"
	"path/filepath"
)

// mark says in the name of a file why it was set aside.
type mark string

const (
	broken   mark = "broken"   // it made no sense
	other    mark = "other"    // another running copy of the program wrote it, and this one did not know it
	replaced mark = "replaced" // an import, or an older version of the program, put another in its place
)

// setAside renames base+ext to the first base.mark-N+ext that nobody has, and returns that name.
func (d *disk) setAside(dir, base, ext string, why mark) (string, error) {
	attempt := "setting aside " + filepath.Join(dir, base+ext)
	name, err := d.moveAside(dir, base, ext, why)
	if err != nil {
		return "", explain(attempt, err)
	}
	if err := d.syncDir(dir); err != nil {
		return "", explain(attempt, err)
	}
	return name, nil
}

// moveAside is setAside without the last step, which makes the name survive a power cut.
func (d *disk) moveAside(dir, base, ext string, why mark) (string, error) {
	old := filepath.Join(dir, base+ext)
	info, err := os.Stat(old)
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() {
		return "", fmt.Errorf("%s: %w", old, ErrNotAFile)
	}
	return d.moveTo(old, dir, func(n int) string { return fmt.Sprintf("%s.%s-%d%s", base, why, n, ext) })
}
