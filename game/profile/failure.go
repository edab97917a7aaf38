package profile

import (
	"errors"

	"dreist/game/store"
)

// DataKind is the kind of stored data that a Failure is about.
type DataKind string

// The kinds of stored data.
const (
	Settings DataKind = "settings"
	Game     DataKind = "game"    // an unfinished game; Key.Name is its slot
	Notes    DataKind = "notes"   // Key.Name is the name of the notes
	Series   DataKind = "series"  // Key.Name is the game
	History  DataKind = "history" // the finished games
	task     DataKind = "task"    // a backup, or the replacement of all data
)

// Key identifies stored data.
type Key struct {
	Kind DataKind
	Name string // slot, name of the notes or game of the series; else empty
}

// Reason is the reason why reading or writing failed.
type Reason string

// The reasons.
const (
	DiskFull       Reason = "full"     // not written: the disk is full
	ReadOnly       Reason = "readonly" // not written: the disk is read-only
	WriteFailed    Reason = "unsaved"  // not written for another reason
	Unreadable     Reason = "unread"   // unreadable, and left as it is
	Broken         Reason = "broken"   // damaged, and set aside
	Newer          Reason = "newer"    // written by a newer version of the program: left as it is or, if File is set, set aside
	OtherCopyWrote Reason = "foreign"  // written by another copy of the program meanwhile: that text was set aside

	OtherCopyRuns Reason = "elsewhere" // not written: another copy of the program has claimed the folder
)

// Failure is one failed read or write.
type Failure struct {
	Key
	Reason Reason
	File   string // the new name of a file that was set aside, else empty
	Folder string // the folder of the file
	Err    error  // the underlying error, for reports
}

// TakeFailures returns the failures since the last call. A write that fails repeatedly is one failure until it succeeds.
func (p *Profile) TakeFailures() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	taken := p.failures
	p.failures = nil
	return taken
}

func (p *Profile) fail(f Failure) { p.failures = append(p.failures, f) }

// unread records a failure for an error of reading a file. It returns the error if the file must not be overwritten, else nil.
func (p *Profile) unread(k Key, err error) error {
	if err == nil {
		return nil
	}
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		p.fail(Failure{Key: k, Reason: Broken, File: aside.Name, Folder: aside.Folder, Err: err})
		return nil
	}
	p.fail(Failure{Key: k, Reason: Unreadable, Err: err})
	return err
}

func reasonOf(err error) Reason {
	for of, reason := range map[error]Reason{store.ErrDiskFull: DiskFull, store.ErrReadOnly: ReadOnly, store.ErrOtherCopy: OtherCopyRuns} {
		if errors.Is(err, of) {
			return reason
		}
	}
	return WriteFailed
}
