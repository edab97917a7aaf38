package files

import (
	"errors"
	"fmt"
	"io/fs"
)

// The errors of writing, for errors.Is. Others are of no special kind.
var (
	ErrDiskFull = errors.New("the disk is full")
	ErrReadOnly = errors.New("the folder may not be written to")
)

// The errors of reading, for errors.Is.
var (
	ErrTooLarge = errors.New("larger than it may be")
	ErrNotText  = errors.New("not a text")
	ErrNotAFile = errors.New("not a regular file")
	ErrLink     = errors.New("a link that leads nowhere")
)

// LoadError means that an existing file cannot be used. The file is left as it is.
type LoadError struct {
	Name string // without the folder
	Err  error  // ErrTooLarge, ErrNotText, ErrNotAFile, ErrLink, an error of the system or of the file's parser
}

// Error says which file cannot be used, why, and what can be done.
func (e *LoadError) Error() string {
	return fmt.Sprintf("files: reading %s: set it aside or make it readable: %v", e.Name, e.Err)
}

// Unwrap returns Err.
func (e *LoadError) Unwrap() error { return e.Err }

// Explain adds to an error of the system what was attempted, the kind of the error and what can be done.
func Explain(attempt string, err error) error {
	switch {
	case errors.Is(err, ErrLink):
		return fmt.Errorf("files: %s: mend the link or delete it: %w", attempt, err)
	case isDiskFull(err):
		return fmt.Errorf("files: %s: %w, free some space and try again: %w", attempt, ErrDiskFull, err)
	case isReadOnly(err) || errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("files: %s: %w, allow it or choose another: %w", attempt, ErrReadOnly, err)
	case errors.Is(err, ErrNotAFile):
		return fmt.Errorf("files: %s: move it away by hand: %w", attempt, err)
	}
	return fmt.Errorf("files: %s: check the folder: %w", attempt, err)
}
