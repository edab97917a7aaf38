package files

import (
	"errors"
	"fmt"
	"io/fs"
)

// What keeps a file from being written, for errors.Is. An error of writing that is neither is of another kind.
var (
	ErrDiskFull = errors.New("the disk is full")
	ErrReadOnly = errors.New("the folder may not be written to")
)

// What is wrong with a file, for errors.Is.
var (
	ErrTooLarge = errors.New("larger than it may be")
	ErrNotText  = errors.New("not a text")
	ErrNotAFile = errors.New("not a regular file")
	ErrLink     = errors.New("a link that leads nowhere")
)

// LoadError is the error of a file that is there and cannot be used. The file stays where it is.
type LoadError struct {
	Name string // of the file, without its folder
	Err  error  // ErrTooLarge, ErrNotText, ErrNotAFile, ErrLink, what the system says, or what who reads the file says
}

// Error says which file cannot be used, why, and what can be done.
func (e *LoadError) Error() string {
	return fmt.Sprintf("files: reading %s: set it aside or make it readable: %v", e.Name, e.Err)
}

// Unwrap returns what is wrong with the file.
func (e *LoadError) Unwrap() error { return e.Err }

// Explain says what was attempted when the system refused, of what kind the refusal is and what can be done.
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
