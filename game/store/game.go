package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// gameExt is how the names of games end.
const gameExt = ".dreist"

// Slot is the place of one unfinished game: lower-case letters, digits and hyphens, at least one.
type Slot string

// The slots of the modes of play, one unfinished game each.
const (
	Solo   Slot = "solo"   // a game against Egon
	Ladder Slot = "ladder" // the game of the climb that goes on, see LadderState
	Table  Slot = "table"  // a game of two to four
)

// SaveGame replaces the game in a slot. The text must be UTF-8 and at most 1 MiB, as LoadGame asks. On an error,
// which is ErrDiskFull, ErrReadOnly, ErrTooLarge, ErrNotText or another, the game saved before stays.
func (s *Store) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	return s.disk.replace(s.dirs.Games, slot.file(), text, maxSize)
}

// LoadGame returns the game in a slot and whether there is one. A file over 1 MiB, one that is not UTF-8 and one
// that cannot be read give a *LoadError and stay where they are.
func (s *Store) LoadGame(slot Slot) (text string, ok bool, err error) {
	if err := slot.check(); err != nil {
		return "", false, err
	}
	return read(s.dirs.Games, slot.file(), maxSize)
}

// DropGame deletes the game in a slot, if there is one. Its errors are those of SaveGame.
func (s *Store) DropGame(slot Slot) error {
	if err := slot.check(); err != nil {
		return err
	}
	return s.disk.drop(s.dirs.Games, slot.file())
}

// SetAside renames the game in a slot, because nobody can make sense of it, to a name like solo.broken-1.dreist
// that no file has, and returns that name. Afterwards the slot is empty. A slot that is empty before gives
// fs.ErrNotExist, as it does when another copy of the program was quicker.
func (s *Store) SetAside(slot Slot) (newName string, err error) {
	if err := slot.check(); err != nil {
		return "", err
	}
	return s.disk.setAside(s.dirs.Games, string(slot), gameExt, broken)
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
