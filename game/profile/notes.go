package profile

import (
	"bytes"
	"maps"

	"dreist/game/store"
)

// notes holds the values under one name.
type notes struct {
	values  store.Notes
	unsaved store.Notes // changed values, not written yet
	readErr error       // why the file could not be read, nil if it was; it must not be overwritten then
}

// Notes returns the notes under a name; empty, never nil, where there are none.
func (p *Profile) Notes(name string) store.Notes {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.readNotes(name).values)
}

func (p *Profile) readNotes(name string) *notes {
	n := p.notes[name]
	if n == nil {
		values, err := p.files.LoadNotes(name)
		n = &notes{values: values, unsaved: store.Notes{}}
		n.readErr = p.unread(Key{Notes, name}, p.files.FolderOf(name), err)
		p.notes[name] = n
	}
	return n
}

// SetNotes changes values by name; a nil value deletes the name. Values that are not JSON are not written, and
// reported by a Failure.
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
		n.unsaved[key] = value
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

// saveNotes writes the changed values.
func (p *Profile) saveNotes(name string, n *notes) error {
	p.mu.Lock()
	unsaved := maps.Clone(n.unsaved)
	p.mu.Unlock()
	if n.readErr != nil {
		stored, err := p.files.LoadNotes(name)
		for key := range unsaved {
			if err != nil || stored[key] != nil {
				return n.readErr
			}
		}
		p.merge(n, stored)
	}
	if err := p.files.SaveNotes(name, unsaved); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for key, value := range unsaved {
		if bytes.Equal(n.unsaved[key], value) {
			delete(n.unsaved, key)
		}
	}
	return nil
}

// merge adds the stored values whose names are not in memory, after the file could be read again.
func (p *Profile) merge(n *notes, stored store.Notes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	n.readErr = nil
	for key, value := range stored {
		if _, there := n.values[key]; !there {
			n.values[key] = value
		}
	}
}
