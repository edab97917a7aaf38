package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// gameExt is how the names of games end.
const gameExt = ".dreist"

// Slot is the place of one unfinished game: lower-case letters, digits and hyphens, at least one.
type Slot string

// The slots of the modes of play that any game may have, one unfinished game each. A game may have
// others; two games in one folder need slots of their own.
const (
	Solo  Slot = "solo"  // a game of one person
	Table Slot = "table" // a game of several
)

// SaveGame replaces the game in a slot. The text must be UTF-8 and at most 1 MiB, as LoadGame asks. On an error,
// which is ErrDiskFull, ErrReadOnly, ErrTooLarge, ErrNotText, ErrLink or another, the game saved before stays.
//
// A *SetAsideError is none of these: the game is saved. It tells that another copy of the program had written to the
// slot since this one wrote or read it last, and under which name that text can be found.
func (s *Store) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	attempt := "saving " + filepath.Join(s.dirs.Games, slot.file())
	if err := fits(text, maxSize); err != nil {
		return fmt.Errorf("store: %s: %w", attempt, err)
	}
	if !s.isForeign(slot, text) {
		err := s.disk.replace(s.dirs.Games, slot.file(), text, maxSize)
		if err == nil {
			s.seen.note(slot, text, true)
		}
		return err
	}
	b := batch{disk: &s.disk}
	b.put(s.dirs.Games, string(slot), gameExt, text, other)
	names, err := b.commit(attempt)
	if err != nil {
		return err
	}
	s.seen.note(slot, text, true)
	if names[0] == "" {
		return nil // it is gone in the meantime
	}
	return &SetAsideError{OldName: slot.file(), Name: names[0], Err: ErrOther}
}

// isForeign reports whether a slot holds what this copy of the program neither wrote nor read last, and is not about to
// write either.
func (s *Store) isForeign(slot Slot, text string) bool {
	now, ok, err := read(s.dirs.Games, slot.file(), maxSize)
	if errors.Is(err, ErrNotAFile) || errors.Is(err, ErrLink) || err == nil && (!ok || now == text) {
		return false
	}
	was, _ := s.seen.last(slot)
	return err != nil || was != sightOf(now, true)
}

// LoadGame returns the game in a slot and whether there is one. A file over 1 MiB, one that is not UTF-8 and one
// that cannot be read give a *LoadError and stay where they are.
func (s *Store) LoadGame(slot Slot) (text string, ok bool, err error) {
	if err := slot.check(); err != nil {
		return "", false, err
	}
	text, ok, err = s.readGame(slot)
	if err == nil {
		s.seen.note(slot, text, ok)
	}
	return text, ok, err
}

// readGame is LoadGame by somebody who is not going to play. What a link leads to is emptied where the game is over.
func (s *Store) readGame(slot Slot) (text string, ok bool, err error) {
	text, ok, err = read(s.dirs.Games, slot.file(), maxSize)
	return text, ok && (text != "" || !isLink(s.dirs.Games, slot.file())), err
}

// DropGame deletes the game in a slot, if there is one. What another copy of the program wrote there since this one
// wrote or read it last stays, as it is another game or another turn of it. Its errors are those of SaveGame.
func (s *Store) DropGame(slot Slot) error {
	if err := slot.check(); err != nil {
		return err
	}
	if _, looked := s.seen.last(slot); looked && s.isForeign(slot, "") {
		return nil
	}
	var err error
	if isLink(s.dirs.Games, slot.file()) {
		err = s.disk.replace(s.dirs.Games, slot.file(), "", maxSize)
	} else {
		err = s.disk.drop(s.dirs.Games, slot.file())
	}
	if err == nil {
		s.seen.note(slot, "", false)
	}
	return err
}

// SetAside renames the game in a slot, because nobody can make sense of it, to a name like solo.broken-1.dreist
// that no file has, and returns that name. Afterwards the slot is empty. A slot that is empty before gives
// fs.ErrNotExist, as it does when another copy of the program was quicker.
func (s *Store) SetAside(slot Slot) (newName string, err error) {
	if err := slot.check(); err != nil {
		return "", err
	}
	newName, err = s.disk.setAside(s.dirs.Games, string(slot), gameExt, broken)
	if err == nil {
		s.seen.note(slot, "", false)
	}
	return newName, err
}

// slots returns the slots that hold a game, in the order of their names.
func (s *Store) slots() ([]Slot, error) {
	bases, err := plainBases(s.dirs.Games, gameExt)
	var found []Slot
	for _, base := range bases {
		found = append(found, Slot(base))
	}
	return found, err
}

// plainBases returns the plain names of the files in a folder that end so, without the ending and in their order. A
// folder that is not there has none.
func plainBases(dir, ext string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, explain("listing the files in "+dir, err)
	}
	var found []string
	for _, e := range entries {
		if base, ok := strings.CutSuffix(e.Name(), ext); ok && isPlainName(base) {
			found = append(found, base)
		}
	}
	return found, nil
}

func (s Slot) file() string { return string(s) + gameExt }

// check keeps a slot from naming a file elsewhere, and from naming one that was set aside.
func (s Slot) check() error {
	if s == "" {
		return fmt.Errorf("store: a slot without a name: use one like %q", string(Solo))
	}
	if !isPlainName(string(s)) {
		return fmt.Errorf("store: the slot %q: use lower-case letters, digits and hyphens only", string(s))
	}
	return nil
}

// isPlainName reports whether a name has lower-case letters, digits and hyphens only, at least one.
func isPlainName(name string) bool {
	for _, r := range name {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return false
		}
	}
	return name != ""
}
