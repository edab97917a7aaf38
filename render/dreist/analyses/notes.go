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

// Notes is the name of what is kept: the text of an analysis by the sum of its game and the seat.
const Notes = "analyses"

// The most that is kept: so many analyses, of so many bytes together.
const (
	mostKept  = 200
	mostBytes = 700_000
)

// keyOf returns the name under which the analysis of a seat in a finished game is kept, which is the same wherever that is
// imported.
func keyOf(e *store.Entry, seat dreist.Seat) string { return e.Sum + "." + strconv.Itoa(int(seat)+1) }

// oldKeyOf returns the name under which it was kept before, by the number that the game has here.
func oldKeyOf(e *store.Entry, seat dreist.Seat) string { return e.ID + "." + strconv.Itoa(int(seat)+1) }

// textOf returns what is kept of a seat's decisions in a finished game, nil where nothing is.
func textOf(kept store.Notes, e *store.Entry, seat dreist.Seat) []byte {
	if text, ok := kept[keyOf(e, seat)]; ok {
		return text
	}
	return kept[oldKeyOf(e, seat)]
}

// keep keeps what is judged, in the place of the oldest games where it becomes too much. It is called from behind.
func (a *Analyses) keep(id string, seat dreist.Seat, judged *analysis.Analysis) {
	e, ok := a.Profile.Finished(id)
	if !ok {
		return
	}
	text, err := judged.Text()
	if err != nil {
		return // it is shown all the same, and judged anew another time
	}
	change, key := store.Notes{}, keyOf(&e, seat)
	for _, old := range surplus(a.Profile.Notes(Notes), key, len(text), a.Profile.History(store.Filter{})) {
		change[old] = nil
	}
	change[oldKeyOf(&e, seat)] = nil
	change[key] = text
	a.Profile.SetNotes(Notes, change)
}

// surplus returns the names of what is too much beside an analysis of so many bytes, given the finished games, the newest
// of which come first.
func surplus(kept store.Notes, beside string, bytes int, games []store.Entry) []string {
	age := map[string]int{}
	for i := range games {
		age[games[i].Sum], age[games[i].ID] = i, i
	}
	old := func(name string) int {
		game, _, _ := strings.Cut(name, ".")
		if n, ok := age[game]; ok {
			return n
		}
		return len(games) // nobody knows that game
	}
	names := make([]string, 0, len(kept))
	for name := range kept {
		if name != beside {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(old(a)-old(b), strings.Compare(b, a)) })
	for i, name := range names {
		if bytes += len(kept[name]); i+1 >= mostKept || bytes > mostBytes {
			return names[i:]
		}
	}
	return nil
}

// kept returns what was kept of the decisions of a seat, none where that belongs to another match.
func (a *Analyses) kept(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	e, ok := a.Profile.Finished(m.ID)
	notes := a.Profile.Notes(Notes)
	a.TellFailures()
	if !ok {
		return nil
	}
	text := textOf(notes, &e, seat)
	if text == nil {
		return nil
	}
	read, err := analysis.Read(text, start, m.History())
	if err != nil || read.Seat != seat {
		return nil // it is judged anew
	}
	return read.Decisions
}
