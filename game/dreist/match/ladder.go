package match

import (
	"dreist/game/dreist"
	"dreist/game/store"
)

// The names under which the ladder is stored.
const (
	LadderNotes            = "ladder" // LadderNotes is the name of the notes with the Ladder
	LadderSlot  store.Slot = "ladder" // LadderSlot is the slot of the unfinished game of the climb
	LadderKind  store.Kind = "ladder" // LadderKind is the kind of the finished games of climbs
)

const rungs = (dreist.LastRung-dreist.FirstRung)/dreist.RungStep + 1

// Ladder is a player's progress on the ladder. A climb's running game is in LadderSlot.
type Ladder struct {
	Rung       int      // rung of the next game: the player's number of cards, even, from dreist.FirstRung to dreist.LastRung
	Seeds      []uint64 // seeds of the climb's deals so far, from the lowest rung on, at most 23; kept after its end for practice
	IsRunning  bool     // whether the climb goes on; otherwise the next one starts from the lowest rung
	BestRung   int      // highest rung ever won, or 0
	ClimbCount int      // number of climbs begun so far
}

// The names of the values in the notes.
const (
	rungValue    = "rung"
	seedsValue   = "seeds"
	runningValue = "running"
	bestValue    = "best"
	climbsValue  = "climbs"
)

// LadderOf decodes the notes LadderNotes. Each missing or invalid value becomes that of a new player.
func LadderOf(notes store.Notes) Ladder {
	return Ladder{
		Rung:       store.NoteValue(notes, rungValue, dreist.FirstRung, dreist.IsRung),
		Seeds:      store.NoteValue(notes, seedsValue, nil, func(seeds []uint64) bool { return len(seeds) <= rungs }),
		IsRunning:  store.NoteValue(notes, runningValue, false, func(bool) bool { return true }),
		BestRung:   store.NoteValue(notes, bestValue, 0, func(rung int) bool { return rung == 0 || dreist.IsRung(rung) }),
		ClimbCount: store.NoteValue(notes, climbsValue, 0, func(n int) bool { return n >= 0 && n <= 1<<30 }),
	}
}

// Notes encodes the ladder for LadderOf.
func (s Ladder) Notes() store.Notes {
	return store.Notes{
		rungValue: store.EncodeJSON(s.Rung), seedsValue: store.EncodeJSON(s.Seeds), runningValue: store.EncodeJSON(s.IsRunning),
		bestValue: store.EncodeJSON(s.BestRung), climbsValue: store.EncodeJSON(s.ClimbCount),
	}
}
