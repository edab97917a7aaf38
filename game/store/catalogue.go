package store

import (
	"errors"
	"io/fs"
	"os"
	"slices"
)

// catalogue is what the folder of the finished games holds.
type catalogue struct {
	games  []listed     // as they were stored, the oldest first, each game once
	last   int          // the highest number of any of its files, 0 where there is none
	faults []*LoadError // the files that cannot be used
	stale  int          // how far the index is behind: games it misses and games it has too many
	index  []indexed    // what the index should hold
}

// listed is a finished game in the catalogue.
type listed struct {
	id   historyID
	head head
}

// find returns the game that is the same.
func (c *catalogue) find(game identity) (historyID, bool) {
	for _, g := range c.games {
		if g.head.identity() == game {
			return g.id, true
		}
	}
	return historyID{}, false
}

// choose returns the games that a filter chooses, the newest first.
func (c *catalogue) choose(f Filter, rules *Rules) []Entry {
	if f.Limit <= 0 {
		f.Limit = len(c.games)
	}
	entries := make([]Entry, 0, min(f.Limit, len(c.games)))
	for _, g := range slices.Backward(c.games) {
		if len(entries) == f.Limit {
			break
		}
		if len(f.Kinds) > 0 && !slices.Contains(f.Kinds, g.head.Kind) {
			continue
		}
		e := Entry{ID: g.id.String(), Date: g.id.date, Kind: g.head.Kind, Summary: g.head.summary()}
		if e.Summary.Game = rules.read(e.Summary.Game); f.Chooses(e) {
			entries = append(entries, e)
		}
	}
	return entries
}

// readCatalogue lists the finished games and changes nothing. It opens only the files that the index does not know.
// Its error says that the folder cannot be read.
func (s *Store) readCatalogue() (*catalogue, error) {
	dir := s.historyDir()
	files, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, explain("listing the finished games in "+dir, err)
	}
	known := s.readIndex(len(files))
	c := &catalogue{}
	for _, file := range files {
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
			c.faults = append(c.faults, &LoadError{Name: file.Name(), Err: err})
			continue
		}
		if info.Mode().IsRegular() && info.Size() == 0 {
			continue // a name that is claimed: another copy is about to fill it, or a crash kept it from that
		}
		row := indexed{File: file.Name(), Size: info.Size(), Modified: info.ModTime().UnixNano()}
		if old, ok := known[row.File]; ok && old.Size == row.Size && old.Modified == row.Modified {
			row.Head = old.Head
			delete(known, row.File)
		} else if row.Head, ok = c.open(dir, row.File); ok {
			c.stale++
		} else {
			continue
		}
		c.index = append(c.index, row)
		c.games = append(c.games, listed{id, row.Head})
	}
	c.stale += len(known)
	c.sort()
	return c, nil
}

// open reads one file and notes what is wrong with it.
func (c *catalogue) open(dir, name string) (head, bool) {
	text, ok, err := read(dir, name, maxSize)
	if err == nil && !ok {
		return head{}, false
	}
	var h head
	if err == nil {
		h, _, err = parseFinished(text)
		if err == nil {
			return h, true
		}
		err = &LoadError{Name: name, Err: err}
	}
	var fault *LoadError
	if errors.As(err, &fault) {
		c.faults = append(c.faults, fault)
	}
	return head{}, false
}

// sort puts the games in the order of storing and drops repetitions, which come about when two copies of the program
// import the same archive at once.
func (c *catalogue) sort() {
	slices.SortFunc(c.games, func(a, b listed) int { return a.id.compare(b.id) })
	seen := make(map[identity]bool, len(c.games))
	c.games = slices.DeleteFunc(c.games, func(g listed) bool {
		again := seen[g.head.identity()]
		seen[g.head.identity()] = true
		return again
	})
}
