package profile

import (
	"errors"
	"io/fs"
	"time"

	"dreist/game/store"
)

// game is an unfinished game not written yet, or the request to empty its slot.
type game struct {
	text  string
	there bool
}

// Game returns the unfinished game in a slot: the one saved last if it is not written yet, else the stored one; ok is
// false for an empty slot. Its errors are those of store.LoadGame; SetAside resolves them.
func (p *Profile) Game(slot store.Slot) (text string, ok bool, err error) {
	p.mu.Lock()
	g := p.games[slot]
	p.mu.Unlock()
	if g != nil {
		return g.text, g.there, nil
	}
	return p.files.LoadGame(slot)
}

// LastSaved returns which of some slots has the unfinished game that was saved last, "" if all are empty.
func (p *Profile) LastSaved(slots ...store.Slot) (last store.Slot) {
	var at time.Time
	for _, slot := range slots {
		p.mu.Lock()
		g := p.games[slot]
		p.mu.Unlock()
		switch saved := p.files.SavedAt(slot); {
		case g != nil && g.there:
			return slot // it is still being written
		case g == nil && saved.After(at):
			last, at = slot, saved
		}
	}
	return last
}

// SaveGame replaces the unfinished game in a slot. It is written at once, in the background.
func (p *Profile) SaveGame(slot store.Slot, text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, text, false)
}

func (p *Profile) saveGame(slot store.Slot, text string, barrier bool) {
	g := &game{text, true}
	p.games[slot] = g
	p.put(&job{
		key: Key{Game, string(slot)}, barrier: barrier, done: func() { p.saved(slot, g) },
		run: func() error {
			if err := p.setNewerAside(slot); err != nil {
				return err
			}
			return p.noteForeign(slot, p.files.SaveGame(slot, text))
		},
	})
}

// saved drops a game from memory after it was written, unless there is a newer one.
func (p *Profile) saved(slot store.Slot, g *game) {
	if p.games[slot] == g {
		delete(p.games, slot)
	}
}

// noteForeign reports that the game of another copy of the program was set aside; that is no error of writing.
func (p *Profile) noteForeign(slot store.Slot, err error) error {
	aside := (*store.SetAsideError)(nil)
	if !errors.As(err, &aside) {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fail(Failure{Key: Key{Game, string(slot)}, Reason: Foreign, File: aside.Name, Folder: p.files.Dirs().Games, Err: err})
	return nil
}

// SetAside renames the unreadable game in a slot, which a Failure reports, and returns whether the slot is empty now.
func (p *Profile) SetAside(slot store.Slot) bool {
	name, err := p.files.SetAside(slot)
	p.mu.Lock()
	defer p.mu.Unlock()
	k := Key{Game, string(slot)}
	if err != nil {
		p.fail(Failure{Key: k, Reason: reasonOf(err), Err: err})
		return false
	}
	p.fail(Failure{Key: k, Reason: Broken, File: name, Folder: p.files.Dirs().Games})
	return true
}

// LeaveNewer leaves a game that a newer version of the program wrote in its slot, and reports it once by a Failure.
// The next SaveGame to the slot sets it aside.
func (p *Profile) LeaveNewer(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.newer[slot] {
		p.newer[slot] = true
		p.fail(Failure{Key: Key{Game, string(slot)}, Reason: Newer})
	}
}

// setNewerAside sets the game of a newer version aside before its slot is written.
func (p *Profile) setNewerAside(slot store.Slot) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.newer[slot] {
		return nil
	}
	name, err := p.files.SetAside(slot)
	switch {
	case err == nil:
		p.fail(Failure{Key: Key{Game, string(slot)}, Reason: Newer, File: name, Folder: p.files.Dirs().Games})
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	delete(p.newer, slot)
	return nil
}

// Finish adds a finished game to the history and returns its ID. The game stays in its slot until Free, so that after
// a crash at any point the next start can complete what is missing.
func (p *Profile) Finish(slot store.Slot, f store.Finished) (id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, f.Record, true)
	return p.add(f)
}

// Free empties a slot after everything queued before it is written: the finished game is in the history and counted.
func (p *Profile) Free(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	g := &game{}
	p.games[slot] = g
	p.put(&job{
		key: Key{Game, string(slot)}, barrier: true, deletes: true, done: func() { p.saved(slot, g) },
		run: func() error { return p.files.DropGame(slot) },
	})
}
