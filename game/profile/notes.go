package profile

import (
	"bytes"
	"maps"

	"dreist/game/store"
)

// notes are those under one name.
type notes struct {
	values store.Notes
	fresh  store.Notes // those that are not written yet
	blind  error       // why they could not be read, and must not be written
}

// Notes returns the notes under a name, none but never nil where there are none.
func (p *Profile) Notes(name string) store.Notes {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.readNotes(name).values)
}

func (p *Profile) readNotes(name string) *notes {
	n := p.notes[name]
	if n == nil {
		values, err := p.files.LoadNotes(name)
		n = &notes{values: values, fresh: store.Notes{}}
		n.blind = p.unread(Key{Notes, name}, p.files.FolderOf(name), err)
		p.notes[name] = n
	}
	return n
}

// SetNotes changes values by their names; one that is nil is deleted. Values that are not JSON are never written, which
// a failure tells.
func (p *Profile) SetNotes(name string, values store.Notes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := p.readNotes(name)
	changed := false
	for key, value := range values {
		if old, there := n.values[key]; there == (value != nil) && bytes.Equal(old, value) {
			continue
		}
		changed = true
		n.fresh[key] = value
		n.values[key] = value
		if value == nil {
			delete(n.values, key)
		}
	}
	if changed {
		p.edition++
		p.put(&job{key: Key{Notes, name}, run: func() error { return p.saveNotes(name, n) }})
	}
}

// saveNotes writes what is not written yet.
func (p *Profile) saveNotes(name string, n *notes) error {
	p.mu.Lock()
	fresh := maps.Clone(n.fresh)
	p.mu.Unlock()
	if n.blind != nil {
		stored, err := p.files.LoadNotes(name)
		for key := range fresh {
			if err != nil || stored[key] != nil {
				return n.blind
			}
		}
		p.see(n, stored)
	}
	if err := p.files.SaveNotes(name, fresh); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for key, value := range fresh {
		if bytes.Equal(n.fresh[key], value) {
			delete(n.fresh, key)
		}
	}
	return nil
}

// see takes over what could not be read before, and is no other value of what has been changed since.
func (p *Profile) see(n *notes, stored store.Notes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	n.blind = nil
	for key, value := range stored {
		if _, there := n.values[key]; !there {
			n.values[key] = value
		}
	}
}
