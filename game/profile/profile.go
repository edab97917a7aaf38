package profile

import (
	"errors"
	"sync"

	"dreist/game/store"
)

// Profile is what is remembered. Make one with Open.
type Profile struct {
	files *store.Store

	mu       sync.Mutex
	writer   writer
	failures []Failure

	settings *store.Settings // nil until it is read
	unsettle int             // ticks until changed settings are written
	games    map[store.Slot]*game
	newer    map[store.Slot]bool // what stands there is a newer version's, and stays until another game takes its place
	notes    map[string]*notes
	series   map[string]*series // by their games
	history  history
	edition  int // how often notes or the history have changed
}

// Edition returns a number that is another one after each change of notes or of the history.
func (p *Profile) Edition() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.edition + p.history.edition
}

// Open returns the profile whose files are in a store. It reads nothing yet.
func Open(files *store.Store) *Profile {
	p := &Profile{files: files, games: map[store.Slot]*game{}, newer: map[store.Slot]bool{}, notes: map[string]*notes{}, series: map[string]*series{}}
	p.writer = writer{last: map[Key]*job{}, errs: map[Key]error{}, idle: sync.NewCond(&p.mu)}
	return p
}

// settleTicks is how many ticks settings have to stay as they are to be written: a slider that is dragged costs one
// write.
const settleTicks = 20

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

// SetSettings changes the settings. They are written once they have stayed the same for some ticks, or by Flush.
func (p *Profile) SetSettings(s store.Settings) {
	if p.Settings() == s {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.settings, p.unsettle = &s, settleTicks
}

// ReadSettings reads the settings again, as after an import, and returns them, or those of before where they cannot be
// read. What was changed and not written yet is lost.
func (p *Profile) ReadSettings() store.Settings {
	before := p.Settings()
	p.mu.Lock()
	defer p.mu.Unlock()
	s, err := p.files.LoadSettings()
	if err != nil {
		return before
	}
	p.settings, p.unsettle = &s, 0
	return s
}

// Tick lets a tick of the program pass, of which there are some dozens a second.
func (p *Profile) Tick() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.unsettle == 1 {
		p.settle()
	}
	p.unsettle = max(p.unsettle-1, 0)
}

// settle hands changed settings to the writer.
func (p *Profile) settle() {
	if p.unsettle == 0 {
		return
	}
	p.unsettle = 0
	s := *p.settings
	p.put(&job{key: Key{What: Settings}, run: func() error { return p.files.SaveSettings(s) }})
}

// Busy reports whether something is still to be written, so that ticks and failures have to be expected.
func (p *Profile) Busy() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.unsettle > 0 || p.writer.runs || len(p.failures) > 0
}

// Flush waits until everything is written that can be, and returns why something is still unsaved, or nil. What failed
// before is tried again.
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

// Save has everything written that is not, what failed before included, and does not wait: Busy tells when that is over.
func (p *Profile) Save() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
}

func (p *Profile) save() {
	p.settle()
	p.writer.retry()
	p.wake()
}

// Unsaved returns what is still only in memory as the last try to write it failed, each with the reason. While it is
// being tried again it is still among them. A slot that could not be emptied is not: nothing is lost with it.
func (p *Profile) Unsaved() []Failure {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.writer.unsaved()
}
