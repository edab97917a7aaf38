package command

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strconv"

	"dreist/game/simulate"
)

type shelf struct{ root *os.Root }

// openShelf opens a folder for records and creates it if necessary. It refuses a folder that is not empty, so that records are not mixed
// with other files.
func openShelf(folder string) (shelf, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return shelf{}, fmt.Errorf("make the folder for records: %w", err)
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return shelf{}, fmt.Errorf("open the folder for records: %w", err)
	}
	there, err := fs.ReadDir(root.FS(), ".")
	switch {
	case err != nil:
		err = fmt.Errorf("look into the folder for records: %w", err)
	case len(there) > 0:
		err = fmt.Errorf("-records %s: the folder is not empty (%s); name a new or empty one", folder, there[0].Name())
	default:
		return shelf{root}, nil
	}
	return shelf{}, errors.Join(err, root.Close())
}

// write creates a file. It fails if the name is taken, also by a link or a pipe.
func (f shelf) write(name, text string) error {
	file, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	return errors.Join(err, file.Close())
}

// visit returns a visit that writes each game of a simulation to a file. Files are named by the number of the game, from 1, with leading
// zeros.
func (f shelf) visit(games int, ext string) simulate.VisitFunc {
	digits := len(strconv.Itoa(games))
	return func(number int, r simulate.Result) error {
		text, err := r.Record()
		if err == nil {
			err = f.write(fmt.Sprintf("%0*d%s", digits, number+1, ext), text)
		}
		if err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		return nil
	}
}
