package profile

import (
	"errors"
	"io/fs"

	"dreist/game/store"
)

// game is an unfinished game that has not been written yet, or that a slot is to be free.
type game struct {
	text  string
	there bool
}

// Game returns the unfinished game in a slot and whether there is one: the one handed over last where that is not
// written yet, else the one that is stored now. A file that cannot be read is an error of store.LoadGame; SetAside
// helps.
func (p *Profile) Game(slot store.Slot) (text string, ok bool, err error) {
	p.mu.Lock()
	g := p.games[slot]
	p.mu.Unlock()
	if g != nil {
		return g.text, g.there, nil
	}
	return p.files.LoadGame(slot)
}

// SaveGame replaces the unfinished game in a slot. It is written without delay.
func (p *Profile) SaveGame(slot store.Slot, text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, text, false)
}

func (p *Profile) saveGame(slot store.Slot, text string, seal bool) {
	g := &game{text, true}
	p.games[slot] = g
	p.put(&job{
		key: Key{Game, string(slot)}, seal: seal, done: func() { p.wrote(slot, g) },
		run: func() error {
			if err := p.makeWay(slot); err != nil {
				return err
			}
			return p.told(slot, p.files.SaveGame(slot, text))
		},
	})
}

// wrote forgets a game that has been written, unless there is a newer one.
func (p *Profile) wrote(slot store.Slot, g *game) {
	if p.games[slot] == g {
		delete(p.games, slot)
	}
}

// told notes that the game of another copy of the program was set aside, which is no error of writing.
func (p *Profile) told(slot store.Slot, err error) error {
	aside := (*store.SetAsideError)(nil)
	if !errors.As(err, &aside) {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fail(Failure{Key: Key{Game, string(slot)}, Reason: Foreign, File: aside.Name, Folder: p.files.Dirs().Games, Err: err})
	return nil
}

// SetAside keeps the game in a slot, of which nobody can make sense, under another name, which a failure tells. It
// reports whether the slot is empty now.
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

// LeaveNewer leaves the game in a slot alone, which a newer version of the program wrote, and says so by a failure, once. The next game that is saved there
// keeps it under another name.
func (p *Profile) LeaveNewer(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.newer[slot] {
		p.newer[slot] = true
		p.fail(Failure{Key: Key{Game, string(slot)}, Reason: Newer})
	}
}

// makeWay keeps the game of a newer version that is in the way of another one under another name.
func (p *Profile) makeWay(slot store.Slot) error {
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

// Finish remembers a finished game and returns its id in the history. It stays in its slot until that is freed:
// wherever the program is killed on the way, it finds there what is left to do.
func (p *Profile) Finish(slot store.Slot, f store.Finished) (id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.saveGame(slot, f.Record, true)
	return p.add(f)
}

// Free empties a slot, once what was handed over before is written: of a finished game that it is in the history and
// has been counted.
func (p *Profile) Free(slot store.Slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	g := &game{}
	p.games[slot] = g
	p.put(&job{
		key: Key{Game, string(slot)}, seal: true, frees: true, done: func() { p.wrote(slot, g) },
		run: func() error { return p.files.DropGame(slot) },
	})
}
