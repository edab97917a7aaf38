package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dreist/game/store/files"
)

// What is wrong with a file, for errors.Is, besides what the package files knows.
var (
	ErrBroken  = errors.New("not a JSON object")
	ErrDamaged = errors.New("damaged, or not a file of this program")
	ErrNewer   = errors.New("made by a newer version of this program")
	ErrOther   = errors.New("written by another running copy of this program")
)

// What else is wrong with an archive that Import refuses, for errors.Is.
var (
	ErrForeign = errors.New("not an export of this program")
	ErrBadName = errors.New("a name that no export holds")
	ErrTooMuch = errors.New("more than an export can hold")
)

// isNonsense reports whether a file was refused for what it holds, so that it must make way.
func isNonsense(err error) bool {
	return slices.ContainsFunc([]error{ErrBroken, ErrDamaged, files.ErrTooLarge, files.ErrNotText}, func(fault error) bool {
		return errors.Is(err, fault)
	})
}

// SetAsideError tells that a file made no sense, or would have been overwritten unseen, and has another name now.
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

// LeftOutError tells which files an export does not hold because they cannot be used. The export is whole without
// them.
type LeftOutError struct {
	Faults []*files.LoadError // at least one
}

// Error names the files and says why each was left out.
func (e *LeftOutError) Error() string {
	names := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		names[i] = fmt.Sprintf("%s (%v)", f.Name, f.Err)
	}
	return "store: exporting: left out, save them by hand if they matter: " + strings.Join(names, ", ")
}

// Unwrap returns what is wrong with each file.
func (e *LeftOutError) Unwrap() []error {
	faults := make([]error, len(e.Faults))
	for i, f := range e.Faults {
		faults[i] = f
	}
	return faults
}

// ArchiveError is the error of an archive that Import refuses. Nothing was changed.
type ArchiveError struct {
	Name string // of the file in the archive, empty where the archive as a whole is at fault
	Err  error  // ErrForeign, ErrNewer, ErrBadName, ErrTooMuch or, of a file in it, what a LoadError has
}

// Error says what is wrong with the archive and what can be done.
func (e *ArchiveError) Error() string {
	at := ""
	if e.Name != "" {
		at = fmt.Sprintf(" %q", e.Name)
	}
	return fmt.Sprintf("store: importing%s: choose a file that an export made: %v", at, e.Err)
}

// Unwrap returns what is wrong with the archive.
func (e *ArchiveError) Unwrap() error { return e.Err }
