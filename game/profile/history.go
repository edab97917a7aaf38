package profile

import (
	"fmt"
	"slices"
	"strings"

	"dreist/game/store"
)

// history holds the finished games.
type history struct {
	read    bool
	entries []store.Entry     // newest first
	unsaved []store.Entry     // not written yet, newest first
	records map[string]string // of unsaved games, by ID
	ids     map[string]string // IDs on disk, by the IDs before writing
	made    int               // number of IDs given
	edition int               // counts the changes
}

// freshID is the prefix of the IDs of unsaved games. No ID on disk begins with it.
const freshID = "fresh-"

// add adds a finished game and returns its ID, which is valid until the program ends.
func (p *Profile) add(f store.Finished) string {
	h := &p.history
	h.made++
	h.edition++
	id := fmt.Sprintf("%s%d", freshID, h.made)
	if h.records == nil {
		h.records, h.ids = map[string]string{}, map[string]string{}
	}
	h.records[id] = f.Record
	h.unsaved = slices.Insert(h.unsaved, 0, store.Entry{ID: id, Date: f.Date, Kind: f.Kind, Summary: f.Summary, Sum: f.Sum()})
	stored := ""
	p.put(&job{
		key: Key{History, id}, barrier: true, done: func() { p.stored(id, stored) },
		run: func() (err error) { stored, err = p.files.AddFinished(f); return err },
	})
	return id
}

// stored notes the ID of a game on disk, which may have been there before.
func (p *Profile) stored(id, stored string) {
	h := &p.history
	at := slices.IndexFunc(h.unsaved, func(e store.Entry) bool { return e.ID == id })
	e := h.unsaved[at]
	h.unsaved = slices.Delete(h.unsaved, at, at+1)
	e.ID = stored
	if h.read && !slices.ContainsFunc(h.entries, func(old store.Entry) bool { return old.ID == stored }) {
		h.entries = slices.Insert(h.entries, 0, e)
	}
	delete(h.records, id)
	h.ids[id] = stored
	h.edition++
	for _, s := range p.series {
		for i := range s.state.Games {
			if g := &s.state.Games[i]; g.ID == id {
				g.ID = stored
			}
		}
	}
}

// History returns the finished games that a filter selects, newest first.
func (p *Profile) History(f store.Filter) []store.Entry {
	p.mu.Lock()
	defer p.mu.Unlock()
	h := p.readHistory()
	return f.Choose(h.unsaved, h.entries)
}

// readHistory returns the finished games and reads them on first use.
func (p *Profile) readHistory() *history {
	h := &p.history
	if !h.read {
		entries, err := p.files.History()
		p.unread(Key{What: History}, p.files.Dirs().Games, err)
		h.read, h.entries = true, slices.DeleteFunc(entries, func(e store.Entry) bool { // one that is being written may be on disk already
			return slices.ContainsFunc(h.unsaved, func(u store.Entry) bool { return u.Sum == e.Sum })
		})
	}
	return h
}

// Finished returns the finished game with an ID, false if there is none.
func (p *Profile) Finished(id string) (e store.Entry, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	h := p.readHistory()
	id = h.onDisk(id)
	for _, games := range [...][]store.Entry{h.unsaved, h.entries} {
		if i := slices.IndexFunc(games, func(e store.Entry) bool { return e.ID == id }); i >= 0 {
			return games[i], true
		}
	}
	return store.Entry{}, false
}

// HistoryEdition returns a number that grows with each change of the history.
func (p *Profile) HistoryEdition() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.history.edition
}

// LoadFinished returns the record of a finished game by its ID. Its errors are those of store.LoadFinished.
func (p *Profile) LoadFinished(id string) (record string, err error) {
	p.mu.Lock()
	record, ok := p.history.records[id]
	id = p.history.onDisk(id)
	p.mu.Unlock()
	if ok {
		return record, nil
	}
	return p.files.LoadFinished(id)
}

// onDisk returns the ID of a game on disk.
func (h *history) onDisk(id string) string {
	if stored, ok := h.ids[id]; ok {
		return stored
	}
	return id
}

// isFresh reports whether an ID is that of an unsaved game.
func isFresh(id string) bool { return strings.HasPrefix(id, freshID) }
