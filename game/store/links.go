package store

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// target returns the folder and the name of the file that a name stands for: a link's is what it leads to, so that a
// write replaces that and keeps the link. Its error is ErrLink.
func target(dir, name string) (inDir, file string, err error) {
	if !isLink(dir, name) {
		return dir, name, nil
	}
	path, err := filepath.EvalSymlinks(filepath.Join(dir, name))
	if err != nil {
		return "", "", fmt.Errorf("%w: %w", ErrLink, err)
	}
	return filepath.Dir(path), filepath.Base(path), nil
}

func isLink(dir, name string) bool {
	info, err := os.Lstat(filepath.Join(dir, name))
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}
