package drive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"dreist/game/dreist/ladder"
	"dreist/game/dreist/medals"
	"dreist/game/store"
)

// Home is the set of folders in which a program keeps its game and its settings. Several programs may have the same
// one after the other.
type Home struct{ folder, data, config string }

// program is the name of the program's folder below data and config.
const program = "dreist"

// NewHome returns an empty home, which lasts until Run returns.
func (h *Host) NewHome() (Home, error) {
	folder, err := os.MkdirTemp(h.folder, "home")
	if err != nil {
		return Home{}, fmt.Errorf("drive: %w", err)
	}
	return Home{folder: folder, data: filepath.Join(folder, "data"), config: filepath.Join(folder, "config")}, nil
}

// Unwritable returns the home with folders for games and settings that nobody can create, not even root: they would
// lie below a file.
func (h Home) Unwritable() (Home, error) {
	file, err := h.File("file", "")
	h.data, h.config = filepath.Join(file, "data"), filepath.Join(file, "config")
	return h, err
}

// growUp makes the home that of somebody who has played before, if it can be written.
func (h Home) growUp() {
	files, err := h.Store()
	if err != nil {
		return
	}
	if notes, err := files.LoadNotes(ladder.Name); err == nil && ladder.Of(notes).Climbs == 0 {
		state := ladder.Of(notes)
		state.Climbs = 1
		_ = files.SaveNotes(ladder.Name, state.Notes()) // a home that cannot be written is wanted so
	}
	if notes, err := files.LoadNotes(medals.Notes); err == nil && len(notes) == 0 {
		_ = files.SaveNotes(medals.Notes, AllMedals("2026-01-31"))
	}
}

// AllMedals returns the notes of somebody who has earned all medals on a day and knows of them.
func AllMedals(day string) store.Notes {
	earned, all := medals.Earned{}, []medals.Medal(nil)
	for m := range medals.Medal(medals.Count) {
		earned[m], all = medals.Kept{Day: day, Shown: true}, append(all, m)
	}
	return earned.Note(all...)
}

// Games returns the folder of the unfinished games.
func (h Home) Games() string { return filepath.Join(h.data, program) }

// Save writes the unfinished game against Egon, for a program that is started later.
func (h Home) Save(text string) error {
	return write(h.Games(), string(store.Solo)+store.RecordExt(""), text)
}

// Saved returns the unfinished game against Egon and whether there is one.
func (h Home) Saved() (text string, ok bool, err error) { return h.SavedIn(store.Solo) }

// SavedIn returns the unfinished game in a slot and whether there is one.
func (h Home) SavedIn(slot store.Slot) (text string, ok bool, err error) {
	raw, err := os.ReadFile(filepath.Join(h.Games(), string(slot)+store.RecordExt("")))
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	return string(raw), err == nil, err
}

// Store returns what the program remembers, as the program itself finds it.
func (h Home) Store() (*store.Store, error) {
	files, err := store.OpenDirs(store.Dirs{Games: h.Games(), Settings: filepath.Join(h.config, program)})
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	return files.With(medals.Rules()), nil
}

// Set stores settings, for a program that is started later.
func (h Home) Set(s store.Settings) error {
	files, err := h.Store()
	if err != nil {
		return err
	}
	return files.SaveSettings(s)
}

// File writes a file of the player's own, where the program puts what is taken out of it, and returns its path.
func (h Home) File(name, text string) (path string, err error) {
	return filepath.Join(h.folder, name), write(h.folder, name, text)
}

// Files returns the names of the player's own files with an extension.
func (h Home) Files(ext string) ([]string, error) {
	return filepath.Glob(filepath.Join(h.folder, "*"+ext))
}

func write(folder, name, text string) error {
	return errors.Join(os.MkdirAll(folder, 0o700), os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
}

// Close puts a file in the place of the folder for games, in which from now on nobody can write, not even root.
func (h Home) Close() error {
	return errors.Join(os.Rename(h.data, h.data+".old"), os.WriteFile(h.data, nil, 0o600))
}
