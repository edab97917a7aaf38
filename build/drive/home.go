package drive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"dreist/game/dreist/match"
	"dreist/game/progress"
	"dreist/game/store"
)

// Home is the set of folders for games and settings. Several programs can use it one after the other.
type Home struct{ folder, data, config string }

// program is the name of the program's folder below data and config.
const program = "dreist"

// NewHome returns an empty home, deleted when Run returns.
func (h *Host) NewHome() (Home, error) {
	folder, err := os.MkdirTemp(h.folder, "home")
	if err != nil {
		return Home{}, fmt.Errorf("drive: %w", err)
	}
	return Home{folder: folder, data: filepath.Join(folder, "data"), config: filepath.Join(folder, "config")}, nil
}

// growUp marks the player of the home as experienced, if it can be written.
func (h Home) growUp() {
	files, err := h.Store()
	if err != nil {
		return
	}
	if notes, err := files.LoadNotes(match.LadderNotes); err == nil && match.LadderOf(notes).Climbs == 0 {
		state := match.LadderOf(notes)
		state.Climbs = 1
		_ = files.SaveNotes(match.LadderNotes, state.Notes()) // an unwritable home is intended
	}
	if notes, err := files.LoadNotes(progress.MedalNotes); err == nil && len(notes) == 0 {
		_ = files.SaveNotes(progress.MedalNotes, AllMedals("2026-01-31"))
	}
}

// AllMedals returns the notes of a player who earned all medals on a day and has seen them.
func AllMedals(day string) store.Notes {
	earned := progress.Earned{}
	for _, m := range match.Medals() {
		earned[m] = progress.Kept{Day: day, Shown: true}
	}
	return earned.Note(match.Medals()...)
}

// games returns the folder of unfinished games.
func (h Home) games() string { return filepath.Join(h.data, program) }

// Save stores the unfinished game against Egon.
func (h Home) Save(text string) error {
	return write(h.games(), string(store.Solo)+store.RecordExt(""), text)
}

// Saved returns the unfinished game against Egon; ok is false if there is none.
func (h Home) Saved() (text string, ok bool, err error) { return h.SavedIn(store.Solo) }

// SavedIn returns the unfinished game in a slot; ok is false if there is none.
func (h Home) SavedIn(slot store.Slot) (text string, ok bool, err error) {
	raw, err := os.ReadFile(filepath.Join(h.games(), string(slot)+store.RecordExt("")))
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	return string(raw), err == nil, err
}

// Store returns the store of the home, as the program opens it.
func (h Home) Store() (*store.Folder, error) {
	files, err := store.OpenDirs(store.Dirs{Games: h.games(), Settings: filepath.Join(h.config, program)})
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	return files, nil
}

// SetSettings stores settings.
func (h Home) SetSettings(s store.Settings) error {
	files, err := h.Store()
	if err != nil {
		return err
	}
	return files.SaveNotes(store.SettingsNotes, s.Notes())
}

// File writes a file into the folder for the player's own files, and returns its path.
func (h Home) File(name, text string) (path string, err error) {
	return filepath.Join(h.folder, name), write(h.folder, name, text)
}

// Files returns the paths of the player's own files with an extension.
func (h Home) Files(ext string) ([]string, error) {
	return filepath.Glob(filepath.Join(h.folder, "*"+ext))
}

func write(folder, name, text string) error {
	return errors.Join(os.MkdirAll(folder, 0o700), os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
}
