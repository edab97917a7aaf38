package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// Entry is a finished game in the history.
type Entry struct {
	ID      string // for LoadFinished, such as 2026-11-21-17
	Date    string // YYYY-MM-DD
	Kind    Kind
	Summary Summary
}

// AddFinished stores a finished game as the newest of the history and returns its id. A game whose record and kind
// are there already is not stored again, and the id is the old one: a caller who does not know whether a crash came
// before or after may simply try again. So store a finished game first, and drop it from its slot then.
//
// It fails with ErrDiskFull, ErrReadOnly, ErrTooLarge, ErrNotText, on facts out of range, and otherwise; the history
// is then what it was.
func (s *Store) AddFinished(f Finished) (id string, err error) {
	const attempt = "store: adding a finished game"
	if err := f.check(); err != nil {
		return "", fmt.Errorf("%s: %w", attempt, err)
	}
	f.Summary.Game = s.rules.written(f.Summary.Game)
	text := f.text()
	if err := fits(text, maxSize); err != nil {
		return "", fmt.Errorf("%s: %w", attempt, err)
	}
	there, err := s.readCatalogue()
	if err != nil {
		return "", err
	}
	if old, ok := there.find(identity{f.Kind, digest(f.Record)}); ok {
		return old.String(), nil
	}
	next, err := nextID(f.Date, there.last)
	if err != nil {
		return "", fmt.Errorf("%s: %w", attempt, err)
	}
	b := batch{disk: &s.disk}
	b.addFinished(s.historyDir(), next, text)
	names, err := b.commit("saving a finished game in " + s.historyDir())
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(names[0], gameExt), nil
}

// Filter chooses finished games. The zero Filter chooses all.
type Filter struct {
	Game  string // this game, or any where it is empty
	Kinds []Kind // games of these kinds, or of all kinds where it is empty
	Limit int    // the newest so many of them, or all where it is 0
}

// Chooses reports whether the filter takes a game, whatever its limit.
func (f Filter) Chooses(e Entry) bool {
	return (f.Game == "" || f.Game == e.Summary.Game) && (len(f.Kinds) == 0 || slices.Contains(f.Kinds, e.Kind))
}

// History is HistoryOf for games of all kinds: the newest, at most limit or, where that is 0, all.
func (s *Store) History(limit int) ([]Entry, error) { return s.HistoryOf(Filter{Limit: limit}) }

// HistoryOf returns the finished games that a filter chooses; the one that was stored last comes first, whatever the
// dates say. It opens only files that are new since the index was written, so that thousands of games take an instant.
//
// An error always comes with the games that can be used; errors.As finds one *SetAsideError for each file that made
// no sense and has another name now, and one *LoadError for each that cannot be read, joined where there are several.
func (s *Store) HistoryOf(f Filter) ([]Entry, error) {
	there, err := s.readCatalogue()
	if err != nil {
		return nil, err
	}
	s.renewIndex(there)
	entries := there.choose(f, &s.rules)
	var errs []error
	for _, fault := range there.faults {
		errs = append(errs, s.clear(fault))
	}
	return entries, errors.Join(errs...)
}

// clear sets a file of the history aside if it makes no sense, and returns what the caller should know.
func (s *Store) clear(fault *LoadError) error {
	if !isNonsense(fault) {
		return fault
	}
	base := strings.TrimSuffix(fault.Name, gameExt)
	name, err := s.disk.setAside(s.historyDir(), base, gameExt, broken)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil // another copy of the program was quicker, and tells
	case err != nil:
		return errors.Join(fault, err)
	}
	return &SetAsideError{OldName: fault.Name, Name: name, Err: fault.Err}
}

// LoadFinished returns the record of a finished game as it was handed over. An id that is none, or whose game is not
// there, gives fs.ErrNotExist, a file that cannot be used a *LoadError; it stays where it is.
func (s *Store) LoadFinished(id string) (record string, err error) {
	const attempt = "store: loading a finished game"
	name, ok := parseID(id)
	if !ok {
		return "", fmt.Errorf("%s: use an id of History, not %q: %w", attempt, id, fs.ErrNotExist)
	}
	text, ok, err := read(s.historyDir(), name.file(), maxSize)
	if err != nil {
		return "", err
	}
	if !ok {
		return "", fmt.Errorf("%s: %s is gone, ask History again: %w", attempt, id, fs.ErrNotExist)
	}
	_, record, err = parseFinished(text)
	if err != nil {
		return "", &LoadError{Name: name.file(), Err: err}
	}
	return record, nil
}

func (s *Store) historyDir() string { return filepath.Join(s.dirs.Games, historyFolder) }
