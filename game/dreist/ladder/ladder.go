// Package ladder is what is remembered of games of DREIst!: how far a player has come on the ladder against Egon, and
// what the statistics count besides what they count of every game. The files are the store's.
package ladder

import (
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Game is the name of the game in the history. The first versions of the program knew no other and wrote none.
const Game = "dreist"

// Where the ladder is remembered.
const (
	Name            = "ladder" // of its notes
	Slot store.Slot = "ladder" // of the game of the climb that goes on
	Kind store.Kind = "ladder" // of its games in the history
)

// maxSeeds is how many rungs there are.
const maxSeeds = (dreist.LastRung-dreist.FirstRung)/dreist.RungStep + 1

// State is how far a player has come. The game that is being played is in the slot.
type State struct {
	Rung    int      // the player's cards in the game to play next, even, from dreist.FirstRung to dreist.LastRung
	Seeds   []uint64 // the deals of the climb so far, from the lowest rung; they stay when it ends, for practice; at most 23
	Running bool     // the climb goes on; otherwise the next one starts from the lowest rung
	Best    int      // the highest rung ever won, 0 where none was
	Climbs  int      // how many climbs were begun, from 0
}

// Rules returns what a store has to know to keep the games of DREIst! and the ladder.
func Rules() store.Rules {
	return store.Rules{Unnamed: Game, Top: map[string]store.Merge{Name: merge}}
}

// The names of the values in the notes.
const (
	rungValue    = "rung"
	seedsValue   = "seeds"
	runningValue = "running"
	bestValue    = "best"
	climbsValue  = "climbs"
)

// Of returns the ladder that notes tell of, that of a new player where there are none. A value that makes no sense is
// that of a new player, each for itself.
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

// merge keeps the best rung of stored notes, as another copy of the program may have climbed higher meanwhile.
func merge(stored, coming store.Notes) {
	coming[bestValue] = document.JSON(max(best(stored), best(coming)))
}
