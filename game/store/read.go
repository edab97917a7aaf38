package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"unicode/utf8"
)

// maxSize is the size in bytes beyond which a file cannot be one of ours, the index of the history apart.
const maxSize = 1 << 20

// read returns the text of a file and whether it is there. A file that is there and of no use, such as one over
// limit bytes, is a *LoadError.
func read(dir, name string, limit int) (text string, ok bool, err error) {
	refuse := func(err error) (string, bool, error) { return "", false, &LoadError{Name: name, Err: err} }
	path := filepath.Join(dir, name)
	// Asked before opening: opening a pipe would wait for someone to write to it.
	info, err := os.Stat(path)
	switch {
	case err != nil && isLink(dir, name):
		return refuse(fmt.Errorf("%w: %w", ErrLink, err))
	case errors.Is(err, fs.ErrNotExist):
		return "", false, nil
	case err != nil:
		return refuse(err)
	case !info.Mode().IsRegular():
		return refuse(ErrNotAFile)
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil // another copy of the program has just deleted it
	}
	if err != nil {
		return refuse(err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(limit)+1))
	switch {
	case err != nil:
		return refuse(err)
	case len(data) > limit:
		return refuse(ErrTooLarge)
	case !utf8.Valid(data):
		return refuse(ErrNotText)
	}
	return string(data), true, nil
}
