package store

import (
	"cmp"
	"os"
	"strings"
	"time"
)

// UnnamedGame is the only game of the first versions, which wrote files without the name of a game.
const UnnamedGame = "dreist"

// RecordExt returns the extension of the records of a game, "" being UnnamedGame.
func RecordExt(game string) string { return "." + cmp.Or(game, UnnamedGame) }

// Slot is the name under which one unfinished game is stored: its game and mode, such as "thegame/duo", or by the mode alone for UnnamedGame. Both are
// one or more lower-case letters, digits and hyphens.
type Slot string

// The slots of UnnamedGame for the modes that any game may have.
const (
	SoloSlot     Slot = "solo"     // a game of one person
	TableSlot    Slot = "table"    // a game of several players at a table
	PracticeSlot Slot = "practice" // a game that does not count
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

// slotIn returns the slot of a file name; ok is false if the file is not that of a slot, such as one of JSON.
func slotIn(name string) (slot Slot, ok bool) {
	mode, game, ok := strings.Cut(name, ".")
	if game == UnnamedGame {
		game = ""
	}
	isOther := game != "" && (!isPlainName(game) || strings.HasPrefix(documentExt+"l", "."+game))
	return Slot(mode).ForGame(game), ok && isPlainName(mode) && !isOther
}

func (s Slot) file() string {
	game, mode := s.split()
	return mode + RecordExt(game)
}

func isPlainName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// SaveGame replaces the game in a slot. Its errors are those of Write.
func (f *Folder) SaveGame(slot Slot, text string) error { return f.Write(slot.file(), text) }

// LoadGame returns the game in a slot; ok is false for an empty slot. Its errors are those of Read.
func (f *Folder) LoadGame(slot Slot) (text string, ok bool, err error) {
	text, ok, err = f.Read(slot.file())
	return text, ok && text != "", err
}

// GameSavedAt returns when the game in a slot was saved last, the zero time for an empty slot.
func (f *Folder) GameSavedAt(slot Slot) (at time.Time) {
	if info, err := os.Stat(f.path(slot.file())); err == nil && info.Size() > 0 {
		at = info.ModTime()
	}
	return at
}

// DeleteGame deletes the game in a slot, if any. Its errors are those of Write.
func (f *Folder) DeleteGame(slot Slot) error { return f.remove(slot.file()) }

// SetGameAside renames the game in a slot, so that it is not overwritten, and returns its new name, such as solo.aside-1.dreist. An empty slot
// gives fs.ErrNotExist.
func (f *Folder) SetGameAside(slot Slot) (newName string, err error) { return f.setAside(slot.file()) }
