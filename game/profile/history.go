package profile

import (
	"fmt"
	"slices"
	"strings"

	"dreist/game/store"
)

// history is the finished games.
type history struct {
	read    bool
	entries []store.Entry     // the one stored last comes first
	fresh   []store.Entry     // those that are not written yet, likewise
	records map[string]string // theirs, by their ids
	ids     map[string]string // the ids that games have on disk, by those they had before they were written
	made    int               // how many ids were given
	edition int               // how often it has changed
}

// freshID begins the ids of games that are not written yet. None on disk begins so.
const freshID = "fresh-"

// add remembers a finished game and returns its id, which stays good for this run of the program.
func (p *Profile) add(f store.Finished) string {
	h := &p.history
	h.made++
	h.edition++
	id := fmt.Sprintf("%s%d", freshID, h.made)
	if h.records == nil {
		h.records, h.ids = map[string]string{}, map[string]string{}
	}
	h.records[id] = f.Record
	h.fresh = slices.Insert(h.fresh, 0, store.Entry{ID: id, Date: f.Date, Kind: f.Kind, Summary: f.Summary, Sum: f.Sum()})
	stored := ""
	p.put(&job{
		key: Key{History, id}, seal: true, done: func() { p.added(id, stored) },
		run: func() (err error) { stored, err = p.files.AddFinished(f); return err },
	})
	return id
}

// added notes the id that a game has on disk. It may have been there before.
func (p *Profile) added(id, stored string) {
	h := &p.history
	at := slices.IndexFunc(h.fresh, func(e store.Entry) bool { return e.ID == id })
	e := h.fresh[at]
	h.fresh = slices.Delete(h.fresh, at, at+1)
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

// History returns the finished games that a filter chooses, the one that was stored last first.
func (p *Profile) History(f store.Filter) []store.Entry {
	p.mu.Lock()
	defer p.mu.Unlock()
	h := p.readHistory()
	return f.Choose(h.fresh, h.entries)
}

// readHistory returns the finished games, read at the first time.
func (p *Profile) readHistory() *history {
	h := &p.history
	if !h.read {
		entries, err := p.files.History()
		p.unread(Key{What: History}, p.files.Dirs().Games, err)
		h.read, h.entries = true, entries
	}
	return h
}

// Finished returns the finished game of an id, and false where there is none.
func (p *Profile) Finished(id string) (e store.Entry, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	h := p.readHistory()
	id = h.onDisk(id)
	for _, games := range [...][]store.Entry{h.fresh, h.entries} {
		if i := slices.IndexFunc(games, func(e store.Entry) bool { return e.ID == id }); i >= 0 {
			return games[i], true
		}
	}
	return store.Entry{}, false
}

// HistoryEdition returns a number that is another one after each change of the history.
func (p *Profile) HistoryEdition() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.history.edition
}

// LoadFinished returns the record of a finished game by its id. Its errors are those of store.LoadFinished.
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

// onDisk returns the id that a game has on disk.
func (h *history) onDisk(id string) string {
	if stored, ok := h.ids[id]; ok {
		return stored
	}
	return id
}

// isFresh reports whether an id is none on disk.
func isFresh(id string) bool { return strings.HasPrefix(id, freshID) }
