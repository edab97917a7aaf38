package store

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// The reasons why nothing was written, for errors.Is. There are other errors, of no special kind.
var (
	ErrDiskFull  = errors.New("the disk is full")
	ErrReadOnly  = errors.New("the folder may not be written to")
	ErrOtherCopy = errors.New("another copy of this program has the folder")
)

// The reasons why a file cannot be used, for errors.Is.
var (
	ErrTooLarge = errors.New("larger than it may be")
	errNotText  = errors.New("not a text")
	ErrNotAFile = errors.New("not a regular file")
	errLink     = errors.New("a link that leads nowhere")
	ErrDamaged  = errors.New("damaged, or not a file of this program")
	ErrNewer    = errors.New("made by a newer version of this program")
)

// The reasons why Restore refuses a backup.
var (
	ErrNotABackup     = errors.New("not a backup of this program")
	ErrBadName        = errors.New("a name that no backup holds")
	ErrBackupTooLarge = errors.New("more than a backup can hold")
)

// isNonsense reports whether an error is about the content of a file, so that the file must be set aside.
func isNonsense(err error) bool {
	return slices.ContainsFunc([]error{ErrDamaged, ErrTooLarge, errNotText}, func(fault error) bool { return errors.Is(err, fault) })
}

// explain wraps an error with what was attempted, the kind of the error and what the user can do.
func explain(attempt string, err error) error {
	switch {
	case errors.Is(err, ErrOtherCopy):
		return fmt.Errorf("store: %s: close the other window: %w", attempt, err)
	case errors.Is(err, errLink):
		return fmt.Errorf("store: %s: mend the link or delete it: %w", attempt, err)
	case isDiskFull(err):
		return fmt.Errorf("store: %s: %w, free some space and try again: %w", attempt, ErrDiskFull, err)
	case isReadOnly(err) || errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("store: %s: %w, allow it or choose another: %w", attempt, ErrReadOnly, err)
	case errors.Is(err, ErrNotAFile):
		return fmt.Errorf("store: %s: move it away by hand: %w", attempt, err)
	}
	return fmt.Errorf("store: %s: check the folder: %w", attempt, err)
}

// loadError returns the error of a file that cannot be used, and is unchanged. err is a reason such as errNotText, or an error of the system.
func loadError(name string, err error) error {
	return fmt.Errorf("store: reading %s: set it aside or make it readable: %w", name, err)
}

// SetAsideError means that a file was damaged and has been renamed.
type SetAsideError struct {
	oldName string // name of the damaged file, without the folder
	Name    string // the new name, in the same folder
	Folder  string
	Err     error // reason why the file could not be used
}

// Error returns what happened to the file and why.
func (e *SetAsideError) Error() string {
	return fmt.Sprintf("store: reading %s: it is kept as %s, repair it there: %v", e.oldName, e.Name, e.Err)
}

// Unwrap returns Err.
func (e *SetAsideError) Unwrap() error { return e.Err }

// MissingFilesError names the files missing from a backup because they cannot be used. The backup is valid without them.
type MissingFilesError struct {
	Names []string // names of the files, at least one
}

// Error returns a text that names the files.
func (e *MissingFilesError) Error() string {
	return "store: backing up: left out, save them by hand if they matter: " + strings.Join(e.Names, ", ")
}

// ArchiveError means that Restore refused a backup. Nothing was changed.
type ArchiveError struct {
	Name string // name of the file in the backup, empty if the error is about the whole backup
	Err  error  // ErrNotABackup, ErrNewer, ErrBadName, ErrBackupTooLarge or, for a file, an error of reading it
}

// Error returns what is wrong with the backup and what can be done.
func (e *ArchiveError) Error() string {
	at := ""
	if e.Name != "" {
		at = fmt.Sprintf(" %q", e.Name)
	}
	return fmt.Sprintf("store: restoring%s: choose a file that a backup made: %v", at, e.Err)
}

// Unwrap returns Err.
func (e *ArchiveError) Unwrap() error { return e.Err }
