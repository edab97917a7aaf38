package profile

import (
	"errors"
	"sync"

	"dreist/game/store"
)

// Profile is the stored data of a player. Make one with Open.
type Profile struct {
	folder *store.Folder

	mu       sync.Mutex
	writer   writer
	failures []Failure

	settings  *store.Settings // nil before the first read
	saveDelay int             // ticks until changed settings are written
	claimWait int             // ticks until the folder is claimed again from another copy of the program
	games     map[store.Slot]*game
	aside     map[store.Slot]FailureReason // why the file in a slot is set aside before the next write: FileNewer, OtherCopyWrote or FileDamaged
	notes     map[string]*notes
	history   history
	edition   int // counts the changes of notes and history
}

// Open returns the profile stored in a folder. It reads nothing yet. If another copy of the program has claimed the folder, TakeFailures
// reports that.
func Open(folder *store.Folder) *Profile {
	p := &Profile{folder: folder, games: map[store.Slot]*game{}, aside: map[store.Slot]FailureReason{}, notes: map[string]*notes{}}
	p.writer = writer{last: map[DataKey]*job{}, errs: map[DataKey]error{}, idle: sync.NewCond(&p.mu)}
	p.history.records = map[string]string{}
	if folder.IsClaimedByOther() {
		p.fail(Failure{Reason: OtherCopyRuns, Err: store.ErrOtherCopy})
	}
	return p
}

// ChangeCount returns a number that grows with each change of notes or history.
func (p *Profile) ChangeCount() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.edition
}

// saveDelayTicks is the number of ticks for which settings must stay unchanged before they are written, so that several changes cost
// one write.
const saveDelayTicks = 20

// claimWaitTicks is the number of ticks between two attempts to claim the folder.
const claimWaitTicks = 60

// Settings returns the settings.
func (p *Profile) Settings() store.Settings {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.settings == nil {
		s := store.SettingsOf(p.readNotes(store.SettingsNotes).values)
		p.settings = &s
	}
	return *p.settings
}

// SetSettings changes the settings. They are written after saveDelayTicks without another change, or by Flush.
func (p *Profile) SetSettings(s store.Settings) {
	if p.Settings() == s {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.settings, p.saveDelay = &s, saveDelayTicks
}

// Tick advances by one tick: it writes settings after their delay, and claims the folder when another copy of the program has ended.
func (p *Profile) Tick() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.saveDelay == 1 {
		p.queueSettings()
	}
	p.saveDelay = max(p.saveDelay-1, 0)
	if p.folder.IsClaimedByOther() {
		p.claimWait++
		if p.claimWait%claimWaitTicks == 0 {
			p.folder.Claim()
		}
		if !p.folder.IsClaimedByOther() {
			p.takeOver()
		}
	}
}

// takeOver writes everything that was held back. It reads the data that the other copy of the program wrote meanwhile, and sets its games
// aside.
func (p *Profile) takeOver() {
	for slot := range p.games {
		p.aside[slot] = OtherCopyWrote
	}
	p.forgetStored()
	p.save()
}

func (p *Profile) queueSettings() {
	if p.saveDelay > 0 {
		p.saveDelay = 0
		p.setNotes(store.SettingsNotes, p.settings.Notes())
	}
}

// IsWriting reports whether data is still to be written, a failure waits for TakeFailures, or another copy of the program has claimed the folder.
// Tick must be called while it is true.
func (p *Profile) IsWriting() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.saveDelay > 0 || p.writer.runs || len(p.failures) > 0 || p.folder.IsClaimedByOther()
}

// Flush tries all writes, failed ones included, waits for them, and returns the errors of those that failed.
func (p *Profile) Flush() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
	for p.writer.runs {
		p.writer.idle.Wait()
	}
	var errs []error
	for _, f := range p.writer.unsaved() {
		errs = append(errs, f.Err)
	}
	return errors.Join(errs...)
}

// SaveUnsaved queues all unsaved data, failed writes included, and does not wait. IsWriting is false when it is done.
func (p *Profile) SaveUnsaved() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
}

func (p *Profile) save() {
	p.queueSettings()
	p.writer.retry()
	p.wake()
}

// UnsavedData returns the data that is only in memory because its last write failed, each with the reason, also during a new try. Slots that
// could not be emptied are left out: nothing is lost with them.
func (p *Profile) UnsavedData() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.writer.unsaved()
}
