package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"dreist/game/store/files"
)

// Entry is a finished game in the history.
type Entry struct {
	ID      string // for LoadFinished, such as 2026-11-21-17
	Date    string // YYYY-MM-DD
	Kind    Kind
	Summary Summary
	Sum     string // hash of the record, the same wherever the game is stored; see Finished.Sum
}

// AddFinished stores a finished game as the newest of the history and returns its ID. A game with the same record and
// kind is not stored twice; the old ID is returned, so a caller may simply try again after a crash. Store a finished
// game first, and drop it from its slot afterwards.
//
// Facts out of range and the errors of SaveGame leave the history unchanged.
func (s *Store) AddFinished(f Finished) (id string, err error) {
	const attempt = "store: adding a finished game"
	if err := f.check(); err != nil {
		return "", fmt.Errorf("%s: %w", attempt, err)
	}
	f.Summary.Game = s.rules.written(f.Summary.Game)
	text := f.text()
	if err := files.Fits(text, maxSize); err != nil {
		return "", fmt.Errorf("%s: save less, and UTF-8: %w", attempt, err)
	}
	there, err := s.readCatalogue()
	if err != nil {
		return "", err
	}
	if old, ok := there.find(identityOf(f.Kind, f.Record)); ok {
		return old.String(), nil
	}
	next, err := nextID(f.Date, there.last)
	if err != nil {
		return "", fmt.Errorf("%s: %w", attempt, err)
	}
	b := files.Batch{Disk: &s.disk}
	b.Add(s.historyDir(), text, next.files)
	names, err := b.Commit("saving a finished game in " + s.historyDir())
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(names[0], historyExt), nil
}

// Filter selects finished games. The zero Filter selects all.
type Filter struct {
	Game  string // empty for any game
	Kinds []Kind // empty for all kinds
	Limit int    // the newest so many, 0 for all
}

// Choose returns the selected games of the lists, in their order.
func (f Filter) Choose(lists ...[]Entry) []Entry {
	var chosen []Entry
	for _, list := range lists {
		for _, e := range list {
			if f.Limit > 0 && len(chosen) == f.Limit {
				return chosen
			}
			if (f.Game == "" || f.Game == e.Summary.Game) && (len(f.Kinds) == 0 || slices.Contains(f.Kinds, e.Kind)) {
				chosen = append(chosen, e)
			}
		}
	}
	return chosen
}

// History returns all finished games, the last stored first, whatever the dates say. It opens only files not in the
// index, so thousands of games take an instant.
//
// The usable games are returned even with an error. It joins one *SetAsideError for each file that was damaged and
// set aside, and one *files.LoadError for each that cannot be read; find them by errors.As.
func (s *Store) History() ([]Entry, error) {
	there, err := s.readCatalogue()
	if err != nil {
		return nil, err
	}
	s.renewIndex(there)
	var errs []error
	for _, fault := range there.faults {
		errs = append(errs, s.setAsideNonsense(s.historyDir(), fault))
	}
	return there.entries(&s.rules), errors.Join(errs...)
}

// LoadFinished returns the record of a finished game. An unknown ID gives fs.ErrNotExist, an unusable file a
// *files.LoadError; the file is left as it is.
func (s *Store) LoadFinished(id string) (record string, err error) {
	const attempt = "store: loading a finished game"
	name, ok := parseID(id)
	if !ok {
		return "", fmt.Errorf("%s: use an id of History, not %q: %w", attempt, id, fs.ErrNotExist)
	}
	f, ok, err := files.ReadAs(s.historyDir(), name.file(), maxSize, parseFinished)
	if err == nil && !ok {
		err = fmt.Errorf("%s: %s is gone, ask History again: %w", attempt, id, fs.ErrNotExist)
	}
	return f.record, err
}

func (s *Store) historyDir() string { return filepath.Join(s.dirs.Games, historyFolder) }
