package store

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"dreist/game/store/files"
)

// UnnamedGame is the only game of the first versions, whose files name no game.
const UnnamedGame = "dreist"

// RecordExt returns the extension of the records of a game, "" being UnnamedGame.
func RecordExt(game string) string { return "." + cmp.Or(game, UnnamedGame) }

// Slot is the place of one unfinished game: game and mode, such as "thegame/duo", or the mode alone for UnnamedGame.
// Both are lower-case letters, digits and hyphens, at least one.
type Slot string

// The slots of UnnamedGame for the modes that any game may have.
const (
	Solo     Slot = "solo"     // one person
	Table    Slot = "table"    // several at a table
	Practice Slot = "practice" // does not count
)

// Of returns the slot of another game, "" being UnnamedGame, with the same mode.
func (s Slot) Of(game string) Slot {
	_, mode := s.split()
	if game == "" {
		return Slot(mode)
	}
	return Slot(game + "/" + mode)
}

// split returns the game, "" for UnnamedGame, and the mode.
func (s Slot) split() (game, mode string) {
	if game, mode, ok := strings.Cut(string(s), "/"); ok {
		return game, mode
	}
	return "", string(s)
}

// slotIn returns the slot of a file name; ok is false if it is no slot's.
func slotIn(name string) (Slot, bool) {
	mode, game, ok := strings.Cut(name, ".")
	if game == UnnamedGame {
		game = ""
	}
	slot := Slot(mode).Of(game)
	return slot, ok && game != jsonName && slot.check() == nil
}

// jsonName is not allowed as a game's name, as it is the extension of other files.
const jsonName = "json"

// SaveGame replaces the game in a slot. The text must be UTF-8 and at most 1 MiB, as LoadGame asks. On an error the
// stored game is unchanged.
//
// A *SetAsideError is an exception: the game is saved, but another copy of the program had written to the slot since
// this one last used it, and that text was set aside.
func (s *Store) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	var keep files.Suffix
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

// isForeign reports whether a slot holds a text that this copy of the program neither wrote nor read last, other than
// the one to be written.
func (s *Store) isForeign(slot Slot, text string) bool {
	now, ok, err := files.Read(s.dirs.Games, slot.file(), maxSize)
	if errors.Is(err, files.ErrNotAFile) || errors.Is(err, files.ErrLink) || err == nil && (!ok || now == text) {
		return false
	}
	was, _ := s.seen.last(slot)
	return err != nil || was != content{now, true}
}

// LoadGame returns the game in a slot; ok is false for an empty slot. A file over 1 MiB, not UTF-8 or unreadable
// gives a *files.LoadError and is left as it is.
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

// SavedAt returns when the game in a slot was saved last, the zero time for an empty slot.
func (s *Store) SavedAt(slot Slot) (at time.Time) {
	if info, err := os.Stat(filepath.Join(s.dirs.Games, slot.file())); err == nil {
		at = info.ModTime()
	}
	return at
}

// isEmptied reports whether the file of a slot is a link whose target was emptied by DropGame.
func (s *Store) isEmptied(name, text string) bool {
	return text == "" && files.IsLink(s.dirs.Games, name)
}

// DropGame deletes the game in a slot, if any. A text that another copy of the program wrote since this one last used
// the slot is kept. Its errors are those of SaveGame.
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

// SetAside renames an unreadable game to a free name like solo.broken-1.dreist and returns it. The slot is empty
// afterwards. An empty slot gives fs.ErrNotExist, also if another copy of the program was quicker.
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

// check rejects slots whose file would lie elsewhere or look like one that was set aside.
func (s Slot) check() error {
	game, mode := s.split()
	if !isPlainName(mode) || game != "" && (!isPlainName(game) || game == UnnamedGame || game == jsonName) || strings.HasPrefix(string(s), "/") {
		return fmt.Errorf("store: the slot %q: use lower-case letters, digits and hyphens, such as %q or %q", string(s), string(Solo), "thegame/"+string(Solo))
	}
	return nil
}

// isPlainName reports whether a name is one or more lower-case letters, digits and hyphens.
func isPlainName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// seen remembers what this copy of the program last wrote to or read from each slot, to detect writes of another
// copy.
type seen struct {
	sync.Mutex
	slots map[Slot]content
}

// content is the content of a slot: a text, or nothing.
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

// last returns the known content of a slot; looked is false if it is unknown.
func (s *seen) last(slot Slot) (was content, looked bool) {
	s.Lock()
	defer s.Unlock()
	was, looked = s.slots[slot]
	return was, looked
}
