package store

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// historyFolder is the folder of the finished games, in the folder of the games.
const historyFolder = "history"

// maxNumber is the highest number of a finished game, so that no file made by hand can let numbers overflow.
const maxNumber = 999_999_999

// historyExt is how the names of finished games end, whatever game it is: each begins with facts that are the store's.
const historyExt = ".dreist"

// historyID is the name of a finished game: its date and a number that grows from game to game whatever the date.
type historyID struct {
	date   string
	number int // from 1 to maxNumber
}

// String returns the name as the caller knows it, such as 2026-11-21-17.
func (id historyID) String() string { return id.date + "-" + strconv.Itoa(id.number) }

func (id historyID) file() string { return id.String() + historyExt }

// files returns the names that a game may have which is to have this one, counted from 1: a later number where another
// copy of the program was quicker.
func (id historyID) files(n int) string { return historyID{id.date, id.number + n - 1}.file() }

// nextID returns the name of a game that is stored after the one with the highest number.
func nextID(date string, last int) (historyID, error) {
	if last >= maxNumber {
		return historyID{}, fmt.Errorf("no number is left for another game: rename that with the number %d", last)
	}
	return historyID{date, last + 1}, nil
}

// parseID returns the name that a text is in its one spelling, and whether it is one.
func parseID(text string) (historyID, bool) {
	const dateSize = len("2006-01-02")
	if len(text) <= dateSize {
		return historyID{}, false
	}
	number, err := strconv.Atoi(text[dateSize+1:])
	id := historyID{text[:dateSize], number}
	ok := err == nil && number >= 1 && number <= maxNumber && checkDate(id.date) == nil && id.String() == text
	return id, ok
}

// parseIDFile is parseID for the name of a file.
func parseIDFile(name string) (historyID, bool) {
	id, ok := parseID(strings.TrimSuffix(name, historyExt))
	return id, ok && strings.HasSuffix(name, historyExt)
}

// compare orders finished games as they were stored. Two copies of the program may give one number on two days.
func (id historyID) compare(other historyID) int {
	return cmp.Or(id.number-other.number, strings.Compare(id.date, other.date))
}
