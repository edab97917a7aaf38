package profile

import (
	"errors"
	"sync"

	"dreist/game/store"
)

// Profile is the state of a player. Make one with Open.
type Profile struct {
	files *store.Store

	mu       sync.Mutex
	writer   writer
	failures []Failure

	settings  *store.Settings // nil before the first read
	saveDelay int             // ticks until changed settings are written
	games     map[store.Slot]*game
	newer     map[store.Slot]bool // slots that hold the game of a newer version, until another game is saved there
	notes     map[string]*notes
	series    map[string]*series // by game
	history   history
	edition   int // counts the changes of notes and history
}

// Edition returns a number that grows with each change of notes or history.
func (p *Profile) Edition() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.edition + p.history.edition
}

// Open returns the profile stored in files. It reads nothing yet.
func Open(files *store.Store) *Profile {
	p := &Profile{files: files, games: map[store.Slot]*game{}, newer: map[store.Slot]bool{}, notes: map[string]*notes{}, series: map[string]*series{}}
	p.writer = writer{last: map[Key]*job{}, errs: map[Key]error{}, idle: sync.NewCond(&p.mu)}
	return p
}

// saveDelayTicks is how many ticks settings must stay unchanged before they are written: dragging a slider costs one
// write.
const saveDelayTicks = 20

// Settings returns the settings.
func (p *Profile) Settings() store.Settings {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.settings == nil {
		s, err := p.files.LoadSettings()
		p.unread(Key{What: Settings}, p.files.Dirs().Settings, err)
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

// ReadSettings reads the settings again, for example after restoring a backup, and returns them; on an error the ones in
// memory. Changes not written yet are lost.
func (p *Profile) ReadSettings() store.Settings {
	before := p.Settings()
	p.mu.Lock()
	defer p.mu.Unlock()
	s, err := p.files.LoadSettings()
	if err != nil {
		return before
	}
	p.settings, p.saveDelay = &s, 0
	return s
}

// Tick counts one tick of the program.
func (p *Profile) Tick() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.saveDelay == 1 {
		p.queueSettings()
	}
	p.saveDelay = max(p.saveDelay-1, 0)
}

// queueSettings queues changed settings for writing.
func (p *Profile) queueSettings() {
	if p.saveDelay == 0 {
		return
	}
	p.saveDelay = 0
	s := *p.settings
	p.put(&job{key: Key{What: Settings}, run: func() error { return p.files.SaveSettings(s) }})
}

// Busy reports whether something is still to be written or a failure to be taken; Tick must then be called.
func (p *Profile) Busy() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.saveDelay > 0 || p.writer.runs || len(p.failures) > 0
}

// Flush waits until everything possible is written, failed writes included, and returns why something is still
// unsaved, or nil.
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

// Save queues everything unsaved, failed writes included, without waiting; Busy is false when it is done.
func (p *Profile) Save() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
}

func (p *Profile) save() {
	p.queueSettings()
	p.writer.retry()
	p.wake()
}

// Unsaved returns what is only in memory because the last write failed, each with the reason, also while it is tried
// again. Slots that could not be emptied are left out: nothing is lost with them.
func (p *Profile) Unsaved() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.writer.unsaved()
}
