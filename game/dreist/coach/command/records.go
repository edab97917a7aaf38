package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
	"dreist/game/store"
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
// numbers from 1, all equally long.
func (f shelf) visit(s coach.Simulation) coach.Visit {
	seats := record.Seats(seatNames(s)...)
	digits := len(strconv.Itoa(s.Games))
	return func(number int, code deals.Code, g *coach.Game) error {
		kept, err := record.New(g.Deal, seats, []record.Tag{codeTag(code)}, g.Moves)
		if err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		if err := f.write(fmt.Sprintf("%0*d%s", digits, number+1, store.RecordExt), kept.String()); err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		return nil
	}
}

// seatNames returns who sits where in a simulation, Egon included.
func seatNames(s coach.Simulation) []string {
	if s.Solo() {
		return []string{s.Players[0], egonName}
	}
	return s.Players
}
