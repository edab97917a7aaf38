package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dreist/game/store/files"
)

// What is wrong with a file, besides the errors of package files.
var (
	ErrBroken  = errors.New("not a JSON object")
	ErrDamaged = errors.New("damaged, or not a file of this program")
	ErrNewer   = errors.New("made by a newer version of this program")
	ErrOther   = errors.New("written by another running copy of this program")
)

// Why Restore refuses an archive.
var (
	ErrForeign = errors.New("not an export of this program")
	ErrBadName = errors.New("a name that no export holds")
	ErrTooMuch = errors.New("more than an export can hold")
)

// isNonsense reports whether a file was refused for its content, so that it must be set aside.
func isNonsense(err error) bool {
	return slices.ContainsFunc([]error{ErrBroken, ErrDamaged, files.ErrTooLarge, files.ErrNotText}, func(fault error) bool {
		return errors.Is(err, fault)
	})
}

// SetAsideError means that a file made no sense, or would have been overwritten unseen, and was renamed.
type SetAsideError struct {
	OldName string // without the folder
	Name    string // the new name, in the same folder
	Err     error  // what was wrong with the file
}

// Error says what happened to the file and why.
func (e *SetAsideError) Error() string {
	return fmt.Sprintf("store: reading %s: it is kept as %s, repair it there: %v", e.OldName, e.Name, e.Err)
}

// Unwrap returns Err.
func (e *SetAsideError) Unwrap() error { return e.Err }

// LeftOutError names the files missing from an export because they cannot be used. The export is valid without them.
type LeftOutError struct {
	Faults []*files.LoadError // at least one
}

// Error names each file and the reason.
func (e *LeftOutError) Error() string {
	names := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		names[i] = fmt.Sprintf("%s (%v)", f.Name, f.Err)
	}
	return "store: exporting: left out, save them by hand if they matter: " + strings.Join(names, ", ")
}

// Unwrap returns the reasons.
func (e *LeftOutError) Unwrap() []error {
	faults := make([]error, len(e.Faults))
	for i, f := range e.Faults {
		faults[i] = f
	}
	return faults
}

// ArchiveError means that Restore refused an archive. Nothing was changed.
type ArchiveError struct {
	Name string // of the file in the archive, empty if the archive itself is at fault
	Err  error  // ErrForeign, ErrNewer, ErrBadName, ErrTooMuch or, for a file, an error as in a LoadError
}

// Error says what is wrong with the archive and what can be done.
func (e *ArchiveError) Error() string {
	at := ""
	if e.Name != "" {
		at = fmt.Sprintf(" %q", e.Name)
	}
	return fmt.Sprintf("store: restoring%s: choose a file that an export made: %v", at, e.Err)
}

// Unwrap returns Err.
func (e *ArchiveError) Unwrap() error { return e.Err }
