package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// readFile returns the text of a file; ok is false if there is none.
func readFile(path string, limit int) (text string, ok bool, err error) {
	// Asked before opening, as opening a pipe would wait for a writer.
	info, err := os.Stat(path)
	switch {
	case err != nil && isLink(path):
		return "", false, fmt.Errorf("%w: %w", errLink, err)
	case errors.Is(err, fs.ErrNotExist):
		return "", false, nil
	case err != nil:
		return "", false, err
	case !info.Mode().IsRegular():
		return "", false, ErrNotAFile
	}
	file, err := os.Open(path)
	if err != nil {
		return "", false, err
	}
	defer file.Close()
	text, err = readText(file, info.Size(), limit)
	return text, err == nil, err
}

// readText reads a text of about size bytes and drops a byte order mark. Its error is ErrTooLarge beyond limit bytes, errNotText if the
// text is not UTF-8, or that of the reader.
func readText(r io.Reader, size int64, limit int) (string, error) {
	var all strings.Builder
	all.Grow(int(min(size, int64(limit))))
	if _, err := io.Copy(&all, io.LimitReader(r, int64(limit)+1)); err != nil {
		return "", err
	}
	text := strings.TrimPrefix(all.String(), "\ufeff")
	return text, fits(text, limit)
}

// fits returns ErrTooLarge or errNotText for a text that is not read, else nil.
func fits(text string, limit int) error {
	switch {
	case len(text) > limit:
		return ErrTooLarge
	case !utf8.ValidString(text):
		return errNotText
	}
	return nil
}

func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// target returns the path to write for a file: that of the target if it is a link, so that the link stays. Its error is errLink, or
// ErrNotAFile for a folder, a pipe and the like, which must not be replaced.
func target(path string) (string, error) {
	if isLink(path) {
		to, err := filepath.EvalSymlinks(path)
		if err != nil {
			return "", fmt.Errorf("%w: %w", errLink, err)
		}
		path = to
	}
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return "", ErrNotAFile
	}
	return path, nil
}
