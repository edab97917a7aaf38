// Package ladder holds a player's progress on the ladder against Egon and the statistics that only DREIst! has. Package
// store reads and writes the files.
package ladder

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Where the ladder is stored.
const (
	Name            = "ladder" // the notes of its State
	Slot store.Slot = "ladder" // the running game of the climb
	Kind store.Kind = "ladder" // its finished games in the history
)

// maxSeeds is the number of rungs.
const maxSeeds = (dreist.LastRung-dreist.FirstRung)/dreist.RungStep + 1

// State is a player's progress on the ladder. A climb's running game is in Slot.
type State struct {
	Rung    int      // the next game: the player's cards, even, from dreist.FirstRung to dreist.LastRung
	Seeds   []uint64 // the deals of the climb so far, from the lowest rung, at most 23; kept after its end for practice
	Running bool     // whether the climb goes on; otherwise the next one starts from the lowest rung
	Best    int      // the highest rung ever won, 0 for none
	Climbs  int      // climbs begun so far
}

// Rules returns how a store keeps games of DREIst! and merges the ladder.
func Rules() store.Rules {
	return store.Rules{Unnamed: record.Name, Top: map[string]store.Merge{Name: merge}}
}

// The names of the values in the notes.
const (
	rungValue    = "rung"
	seedsValue   = "seeds"
	runningValue = "running"
	bestValue    = "best"
	climbsValue  = "climbs"
)

// Of decodes notes. Each missing or invalid value becomes a new player's.
func Of(notes store.Notes) State {
	return State{
		Rung:    store.Value(notes, rungValue, dreist.FirstRung, dreist.IsRung),
		Seeds:   store.Value(notes, seedsValue, nil, func(seeds []uint64) bool { return len(seeds) <= maxSeeds }),
		Running: store.Value(notes, runningValue, false, func(bool) bool { return true }),
		Best:    best(notes),
		Climbs:  store.Value(notes, climbsValue, 0, func(n int) bool { return n >= 0 && n <= 1<<30 }),
	}
}

func best(notes store.Notes) int {
	return store.Value(notes, bestValue, 0, func(rung int) bool { return rung == 0 || dreist.IsRung(rung) })
}

// Notes returns the ladder as notes, for Of.
func (s State) Notes() store.Notes {
	return store.Notes{
		rungValue: document.JSON(s.Rung), seedsValue: document.JSON(s.Seeds), runningValue: document.JSON(s.Running),
		bestValue: document.JSON(s.Best), climbsValue: document.JSON(s.Climbs),
	}
}

// merge keeps the higher best rung of the two: another copy of the program may have climbed higher meanwhile.
func merge(stored, coming store.Notes) {
	coming[bestValue] = document.JSON(max(best(stored), best(coming)))
}
