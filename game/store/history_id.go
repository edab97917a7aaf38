package store

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// historyFolder is the folder of the finished games, below that of the games.
const historyFolder = "history"

// maxNumber is the highest number of a finished game; a file made by hand cannot overflow it.
const maxNumber = 999_999_999

// historyExt is the extension of finished games of any game.
const historyExt = ".dreist"

// historyID is the name of a finished game: its date and a number that grows from game to game.
type historyID struct {
	date   string
	number int // 1 to maxNumber
}

// String returns the ID, such as 2026-11-21-17.
func (id historyID) String() string { return id.date + "-" + strconv.Itoa(id.number) }

func (id historyID) file() string { return id.String() + historyExt }

// files returns the n-th candidate file name, from 1: with a later number if another copy of the program took the
// first.
func (id historyID) files(n int) string { return historyID{id.date, id.number + n - 1}.file() }

// nextID returns the ID of a new game after the highest number.
func nextID(date string, last int) (historyID, error) {
	if last >= maxNumber {
		return historyID{}, fmt.Errorf("no number is left for another game: rename that with the number %d", last)
	}
	return historyID{date, last + 1}, nil
}

// parseID parses an ID in its canonical spelling.
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

// parseIDFile is parseID for a file name.
func parseIDFile(name string) (historyID, bool) {
	id, ok := parseID(strings.TrimSuffix(name, historyExt))
	return id, ok && strings.HasSuffix(name, historyExt)
}

// compare orders finished games by storing. Two copies of the program may use one number on two days.
func (id historyID) compare(other historyID) int {
	return cmp.Or(id.number-other.number, strings.Compare(id.date, other.date))
}
