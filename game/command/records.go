package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"dreist/game/simulate"
)

// shelf is a folder for records.
type shelf struct{ root *os.Root }

// openShelf opens a folder for records, which it makes if it is not there. One that holds anything is refused, so that
// no records are mixed with others.
func openShelf(folder string) (shelf, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return shelf{}, fmt.Errorf("make the folder for records: %w", err)
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return shelf{}, fmt.Errorf("open the folder for records: %w", err)
	}
	f := shelf{root}
	if err := f.empty(); err != nil {
		return shelf{}, errors.Join(err, root.Close())
	}
	return f, nil
}

// empty returns an error if anything is in the folder.
func (f shelf) empty() error {
	dir, err := f.root.Open(".")
	if err != nil {
		return fmt.Errorf("look into the folder for records: %w", err)
	}
	defer dir.Close()
	switch names, err := dir.Readdirnames(1); {
	case errors.Is(err, io.EOF):
		return nil
	case err != nil:
		return fmt.Errorf("look into the folder for records: %w", err)
	default:
		return fmt.Errorf("keep records in %s: %s is there already; name a new or an empty folder", f.root.Name(), names[0])
	}
}

// write writes a file that must not be there yet: whatever has taken the name meanwhile, a link or a pipe among it,
// is left alone.
func (f shelf) write(name, text string) error {
	file, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	return errors.Join(err, file.Close())
}

// visit returns the visit that writes each game of a simulation to a file of its own. The files are named by the games'
// numbers from 1, all equally long, and an ending.
func (f shelf) visit(games int, ext string) simulate.Visit {
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
