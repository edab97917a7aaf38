package store

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"slices"

	"dreist/game/store/files"
)

// catalogue is the list of the finished games in the history folder.
type catalogue struct {
	games  []indexed          // in the order of storing, oldest first, without duplicates
	last   int                // highest number of a file, 0 if there is none
	faults []*files.LoadError // files that cannot be used
	stale  int                // number of games missing from the index or wrongly in it
	index  []indexed          // what the index should contain
}

// find returns the stored game with the same identity.
func (c *catalogue) find(game identity) (historyID, bool) {
	for _, g := range c.games {
		if g.Head.identity == game {
			return g.id, true
		}
	}
	return historyID{}, false
}

// entries returns the games for the caller, newest first.
func (c *catalogue) entries(rules *Rules) []Entry {
	entries := make([]Entry, 0, len(c.games))
	for _, g := range slices.Backward(c.games) {
		e := Entry{ID: g.id.String(), Date: g.id.date, Kind: g.Head.Kind, Summary: g.Head.Summary, Sum: g.Head.Sum}
		e.Summary.Game = cmp.Or(e.Summary.Game, rules.Unnamed)
		entries = append(entries, e)
	}
	return entries
}

// readCatalogue lists the finished games without changing anything. It opens only files that are not in the index. It
// fails if the folder cannot be read.
func (s *Store) readCatalogue() (*catalogue, error) {
	dir := s.historyDir()
	there, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, files.Explain("listing the finished games in "+dir, err)
	}
	known := s.readIndex(len(there))
	c := &catalogue{}
	for _, file := range there {
		id, ok := parseIDFile(file.Name())
		if !ok {
			continue
		}
		c.last = max(c.last, id.number)
		info, err := file.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			c.faults = append(c.faults, &files.LoadError{Name: file.Name(), Err: err})
			continue
		}
		if info.Mode().IsRegular() && info.Size() == 0 {
			continue // a claimed name: another copy is about to fill it, or crashed before it could
		}
		row := indexed{id: id, File: file.Name(), Size: info.Size(), Modified: info.ModTime().UnixNano()}
		if old, ok := known[row.File]; ok && old.Size == row.Size && old.Modified == row.Modified {
			row.Head = old.Head
			delete(known, row.File)
		} else if row.Head, ok = c.open(dir, row.File); ok {
			c.stale++
		} else {
			continue
		}
		c.index = append(c.index, row)
	}
	c.stale += len(known)
	c.sort()
	return c, nil
}

// open reads one file; an error is added to the faults.
func (c *catalogue) open(dir, name string) (head, bool) {
	f, ok, err := files.ReadAs(dir, name, maxSize, parseFinished)
	if fault := (*files.LoadError)(nil); errors.As(err, &fault) {
		c.faults = append(c.faults, fault)
	}
	return f.head, ok
}

// sort sorts the games by storing order and removes duplicates, which arise when two copies of the program finish the
// same game at once.
func (c *catalogue) sort() {
	c.games = slices.SortedFunc(slices.Values(c.index), func(a, b indexed) int { return a.id.compare(b.id) })
	seen := make(map[identity]bool, len(c.games))
	c.games = slices.DeleteFunc(c.games, func(g indexed) bool {
		again := seen[g.Head.identity]
		seen[g.Head.identity] = true
		return again
	})
}
