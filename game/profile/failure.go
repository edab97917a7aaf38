package profile

import (
	"errors"

	"dreist/game/store"
)

// DataKind is the kind of stored data that a Failure is about.
type DataKind string

// The kinds of stored data.
const (
	SettingsData DataKind = "settings"
	GameData     DataKind = "game"    // an unfinished game; DataKey.Name is its slot
	NotesData    DataKind = "notes"   // notes; DataKey.Name is their name
	SeriesData   DataKind = "series"  // a series; DataKey.Name is the game
	HistoryData  DataKind = "history" // the finished games
	task         DataKind = "task"    // a backup, or the replacement of all data
)

// DataKey identifies stored data.
type DataKey struct {
	Kind DataKind
	Name string // slot, name of the notes or game of the series, else empty
}

// FailureReason is why reading or writing failed.
type FailureReason string

// The reasons.
const (
	DiskFull       FailureReason = "full"     // not written: the disk is full
	DiskReadOnly   FailureReason = "readonly" // not written: the disk is read-only
	WriteFailed    FailureReason = "unsaved"  // not written for another reason
	FileUnreadable FailureReason = "unread"   // the file is unreadable, and left as it is
	FileDamaged    FailureReason = "broken"   // the file is damaged, and was set aside
	FileNewer      FailureReason = "newer"    // a newer version of the program wrote the file: left as it is or, if File is set, set aside
	OtherCopyWrote FailureReason = "foreign"  // another copy of the program wrote the file meanwhile: that text was set aside

	OtherCopyRuns FailureReason = "elsewhere" // not written: another copy of the program has claimed the folder
)

// Failure is one failed read or write.
type Failure struct {
	DataKey
	Reason FailureReason
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
func (p *Profile) unread(k DataKey, err error) error {
	if err == nil {
		return nil
	}
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		p.fail(Failure{DataKey: k, Reason: FileDamaged, File: aside.Name, Folder: aside.Folder, Err: err})
		return nil
	}
	p.fail(Failure{DataKey: k, Reason: FileUnreadable, Err: err})
	return err
}

func reasonOf(err error) FailureReason {
	for of, reason := range map[error]FailureReason{store.ErrDiskFull: DiskFull, store.ErrReadOnly: DiskReadOnly, store.ErrOtherCopy: OtherCopyRuns} {
		if errors.Is(err, of) {
			return reason
		}
	}
	return WriteFailed
}
