package store

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"sync"

	"dreist/game/store/files"
)

// FirstGame is the game that the first versions knew alone. What is kept of it names no game.
const FirstGame = "dreist"

// RecordExt is how the names of records of a game end, "" being FirstGame, in the folder for them as in the hands of a person.
func RecordExt(game string) string { return "." + cmp.Or(game, FirstGame) }

// Slot is the place of one unfinished game: a mode of a game, as "thegame/duo", or of FirstGame by the mode alone. Game and mode
// are lower-case letters, digits and hyphens, at least one of each.
type Slot string

// The slots of FirstGame for the modes of play that any game may have.
const (
	Solo  Slot = "solo"  // a game of one person
	Table Slot = "table" // a game of several
)

// Of returns the slot of a game, "" being FirstGame, for the mode that is this slot's.
func (s Slot) Of(game string) Slot {
	_, mode := s.split()
	if game == "" {
		return Slot(mode)
	}
	return Slot(game + "/" + mode)
}

// split returns the game, "" for FirstGame, and the mode.
func (s Slot) split() (game, mode string) {
	if game, mode, ok := strings.Cut(string(s), "/"); ok {
		return game, mode
	}
	return "", string(s)
}

// slotIn returns the slot that a file is for by its name, false where it is for none.
func slotIn(name string) (Slot, bool) {
	mode, game, ok := strings.Cut(name, ".")
	if game == FirstGame {
		game = ""
	}
	slot := Slot(mode).Of(game)
	return slot, ok && game != jsonName && slot.check() == nil
}

// jsonName is what no game may be called, as the names of other files end so.
const jsonName = "json"

// SaveGame replaces the game in a slot. The text must be UTF-8 and at most 1 MiB, as LoadGame asks. On an error,
// which is one of package files or another, the game saved before stays.
//
// A *SetAsideError is none of these: the game is saved. It tells that another copy of the program had written to the
// slot since this one wrote or read it last, and under which name that text can be found.
func (s *Store) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	var keep files.Mark
	if s.isForeign(slot, text) {
		keep = other
	}
	aside, err := s.put(s.dirs.Games, slot.file(), text, keep)
	if err != nil {
		return err
	}
	s.seen.note(slot, text, true)
	if aside == "" {
		return nil
	}
	return &SetAsideError{OldName: slot.file(), Name: aside, Err: ErrOther}
}

// isForeign reports whether a slot holds what this copy of the program neither wrote nor read last, and is not about to
// write either.
func (s *Store) isForeign(slot Slot, text string) bool {
	now, ok, err := files.Read(s.dirs.Games, slot.file(), maxSize)
	if errors.Is(err, files.ErrNotAFile) || errors.Is(err, files.ErrLink) || err == nil && (!ok || now == text) {
		return false
	}
	was, _ := s.seen.last(slot)
	return err != nil || was != content{now, true}
}

// LoadGame returns the game in a slot and whether there is one. A file over 1 MiB, one that is not UTF-8 and one
// that cannot be read give a *files.LoadError and stay where they are.
func (s *Store) LoadGame(slot Slot) (text string, ok bool, err error) {
	if err := slot.check(); err != nil {
		return "", false, err
	}
	text, ok, err = files.Read(s.dirs.Games, slot.file(), maxSize)
	ok = ok && !s.isEmptied(slot.file(), text)
	if err == nil {
		s.seen.note(slot, text, ok)
	}
	return text, ok, err
}

// isEmptied reports whether the file of a slot is a link to a game that was dropped, which stays a link.
func (s *Store) isEmptied(name, text string) bool {
	return text == "" && files.IsLink(s.dirs.Games, name)
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
	if files.IsLink(s.dirs.Games, slot.file()) {
		_, err = s.disk.Put(s.dirs.Games, slot.file(), "", "")
	} else {
		err = s.disk.Drop(s.dirs.Games, slot.file())
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
	newName, err = s.disk.SetAside(s.dirs.Games, slot.file(), broken)
	if err == nil {
		s.seen.note(slot, "", false)
	}
	return newName, err
}

func (s Slot) file() string {
	game, mode := s.split()
	return mode + RecordExt(game)
}

// check keeps a slot from naming a file elsewhere, and from naming one that was set aside.
func (s Slot) check() error {
	game, mode := s.split()
	if !isPlainName(mode) || game != "" && (!isPlainName(game) || game == FirstGame || game == jsonName) || strings.HasPrefix(string(s), "/") {
		return fmt.Errorf("store: the slot %q: use lower-case letters, digits and hyphens, such as %q or %q", string(s), string(Solo), "thegame/"+string(Solo))
	}
	return nil
}

// isPlainName reports whether a name has lower-case letters, digits and hyphens only, at least one.
func isPlainName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// seen is what this copy of the program wrote or read last in each slot, so that it notices where another copy has
// written since.
type seen struct {
	sync.Mutex
	slots map[Slot]content
}

// content is what was in a slot: a text, or nothing.
type content struct {
	text  string
	there bool
}

func newSeen() *seen { return &seen{slots: map[Slot]content{}} }

func (s *seen) note(slot Slot, text string, there bool) {
	s.Lock()
	defer s.Unlock()
	s.slots[slot] = content{text, there}
}

// last returns what was in a slot, and whether anybody has looked.
func (s *seen) last(slot Slot) (was content, looked bool) {
	s.Lock()
	defer s.Unlock()
	was, looked = s.slots[slot]
	return was, looked
}
