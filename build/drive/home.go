package drive

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"dreist/game/dreist/match"
	"dreist/game/progress"
	"dreist/game/store"
)

// Home is the set of folders for games and settings. Several programs can use it one after the other.
type Home struct{ folder, data, config string }

const program = "dreist"

// newHome returns an empty home, deleted when Run returns.
func (h *Launcher) newHome() (Home, error) {
	folder, err := os.MkdirTemp(h.folder, "home")
	if err != nil {
		return Home{}, fmt.Errorf("drive: %w", err)
	}
	return Home{folder: folder, data: filepath.Join(folder, "data"), config: filepath.Join(folder, "config")}, nil
}

// makeExperienced stores that the player has played before and has all medals.
func makeExperienced(files *store.Folder) error {
	ladder, err := files.LoadNotes(match.LadderNotes)
	medals, failed := files.LoadNotes(progress.MedalNotes)
	if state := match.LadderOf(ladder); state.ClimbCount == 0 {
		state.ClimbCount = 1
		err = errors.Join(err, files.SaveNotes(match.LadderNotes, state.Notes()))
	}
	if len(medals) == 0 {
		earned := progress.EarnedMedals{}
		for _, m := range match.Medals() {
			earned[m] = progress.EarnedMedal{Day: "2026-01-31", WasShown: true}
		}
		err = errors.Join(err, files.SaveNotes(progress.MedalNotes, earned.NotesFor(match.Medals()...)))
	}
	return errors.Join(err, failed)
}

// OpenStore returns the store of the home, as the program opens it.
func (h Home) OpenStore() (*store.Folder, error) {
	files, err := store.OpenDirs(store.Dirs{Games: filepath.Join(h.data, program), Settings: filepath.Join(h.config, program)})
	if err != nil {
		return nil, fmt.Errorf("drive: %w", err)
	}
	return files, nil
}

// WriteFile writes a file into the folder for the player's own files, and returns its path.
func (h Home) WriteFile(name, text string) (path string, err error) {
	path = filepath.Join(h.folder, name)
	return path, os.WriteFile(path, []byte(text), 0o600)
}

// FilePaths returns the paths of the player's own files with an extension.
func (h Home) FilePaths(ext string) ([]string, error) {
	return filepath.Glob(filepath.Join(h.folder, "*"+ext))
}
