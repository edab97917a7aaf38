package screens

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"dreist/game/store"
)

// AnalysisNotes is the kind of the notes with stored analyses: texts by the checksum of the game and the seat.
const AnalysisNotes = "analyses"

// Limits of storage: the number of analyses and their total size in bytes.
const (
	mostKept  = 200
	mostBytes = 700_000
)

// KeptAnalysis are the stored analyses of a game.
type KeptAnalysis struct{ *Front }

// keyOf returns the key of the analysis of a seat, from 1, in a finished game, the same on every machine.
func keyOf(e *store.Entry, seat int) string { return e.Sum + "." + strconv.Itoa(seat) }

// oldKeyOf returns the key of earlier versions, by the game's ID on this machine.
func oldKeyOf(e *store.Entry, seat int) string { return e.ID + "." + strconv.Itoa(seat) }

// Text returns the stored analysis of a seat, from 1, in a finished game; nil if there is none.
func (k KeptAnalysis) Text(id string, seat int) []byte {
	e, ok := k.Profile.Finished(id)
	notes := k.notes()
	if !ok {
		return nil
	}
	return textOf(notes, &e, seat)
}

func (k KeptAnalysis) notes() store.Notes {
	notes := k.Profile.Notes(k.NotesName(AnalysisNotes))
	k.TellFailures()
	return notes
}

func textOf(kept store.Notes, e *store.Entry, seat int) []byte {
	if text, ok := kept[keyOf(e, seat)]; ok {
		return text
	}
	return kept[oldKeyOf(e, seat)]
}

// Keep stores an analysis, in place of those of the oldest games if there are too many. It may be called from the background. Nothing is
// stored of a game that is not in the history.
func (k KeptAnalysis) Keep(id string, seat int, text []byte) {
	e, ok := k.Profile.Finished(id)
	if !ok {
		return
	}
	name := k.NotesName(AnalysisNotes)
	change, key := store.Notes{}, keyOf(&e, seat)
	for _, old := range surplus(k.Profile.Notes(name), key, len(text), k.Profile.History(store.Filter{})) {
		change[old] = nil
	}
	change[oldKeyOf(&e, seat)] = nil
	change[key] = text
	k.Profile.SetNotes(name, change)
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
