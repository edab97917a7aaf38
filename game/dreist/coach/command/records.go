package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
)

// keepRecords returns the visit that writes each game of a simulation to a file of its own in a folder, which it
// makes if it is not there. The files are named by the games' numbers from 1, all equally long.
func keepRecords(folder string, s coach.Simulation) (coach.Visit, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for records: %w", err)
	}
	seats := record.Seats(seatNames(s)...)
	digits := len(strconv.Itoa(s.Games))
	return func(number int, code dreist.Code, g *coach.Game) error {
		kept, err := record.New(g.Deal, seats, []record.Tag{codeTag(code)}, g.Moves)
		if err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		path := filepath.Join(folder, fmt.Sprintf("%0*d.dreist", digits, number+1))
		if err := os.WriteFile(path, []byte(kept.String()), 0o644); err != nil {
			return fmt.Errorf("record game %d: %w", number+1, err)
		}
		return nil
	}, nil
}

// seatNames returns who sits where in a simulation, Egon included.
func seatNames(s coach.Simulation) []string {
	if s.Solo() {
		return []string{s.Players[0], egonName}
	}
	return s.Players
}
