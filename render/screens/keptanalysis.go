package screens

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"dreist/game/store"
)

// AnalysisNotes is the kind of the notes with stored analyses: texts by the checksum of a match and the seat.
const AnalysisNotes = "analyses"

// Limits of storage: the number of analyses and their total size in bytes.
const (
	mostKept  = 200
	mostBytes = 700_000
)

// AnalysisStore stores the analyses of a game's matches.
type AnalysisStore struct{ *GameScreens }

// keyOf returns the key of the analysis for a seat, from 1, of a finished match. It is the same on every machine.
func keyOf(e *store.HistoryEntry, seat int) string { return e.Hash + "." + strconv.Itoa(seat) }

// oldKeyOf returns the key used by earlier versions, with the ID of the match on this machine.
func oldKeyOf(e *store.HistoryEntry, seat int) string { return e.ID + "." + strconv.Itoa(seat) }

// Load returns the stored analysis for a seat, from 1, of a finished match; nil if there is none.
func (k AnalysisStore) Load(id string, seat int) []byte {
	e, ok := k.Profile.FinishedGame(id)
	notes := k.Profile.Notes(k.GameNotesName(AnalysisNotes))
	k.ShowFailures()
	if !ok {
		return nil
	}
	if text, ok := notes[keyOf(&e, seat)]; ok {
		return text
	}
	return notes[oldKeyOf(&e, seat)]
}

// Store stores the analysis for a seat, from 1, and deletes those of the oldest matches if there are too many. It may be called in
// the background, and does nothing for a match that is not in the history.
func (k AnalysisStore) Store(id string, seat int, text []byte) {
	e, ok := k.Profile.FinishedGame(id)
	if !ok {
		return
	}
	name := k.GameNotesName(AnalysisNotes)
	change, key := store.Notes{}, keyOf(&e, seat)
	for _, old := range surplus(k.Profile.Notes(name), key, len(text), k.Profile.History(store.Filter{})) {
		change[old] = nil
	}
	change[oldKeyOf(&e, seat)] = nil
	change[key] = text
	k.Profile.SetNotes(name, change)
}

// surplus returns the keys to delete before bytes are stored by the key beside; games are the finished matches, newest first.
func surplus(kept store.Notes, beside string, bytes int, games []store.HistoryEntry) []string {
	age := map[string]int{}
	for i := range games {
		age[games[i].Hash], age[games[i].ID] = i, i
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
