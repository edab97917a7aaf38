package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"dreist/game/simulate"
)

// openShelf makes a folder for records if necessary. It refuses a folder that is not empty, so that records are not mixed with other files.
func openShelf(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("make the folder for records: %w", err)
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return fmt.Errorf("look into the folder for records: %w", err)
	}
	if len(entries) > 0 {
		return fmt.Errorf("-records %s: the folder is not empty (%s); name a new or empty one", folder, entries[0].Name())
	}
	return nil
}

// putRecord creates a file. It fails if the name is taken, also by a link or a pipe.
func putRecord(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	return errors.Join(err, file.Close())
}

// recordEach returns a visit that writes each game of a simulation to a file in a folder. Files are named by the number of the game, from 1,
// with leading zeros.
func recordEach(folder string, games int, ext string) simulate.Visit {
	digits := len(strconv.Itoa(games))
	return func(number int, r simulate.Result) error {
		text, err := r.Record()
		if err == nil {
			err = putRecord(filepath.Join(folder, fmt.Sprintf("%0*d%s", digits, number+1, ext)), text)
		}
		if err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		return nil
	}
}
