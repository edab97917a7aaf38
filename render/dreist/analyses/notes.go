package analyses

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/store"
)

// Notes is the name of what is kept: the text of an analysis by the id of its game and the seat.
const Notes = "analyses"

// The most that is kept: so many analyses, of so many bytes together.
const (
	mostKept  = 200
	mostBytes = 700_000
)

// keyOf returns the name under which the analysis of a seat in a game of the history is kept, and false where it is not.
func (a *Analyses) keyOf(id string, seat dreist.Seat) (string, bool) {
	stored, ok := a.Profile.Stored(id)
	return stored + "." + strconv.Itoa(int(seat)+1), ok && id != ""
}

// keep keeps what is judged, in the place of the oldest games where it becomes too much. It is called from behind.
func (a *Analyses) keep(id string, seat dreist.Seat, judged *analysis.Analysis) {
	key, ok := a.keyOf(id, seat)
	if !ok {
		return
	}
	text, err := judged.Text()
	if err != nil {
		return // it is shown all the same, and judged anew another time
	}
	change := store.Notes{}
	for _, old := range surplus(a.Profile.Notes(Notes), key, len(text)) {
		change[old] = nil
	}
	change[key] = text
	a.Profile.SetNotes(Notes, change)
}

// surplus returns the names of what is too much beside an analysis of so many bytes.
func surplus(kept store.Notes, beside string, bytes int) []string {
	names := make([]string, 0, len(kept))
	for name := range kept {
		if name != beside {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(numberOf(b)-numberOf(a), strings.Compare(b, a)) })
	for i, name := range names {
		if bytes += len(kept[name]); i+1 >= mostKept || bytes > mostBytes {
			return names[i:]
		}
	}
	return nil
}

// numberOf returns the number of the game that something is kept of, which grows from game to game; 0 where there is none.
func numberOf(key string) int {
	id, _, _ := strings.Cut(key, ".")
	n, err := strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:])
	if err != nil {
		return 0
	}
	return n
}

// kept returns what was kept of the decisions of a seat, none where that belongs to another match.
func (a *Analyses) kept(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	key, ok := a.keyOf(m.ID, seat)
	if !ok {
		return nil
	}
	text, ok := a.Profile.Notes(Notes)[key]
	a.TellFailures()
	if !ok {
		return nil
	}
	read, err := analysis.Read(text, start, m.History())
	if err != nil || read.Seat != seat {
		return nil // it is judged anew
	}
	return read.Decisions
}
