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

// UnfinishedGame returns the unfinished game in a slot, written or not. ok is false for an empty slot. Its errors are those of
// store.Folder.LoadGame; SetGameAside resolves them.
func (p *Profile) UnfinishedGame(slot store.Slot) (text string, ok bool, err error) {
	p.mu.Lock()
	g := p.games[slot]
	p.mu.Unlock()
	if g != nil {
		return g.text, g.there, nil
	}
	return p.folder.LoadGame(slot)
}

// LastSaved returns the slot whose unfinished game was saved last, "" if all are empty.
func (p *Profile) LastSaved(slots ...store.Slot) (last store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	var at time.Time
	for _, slot := range slots {
		switch g, saved := p.games[slot], p.folder.GameSavedAt(slot); {
		case g != nil && g.there:
			return slot // it is still being written
		case g == nil && saved.After(at):
			last, at = slot, saved
		}
	}
	return last
}

// SaveGame replaces the unfinished game in a slot. It is written in the background, without delay.
func (p *Profile) SaveGame(slot store.Slot, text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, &game{text, true}, &job{run: func() error { return p.folder.SaveGame(slot, text) }})
}

// saveGame queues a job that writes a slot. A file there that must not be overwritten is set aside first.
func (p *Profile) saveGame(slot store.Slot, g *game, j *job) {
	p.games[slot] = g
	write := j.run
	j.run = func() error {
		p.mu.Lock()
		var err error
		if p.aside[slot] != "" {
			err = p.keepAside(slot)
		}
		p.mu.Unlock()
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return write()
	}
	j.key = DataKey{GameData, string(slot)}
	j.done = func() {
		if p.games[slot] == g {
			delete(p.games, slot)
		}
	}
	p.put(j)
}

// keepAside sets aside the file in a slot for the reason in p.aside, which stays unless the file is gone. It is called with the lock.
func (p *Profile) keepAside(slot store.Slot) error {
	name, err := p.folder.SetGameAside(slot)
	if err == nil {
		p.fail(Failure{DataKey: DataKey{GameData, string(slot)}, Reason: p.aside[slot], File: name, Folder: p.folder.Dirs().Games})
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		delete(p.aside, slot)
	}
	return err
}

// SetGameAside renames the unreadable game in a slot, and records that as a Failure.
func (p *Profile) SetGameAside(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.aside[slot] = FileDamaged
	if err := p.keepAside(slot); err != nil {
		p.fail(Failure{DataKey: DataKey{GameData, string(slot)}, Reason: reasonOf(err), Err: err})
	}
}

// leaveNewer leaves a game of a newer version of the program in its slot, and records that once as a Failure. The next SaveGame to the
// slot sets it aside.
func (p *Profile) leaveNewer(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.aside[slot] == "" {
		p.aside[slot] = FileNewer
		p.fail(Failure{DataKey: DataKey{GameData, string(slot)}, Reason: FileNewer})
	}
}

// AddFinished adds a finished game to the history and returns its ID. The game stays in its slot until ClearSlot, so that the next start can
// complete the rest after a crash.
func (p *Profile) AddFinished(slot store.Slot, f store.FinishedGame) (id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, &game{f.Record, true}, &job{barrier: true, run: func() error { return p.folder.SaveGame(slot, f.Record) }})
	return p.add(f)
}

// ClearSlot empties a slot once everything queued before is written, so that the finished game is in the history and counted.
func (p *Profile) ClearSlot(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, &game{}, &job{barrier: true, deletes: true, run: func() error { return p.folder.DeleteGame(slot) }})
}
