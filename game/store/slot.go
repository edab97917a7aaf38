package store

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// UnnamedGame is the only game of the first versions, which wrote files without the name of a game.
const UnnamedGame = "dreist"

// RecordExt returns the extension of the records of a game, "" being UnnamedGame.
func RecordExt(game string) string { return "." + cmp.Or(game, UnnamedGame) }

// Slot names the place of one unfinished game by game and mode, such as "thegame/duo", or by the mode alone for UnnamedGame. Both are
// one or more lower-case letters, digits and hyphens.
type Slot string

// The slots of UnnamedGame for the modes that any game may have.
const (
	SoloSlot     Slot = "solo"     // for a game of one person
	TableSlot    Slot = "table"    // for a game of several at a table
	PracticeSlot Slot = "practice" // for a game that does not count
)

// ForGame returns the slot of a game, "" being UnnamedGame, with the same mode.
func (s Slot) ForGame(game string) Slot {
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

// slotIn returns the slot of a file name; ok is false if the file is not that of a slot.
func slotIn(name string) (Slot, bool) {
	mode, game, ok := strings.Cut(name, ".")
	if game == UnnamedGame {
		game = ""
	}
	slot := Slot(mode).ForGame(game)
	return slot, ok && slot.check() == nil
}

func (s Slot) file() string {
	game, mode := s.split()
	return mode + RecordExt(game)
}

// check rejects slots whose file would be outside of the folder or look like another file there.
func (s Slot) check() error {
	game, mode := s.split()
	other := game == UnnamedGame || strings.HasPrefix(documentExt+"l", "."+game)
	if !isPlainName(mode) || game != "" && (!isPlainName(game) || other) || strings.HasPrefix(string(s), "/") {
		return fmt.Errorf("store: the slot %q: use lower-case letters, digits and hyphens, such as %q or %q", string(s), string(SoloSlot), "thegame/"+string(SoloSlot))
	}
	return nil
}

// isPlainName reports whether a name is one or more lower-case letters, digits and hyphens.
func isPlainName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// SaveGame replaces the game in a slot. Its errors are those of Write.
func (f *Folder) SaveGame(slot Slot, text string) error {
	if err := slot.check(); err != nil {
		return err
	}
	return f.Write(slot.file(), text)
}

// LoadGame returns the game in a slot; ok is false for an empty slot. Its errors are those of Read.
func (f *Folder) LoadGame(slot Slot) (text string, ok bool, err error) {
	if err := slot.check(); err != nil {
		return "", false, err
	}
	text, ok, err = f.Read(slot.file())
	return text, ok && text != "", err
}

// SavedAt returns when the game in a slot was saved last, the zero time for an empty slot.
func (f *Folder) SavedAt(slot Slot) (at time.Time) {
	if info, err := os.Stat(filepath.Join(f.dirs.Games, slot.file())); err == nil && info.Size() > 0 {
		at = info.ModTime()
	}
	return at
}

// DropGame deletes the game in a slot, if any. Its errors are those of Remove.
func (f *Folder) DropGame(slot Slot) error {
	if err := slot.check(); err != nil {
		return err
	}
	return f.Remove(slot.file())
}

// SetAside renames the game in a slot, so that it is not overwritten, and returns its new name, such as solo.aside-1.dreist. An empty slot
// gives fs.ErrNotExist.
func (f *Folder) SetAside(slot Slot) (newName string, err error) {
	if err := slot.check(); err != nil {
		return "", err
	}
	return f.setAside(slot.file())
}
