package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// What keeps a file from being written, for errors.Is. An error of writing that is neither is of another kind.
var (
	ErrDiskFull = errors.New("the disk is full")
	ErrReadOnly = errors.New("the folder may not be written to")
)

// errNoNumber is why no game can be added to a history whose last file has the highest number.
var errNoNumber = errors.New("no number is left for another game")

// What is wrong with a file, for errors.Is. SaveGame gives them for a text that LoadGame would refuse.
var (
	ErrTooLarge = errors.New("larger than 1 MiB")
	ErrNotText  = errors.New("not a text")
	ErrNotAFile = errors.New("not a regular file")
	ErrBroken   = errors.New("not a JSON object")
	ErrDamaged  = errors.New("damaged, or not a file of this program")
	ErrNewer    = errors.New("made by a newer version of this program")
	ErrLink     = errors.New("a link that leads nowhere")
	ErrOther    = errors.New("written by another running copy of this program")
)

// What else is wrong with an archive that Import refuses, for errors.Is.
var (
	ErrForeign = errors.New("not an export of this program")
	ErrBadName = errors.New("a name that no export holds")
	ErrTooMuch = errors.New("more than an export can hold")
)

// LoadError is the error of a file that is there and cannot be used. The file stays where it is.
type LoadError struct {
	Name string // of the file, without its folder
	Err  error  // ErrTooLarge, ErrNotText, ErrNotAFile, ErrBroken, ErrDamaged, ErrNewer, ErrLink or what the system says
}

// Error says which file cannot be used, why, and what can be done.
func (e *LoadError) Error() string {
	return fmt.Sprintf("store: reading %s: set it aside or make it readable: %v", e.Name, e.Err)
}

// Unwrap returns what is wrong with the file.
func (e *LoadError) Unwrap() error { return e.Err }

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
	Faults []*LoadError // at least one
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
	if e.Name == "" {
		return fmt.Sprintf("store: importing: choose a file that an export made: %v", e.Err)
	}
	return fmt.Sprintf("store: importing %q: choose a file that an export made: %v", e.Name, e.Err)
}

// Unwrap returns what is wrong with the archive.
func (e *ArchiveError) Unwrap() error { return e.Err }

// explain says what was attempted when the system refused, of what kind the refusal is and what can be done.
func explain(attempt string, err error) error {
	switch {
	case errors.Is(err, ErrLink):
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
