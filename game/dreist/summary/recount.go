package summary

import (
	"fmt"
	"hash/crc32"
	"maps"
	"slices"

	"dreist/game/store"
	"dreist/game/store/document"
)

// Recounted is the name of the notes of games that the first versions of the program ended: what was counted of them
// later. They are a mere copy: where they are missing or another machine's, the records are read again.
const Recounted = "recounted"

// mostRecounts is how many games may be noted, so that the file never grows too large. More are counted at every start.
const mostRecounts = 4000

// Recounts are the counts of finished games that were found out later, by their ids.
type Recounts map[string]recount

// recount is what was counted of a game that looks like this.
type recount struct {
	Of     uint32         `json:"of"`
	Counts map[string]int `json:"counts"`
}

// RecountsOf returns what notes tell.
func RecountsOf(notes store.Notes) Recounts {
	r := Recounts{}
	for id := range notes {
		if found := store.Value(notes, id, recount{}, recount.valid); found.Counts != nil {
			r[id] = found
		}
	}
	return r
}

func (r recount) valid() bool {
	for _, n := range r.Counts {
		if n < 0 || n > mostCounted {
			return false
		}
	}
	return r.Counts[counted] > 0
}

// mostCounted is how high a count can be.
const mostCounted = 99_999

// Add takes over what was counted of a game and returns it as notes, none where there are too many.
func (r Recounts) Add(e *store.Entry, counts map[string]int) store.Notes {
	maps.DeleteFunc(counts, func(_ string, n int) bool { return n == 0 })
	r[e.ID] = recount{lookOf(e), counts}
	if len(r) > mostRecounts {
		return nil
	}
	return store.Notes{e.ID: document.JSON(r[e.ID])}
}

// Missing returns the games that have not everything counted, those stored first first.
func (r Recounts) Missing(entries []store.Entry) []store.Entry {
	var missing []store.Entry
	for _, e := range slices.Backward(entries) {
		if !Whole(&e) && !r.has(&e) {
			missing = append(missing, e)
		}
	}
	return missing
}

// Complete returns finished games with all that was counted of them.
func (r Recounts) Complete(entries []store.Entry) []store.Entry {
	all := slices.Clone(entries)
	for i := range all {
		if e := &all[i]; !Whole(e) && r.has(e) {
			counts := maps.Clone(r[e.ID].Counts)
			maps.Copy(counts, e.Summary.Counts)
			e.Summary.Counts = counts
		}
	}
	return all
}

func (r Recounts) has(e *store.Entry) bool {
	found, ok := r[e.ID]
	return ok && found.Of == lookOf(e)
}

// lookOf tells a game from others that may have its id elsewhere.
func lookOf(e *store.Entry) uint32 {
	return crc32.ChecksumIEEE(fmt.Append(nil, e.Date, e.Kind, e.Summary))
}
