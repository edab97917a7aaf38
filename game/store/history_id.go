package store

import (
	"fmt"
	"strconv"
	"strings"
)

// historyFolder is the folder of the finished games, in the folder of the games.
const historyFolder = "history"

// maxNumber is the highest number of a finished game, so that no file made by hand can let numbers overflow.
const maxNumber = 999_999_999

// historyID is the name of a finished game: its date and a number that grows from game to game whatever the date.
type historyID struct {
	date   string
	number int // from 1 to maxNumber
}

// String returns the name as the caller knows it, such as 2026-11-21-17.
func (id historyID) String() string { return id.date + "-" + strconv.Itoa(id.number) }

func (id historyID) file() string { return id.String() + gameExt }

// nextID returns the name of a game that is stored after the one with the highest number.
func nextID(date string, last int) (historyID, error) {
	if last >= maxNumber {
		return historyID{}, fmt.Errorf("rename the game with the number %d: %w", last, errNoNumber)
	}
	return historyID{date, last + 1}, nil
}

// parseID returns the name that a text is in its one spelling, and whether it is one.
func parseID(text string) (historyID, bool) {
	const dateSize = len("2006-01-02")
	if len(text) < dateSize+2 || text[dateSize] != '-' {
		return historyID{}, false
	}
	if first := text[dateSize+1]; first < '1' || first > '9' {
		return historyID{}, false
	}
	number, err := strconv.Atoi(text[dateSize+1:])
	id := historyID{date: text[:dateSize], number: number}
	if err != nil || number > maxNumber || checkDate(id.date) != nil {
		return historyID{}, false
	}
	return id, true
}

// parseIDFile is parseID for the name of a file.
func parseIDFile(name string) (historyID, bool) {
	base, ok := strings.CutSuffix(name, gameExt)
	if !ok {
		return historyID{}, false
	}
	return parseID(base)
}

// compare orders finished games as they were stored. Two copies of the program may give one number on two days.
func (id historyID) compare(other historyID) int {
	if id.number != other.number {
		return id.number - other.number
	}
	return strings.Compare(id.date, other.date)
}
