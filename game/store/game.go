package store

import "fmt"

// gameExt is how the names of games end.
const gameExt = ".dreist"

// Slot is the place of one unfinished game: lower-case letters, digits and hyphens, at least one.
type Slot string

// Solo is the slot of the game against Egon.
const Solo Slot = "solo"

// SaveGame replaces the game in a slot. The text must be UTF-8 and at most 1 MiB, as LoadGame asks. On an error,
// which is ErrDiskFull, ErrReadOnly, ErrTooLarge, ErrNotText or another, the game saved before stays.
func (s *Store) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	return s.disk.replace(s.dirs.Games, slot.file(), text)
}

// LoadGame returns the game in a slot and whether there is one. A file over 1 MiB, one that is not UTF-8 and one
// that cannot be read give a *LoadError and stay where they are.
func (s *Store) LoadGame(slot Slot) (text string, ok bool, err error) {
	if err := slot.check(); err != nil {
		return "", false, err
	}
	return read(s.dirs.Games, slot.file())
}

// DropGame deletes the game in a slot, if there is one. Its errors are those of SaveGame.
func (s *Store) DropGame(slot Slot) error {
	if err := slot.check(); err != nil {
		return err
	}
	return s.disk.remove(s.dirs.Games, slot.file())
}

// SetAside renames the game in a slot, because nobody can make sense of it, to a name like solo.broken-1.dreist
// that no file has, and returns that name. Afterwards the slot is empty. A slot that is empty before gives
// fs.ErrNotExist, as it does when another copy of the program was quicker.
func (s *Store) SetAside(slot Slot) (newName string, err error) {
	if err := slot.check(); err != nil {
		return "", err
	}
	return s.disk.setAside(s.dirs.Games, string(slot), gameExt)
}

func (s Slot) file() string { return string(s) + gameExt }

// check keeps a slot from naming a file elsewhere, and from naming one that was set aside.
func (s Slot) check() error {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return fmt.Errorf("store: the slot %q: use lower-case letters, digits and hyphens only", string(s))
		}
	}
	if s == "" {
		return fmt.Errorf("store: a slot without a name: use one like %q", string(Solo))
	}
	return nil
}
