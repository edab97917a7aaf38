package profile

import (
	"slices"

	"dreist/game/store"
)

type history struct {
	read    bool
	entries []store.HistoryEntry // newest first
	records map[string]string    // records of games not written yet, by ID
}

func (p *Profile) add(f store.FinishedGame) string {
	h := p.readHistory()
	e := f.Entry()
	if i := slices.IndexFunc(h.entries, func(old store.HistoryEntry) bool { return old.Hash == e.Hash && old.Kind == e.Kind }); i >= 0 {
		e.ID = h.entries[i].ID
	} else {
		h.entries = slices.Insert(h.entries, 0, e)
		p.edition++
	}
	h.records[e.ID] = f.Record
	p.put(&job{
		key: DataKey{HistoryData, e.ID}, barrier: true, done: func() { delete(h.records, e.ID) },
		run: func() error {
			_, err := p.folder.AddFinished(f)
			return err
		},
	})
	return e.ID
}

func (p *Profile) readHistory() *history {
	h := &p.history
	if h.read {
		return h
	}
	entries, err := p.folder.LoadHistory()
	p.unread(DataKey{Kind: HistoryData}, err)
	waiting := slices.DeleteFunc(h.entries, func(e store.HistoryEntry) bool {
		return h.records[e.ID] == "" || slices.ContainsFunc(entries, func(there store.HistoryEntry) bool { return there.ID == e.ID })
	})
	h.read, h.entries = true, append(waiting, entries...)
	return h
}

// History returns the finished games that a filter selects, newest first.
func (p *Profile) History(f store.Filter) []store.HistoryEntry {
	p.mu.Lock()
	defer p.mu.Unlock()
	return f.Select(p.readHistory().entries)
}

// FinishedGame returns the finished game with an ID; ok is false if there is none.
func (p *Profile) FinishedGame(id string) (e store.HistoryEntry, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	h := p.readHistory()
	if i := slices.IndexFunc(h.entries, func(e store.HistoryEntry) bool { return e.ID == id }); i >= 0 {
		return h.entries[i], true
	}
	return store.HistoryEntry{}, false
}

// LoadFinished returns the record of a finished game by its ID. Its errors are those of store.Folder.LoadFinished.
func (p *Profile) LoadFinished(id string) (record string, err error) {
	p.mu.Lock()
	record, ok := p.history.records[id]
	p.mu.Unlock()
	if ok {
		return record, nil
	}
	return p.folder.LoadFinished(id)
}
