package profile

import (
	"bytes"
	"maps"
	"strings"

	"dreist/game/store"
)

type notes struct {
	values  store.Notes
	unsaved store.Notes // changed values, not written yet
	unread  error       // why the file could not be read, nil if it was
}

// Notes returns the notes with a name; empty, never nil, if there are none.
func (p *Profile) Notes(name string) store.Notes {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.readNotes(name).values)
}

func (p *Profile) readNotes(name string) *notes {
	n := p.notes[name]
	if n == nil {
		values, err := p.folder.LoadNotes(name)
		n = &notes{values: values, unsaved: store.Notes{}, unread: p.unread(keyOf(name), err)}
		p.notes[name] = n
	}
	return n
}

func keyOf(name string) DataKey {
	game, isSeries := strings.CutPrefix(name, store.SeriesNotesName(""))
	switch {
	case name == store.SettingsNotes:
		return DataKey{Kind: SettingsData}
	case isSeries:
		return DataKey{SeriesData, strings.TrimPrefix(game, "-")}
	}
	return DataKey{NotesData, name}
}

// SetNotes changes values by name; a nil value deletes the name. Values that are not JSON are not written, but recorded as a
// Failure.
func (p *Profile) SetNotes(name string, values store.Notes) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.setNotes(name, values)
}

func (p *Profile) setNotes(name string, values store.Notes) {
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
		if keyOf(name).Kind == SeriesData {
			maps.Copy(n.unsaved, values) // all at once: single values do not fit those of another copy of the program
		}
		p.edition++
		p.put(&job{key: keyOf(name), run: func() error { return p.saveNotes(name, n) }})
	}
}

// saveNotes writes the changed values. If the file could not be read before but can be now, it does not overwrite values in it.
func (p *Profile) saveNotes(name string, n *notes) error {
	p.mu.Lock()
	unsaved, unread := maps.Clone(n.unsaved), n.unread
	p.mu.Unlock()
	if unread != nil {
		stored, err := p.folder.LoadNotes(name)
		for key := range unsaved {
			if err != nil || stored[key] != nil {
				return unread
			}
		}
	}
	if err := p.folder.SaveNotes(name, unsaved); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for key, value := range unsaved {
		if bytes.Equal(n.unsaved[key], value) {
			delete(n.unsaved, key)
		}
	}
	if unread != nil {
		p.rereadNotes(name, n)
	}
	return nil
}

// rereadNotes replaces the values by the stored ones, except values not written yet.
func (p *Profile) rereadNotes(name string, n *notes) {
	stored, err := p.folder.LoadNotes(name)
	if n.unread = p.unread(keyOf(name), err); n.unread != nil {
		return
	}
	n.values = stored
	for key, value := range n.unsaved {
		if n.values[key] = value; value == nil {
			delete(n.values, key)
		}
	}
}
