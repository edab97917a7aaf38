package profile

import (
	"errors"

	"dreist/game/store"
)

// What is a kind of stored data.
type What string

// The kinds of stored data.
const (
	Settings What = "settings"
	Game     What = "game"    // an unfinished game, named by its slot
	Notes    What = "notes"   // named by their name
	Series   What = "series"  // named by its game
	History  What = "history" // the finished games
	task     What = "task"    // an export, or what replaces everything
)

// Key identifies stored data.
type Key struct {
	What What
	Name string // the slot, the name of the notes or the game of the series; else empty
}

// Reason is why reading or writing failed.
type Reason string

// The reasons.
const (
	DiskFull Reason = "full"     // not written: the disk is full
	ReadOnly Reason = "readonly" // not written: the disk is read-only
	Unsaved  Reason = "unsaved"  // not written for another reason
	Unread   Reason = "unread"   // unreadable, and left as it is
	Broken   Reason = "broken"   // damaged, and set aside
	Newer    Reason = "newer"    // written by a newer version of the program: left as it is or, if File is set, set aside
	Foreign  Reason = "foreign"  // another copy of the program had written it, whose text was set aside

	Elsewhere Reason = "elsewhere" // not written while another copy of the program has the folder
)

// Failure is one failed read or write.
type Failure struct {
	Key
	Reason Reason
	File   string // the new name of a file that was set aside, else empty
	Folder string // the folder of the file
	Err    error
}

// TakeFailures returns the failures since the last call. A failing write is reported once until it succeeds.
func (p *Profile) TakeFailures() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	taken := p.failures
	p.failures = nil
	return taken
}

func (p *Profile) fail(f Failure) { p.failures = append(p.failures, f) }

// unread reports an error of reading a file. It returns the error if the file must not be overwritten, else nil.
func (p *Profile) unread(k Key, err error) error {
	if err == nil {
		return nil
	}
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		p.fail(Failure{Key: k, Reason: Broken, File: aside.Name, Folder: aside.Folder, Err: err})
		return nil
	}
	p.fail(Failure{Key: k, Reason: Unread, Err: err})
	return err
}

// reasonOf returns the reason for an error of writing.
func reasonOf(err error) Reason {
	for of, reason := range map[error]Reason{store.ErrDiskFull: DiskFull, store.ErrReadOnly: ReadOnly, store.ErrElsewhere: Elsewhere} {
		if errors.Is(err, of) {
			return reason
		}
	}
	return Unsaved
}
