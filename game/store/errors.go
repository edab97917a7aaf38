package store

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

// What is wrong with a file, for errors.Is. SaveGame gives them for a text that LoadGame would refuse.
var (
	ErrTooLarge = errors.New("larger than 1 MiB")
	ErrNotText  = errors.New("not a text")
	ErrNotAFile = errors.New("not a regular file")
	ErrBroken   = errors.New("not a JSON object")
)

// LoadError is the error of a file that is there and cannot be used. The file stays where it is.
type LoadError struct {
	Name string // of the file, without its folder
	Err  error  // ErrTooLarge, ErrNotText, ErrNotAFile, ErrBroken or what the system says
}

// Error says which file cannot be used, why, and what can be done.
func (e *LoadError) Error() string {
	return fmt.Sprintf("store: reading %s: set it aside or make it readable: %v", e.Name, e.Err)
}

// Unwrap returns what is wrong with the file.
func (e *LoadError) Unwrap() error { return e.Err }

// SetAsideError tells that a file made no sense and has another name now.
type SetAsideError struct {
	OldName string // of the file, without its folder
	Name    string // its name now, in the same folder
	Err     error  // what was wrong with it
}

// Error says what became of the file and why.
func (e *SetAsideError) Error() string {
	return fmt.Sprintf("store: reading %s: it is kept as %s, repair it there: %v", e.OldName, e.Name, e.Err)
}

// Unwrap returns what was wrong with the file.
func (e *SetAsideError) Unwrap() error { return e.Err }

// explain says what was attempted when the system refused, of what kind the refusal is and what can be done.
func explain(attempt string, err error) error {
	switch {
	case isDiskFull(err):
		return fmt.Errorf("store: %s: %w, free some space and try again: %w", attempt, ErrDiskFull, err)
	case isReadOnly(err) || errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("store: %s: %w, allow it or choose another: %w", attempt, ErrReadOnly, err)
	}
	return fmt.Errorf("store: %s: check the folder: %w", attempt, err)
}
