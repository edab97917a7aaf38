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
	Sum     string // of the record, the same wherever the game is kept; see Finished.Sum
}

// AddFinished stores a finished game as the newest of the history and returns its id. A game whose record and kind
// are there already is not stored again, and the id is the old one: a caller who does not know whether a crash came
// before or after may simply try again. So store a finished game first, and drop it from its slot then.
//
// On an error, of facts out of range or as SaveGame has them, the history is what it was.
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

// Filter chooses finished games. The zero Filter chooses all.
type Filter struct {
	Game  string // this game, or any where it is empty
	Kinds []Kind // games of these kinds, or of all kinds where it is empty
	Limit int    // the newest so many of them, or all where it is 0
}

// Choose returns the games of some lists that the filter chooses, in their order.
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

// History returns all finished games; the one that was stored last comes first, whatever the dates say. It opens only
// files that are new since the index was written, so that thousands of games take an instant.
//
// An error always comes with the games that can be used; errors.As finds one *SetAsideError for each file that made
// no sense and has another name now, and one *files.LoadError for each that cannot be read, joined where there are
// several.
func (s *Store) History() ([]Entry, error) {
	there, err := s.readCatalogue()
	if err != nil {
		return nil, err
	}
	s.renewIndex(there)
	var errs []error
	for _, fault := range there.faults {
		errs = append(errs, s.clear(s.historyDir(), fault))
	}
	return there.entries(&s.rules), errors.Join(errs...)
}

// LoadFinished returns the record of a finished game as it was handed over. An id that is none, or whose game is not
// there, gives fs.ErrNotExist, a file that cannot be used a *files.LoadError; it stays where it is.
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
