package files

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

// Read returns the text of a file; ok is false if there is none. A file that cannot be used, such as one over limit
// bytes, gives a *LoadError.
func Read(dir, name string, limit int) (text string, ok bool, err error) {
	text, ok, err = read(dir, name, limit)
	if err != nil {
		return "", false, &LoadError{Name: name, Err: err}
	}
	return text, ok, nil
}

// ReadAs is Read with a parser, whose errors are in a *LoadError too.
func ReadAs[T any](dir, name string, limit int, parse func(text string) (T, error)) (value T, ok bool, err error) {
	text, ok, err := Read(dir, name, limit)
	if err != nil || !ok {
		return value, false, err
	}
	value, err = parse(text)
	if err != nil {
		return value, false, &LoadError{Name: name, Err: err}
	}
	return value, true, nil
}

func read(dir, name string, limit int) (text string, ok bool, err error) {
	path := filepath.Join(dir, name)
	// Checked first, as opening a pipe would block.
	info, err := os.Stat(path)
	switch {
	case err != nil && IsLink(dir, name):
		return "", false, fmt.Errorf("%w: %w", ErrLink, err)
	case errors.Is(err, fs.ErrNotExist):
		return "", false, nil
	case err != nil:
		return "", false, err
	case !info.Mode().IsRegular():
		return "", false, ErrNotAFile
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil // another copy of the program has just deleted it
	}
	if err != nil {
		return "", false, err
	}
	defer f.Close()
	text, err = ReadText(f, limit)
	return text, err == nil, err
}

// ReadText reads a text to its end, without a byte order mark. Its error is ErrTooLarge beyond limit bytes, ErrNotText if it is not UTF-8, or
// that of the reader.
func ReadText(r io.Reader, limit int) (string, error) {
	data, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	if err != nil {
		return "", err
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	return text, Fits(text, limit)
}

// Fits returns ErrTooLarge or ErrNotText for a text that Read would refuse, else nil.
func Fits(text string, limit int) error {
	switch {
	case len(text) > limit:
		return ErrTooLarge
	case !utf8.ValidString(text):
		return ErrNotText
	}
	return nil
}

// IsLink reports whether a file is a link.
func IsLink(dir, name string) bool {
	info, err := os.Lstat(filepath.Join(dir, name))
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// target returns the folder and name of a file, or of the target of a link, so that a write keeps the link. Its error
// is ErrLink.
func target(dir, name string) (inDir, file string, err error) {
	if !IsLink(dir, name) {
		return dir, name, nil
	}
	path, err := filepath.EvalSymlinks(filepath.Join(dir, name))
	if err != nil {
		return "", "", fmt.Errorf("%w: %w", ErrLink, err)
	}
	return filepath.Dir(path), filepath.Base(path), nil
}
