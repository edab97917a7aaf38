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

// Notes is the name of the stored analyses: texts by the checksum of the game and the seat.
const Notes = "analyses"

// Limits of storage: the number of analyses and their total size in bytes.
const (
	mostKept  = 200
	mostBytes = 700_000
)

// keyOf returns the key of the analysis of a seat in a finished game, the same on every machine.
func keyOf(e *store.Entry, seat dreist.Seat) string { return e.Sum + "." + strconv.Itoa(int(seat)+1) }

// oldKeyOf returns the key of earlier versions, by the game's ID on this machine.
func oldKeyOf(e *store.Entry, seat dreist.Seat) string { return e.ID + "." + strconv.Itoa(int(seat)+1) }

// textOf returns the stored analysis of a seat in a finished game, or nil.
func textOf(kept store.Notes, e *store.Entry, seat dreist.Seat) []byte {
	if text, ok := kept[keyOf(e, seat)]; ok {
		return text
	}
	return kept[oldKeyOf(e, seat)]
}

// keep stores an analysis, in place of those of the oldest games if there are too many. It is called from the background.
func (a *Analyses) keep(id string, seat dreist.Seat, judged *analysis.Analysis) {
	e, ok := a.Profile.Finished(id)
	if !ok {
		return
	}
	text, err := judged.Text()
	if err != nil {
		return // it is shown nevertheless, and judged again another time
	}
	change, key := store.Notes{}, keyOf(&e, seat)
	for _, old := range surplus(a.Profile.Notes(Notes), key, len(text), a.Profile.History(store.Filter{})) {
		change[old] = nil
	}
	change[oldKeyOf(&e, seat)] = nil
	change[key] = text
	a.Profile.SetNotes(Notes, change)
}

// surplus returns the keys to be deleted when an analysis with the key beside and a number of bytes is stored; games are the finished
// games, newest first.
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
		return len(games) // an unknown game
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

// kept returns the stored decisions of a seat, none if they belong to another match.
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
		return nil // it is judged again
	}
	return read.Decisions
}
