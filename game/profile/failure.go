package profile

import (
	"errors"

	"dreist/game/store"
	"dreist/game/store/files"
)

// What is a kind of thing that is remembered.
type What string

// What is remembered.
const (
	Settings What = "settings"
	Game     What = "game"    // an unfinished one, by its slot
	Notes    What = "notes"   // by their name
	Series   What = "series"  // by their games
	History  What = "history" // the finished games
	task     What = "task"    // what is done in its turn among the saving
)

// Key names something that is remembered.
type Key struct {
	What What
	Name string // the slot, the name of notes or the game of a series, empty elsewhere
}

// Reason is what went wrong.
type Reason string

// What can go wrong.
const (
	DiskFull Reason = "full"     // it could not be written
	ReadOnly Reason = "readonly" // it could not be written
	Unsaved  Reason = "unsaved"  // it could not be written for another reason
	Unread   Reason = "unread"   // it is there and cannot be read, and stays as it is
	Broken   Reason = "broken"   // it made no sense and was set aside
	Newer    Reason = "newer"    // a newer version of the program wrote it: it stays as it is or, with File, was set aside for another
	Foreign  Reason = "foreign"  // another running copy of the program had written it; that was set aside, and this written
)

// Failure is something that went wrong.
type Failure struct {
	Key
	Reason Reason
	File   string // the name that a file has now that was set aside, empty elsewhere
	Folder string // where it is
	Err    error
}

// TakeFailures returns what went wrong since it was asked last. What cannot be written is told once until it can be.
func (p *Profile) TakeFailures() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	taken := p.failures
	p.failures = nil
	return taken
}

func (p *Profile) fail(f Failure) { p.failures = append(p.failures, f) }

// unread notes what was wrong with a file in a folder that was read, and returns what keeps it from being written, or
// nil.
func (p *Profile) unread(k Key, folder string, err error) error {
	if err == nil {
		return nil
	}
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		p.fail(Failure{Key: k, Reason: Broken, File: aside.Name, Folder: folder, Err: err})
		return nil
	}
	p.fail(Failure{Key: k, Reason: Unread, Err: err})
	return err
}

// reasonOf returns of what kind a failure of writing is.
func reasonOf(err error) Reason {
	switch {
	case errors.Is(err, files.ErrDiskFull):
		return DiskFull
	case errors.Is(err, files.ErrReadOnly):
		return ReadOnly
	}
	return Unsaved
}
