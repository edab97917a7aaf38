package match

import (
	"fmt"
	"hash/crc32"
	"maps"
	"slices"

	"dreist/game/store"
)

// RecountNotes is the name of the notes that hold counts of games of the program's first versions, computed later. They are
// a cache: if they are missing or come from another machine, the records are read again.
const RecountNotes = "recounted"

// mostRecounts limits the size of the notes. Further games are counted at every start.
const mostRecounts = 4000

// Recounts are the counts of finished games that were computed later, by the games' IDs.
type Recounts map[string]recount

// recount is a game's checksum and its counts.
type recount struct {
	Of     uint32         `json:"of"`
	Counts map[string]int `json:"counts"`
}

// RecountsOf decodes the notes. Invalid counts are left out.
func RecountsOf(notes store.Notes) Recounts {
	r := Recounts{}
	for id := range notes {
		if found := store.NoteValue(notes, id, recount{}, recount.valid); found.Counts != nil {
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

// mostCounted is the largest count.
const mostCounted = 99_999

// AddCounts adds the counts of a game and returns the notes to store, or nil if too many games are stored.
func (r Recounts) AddCounts(e *store.HistoryEntry, counts map[string]int) store.Notes {
	maps.DeleteFunc(counts, func(_ string, n int) bool { return n == 0 })
	r[e.ID] = recount{checksum(e), counts}
	if len(r) > mostRecounts {
		return nil
	}
	return store.Notes{e.ID: store.JSON(r[e.ID])}
}

// WithoutCounts returns the games without counts, the oldest first. The entries are newest first.
func (r Recounts) WithoutCounts(entries []store.HistoryEntry) []store.HistoryEntry {
	var missing []store.HistoryEntry
	for _, e := range slices.Backward(entries) {
		if !HasAllCounts(&e) && !r.has(&e) {
			missing = append(missing, e)
		}
	}
	return missing
}

// WithCounts returns copies of finished games with all their known counts.
func (r Recounts) WithCounts(entries []store.HistoryEntry) []store.HistoryEntry {
	all := slices.Clone(entries)
	for i := range all {
		if e := &all[i]; !HasAllCounts(e) && r.has(e) {
			counts := maps.Clone(r[e.ID].Counts)
			maps.Copy(counts, e.Summary.Counts)
			e.Summary.Counts = counts
		}
	}
	return all
}

func (r Recounts) has(e *store.HistoryEntry) bool {
	found, ok := r[e.ID]
	return ok && found.Of == checksum(e)
}

// checksum tells games with the same ID on different machines apart.
func checksum(e *store.HistoryEntry) uint32 {
	return crc32.ChecksumIEEE(fmt.Append(nil, e.Date, e.Kind, e.Summary))
}
