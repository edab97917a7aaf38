package dreist

import (
	"dreist/game/dreist/ladder"
)

// ladder returns how far the player has climbed.
func (a *game) ladder() ladder.State {
	a.Profile.Notes(ladder.Name)
	a.TellFailures() // which rebuilds a ladder that was lost
	return ladder.Of(a.Profile.Notes(ladder.Name))
}

// rebuildLadder finds out what it can about a ladder whose file was lost: the highest rung won from the history, and
// where the climb stands from the game that was begun.
func (a *game) rebuildLadder() {
	state := ladder.Of(nil)
	if saved := a.findSaved(ladder.Slot); saved != nil {
		state.Running, state.Rung = true, saved.rung
	}
	state.Best = ladder.Tally(a.Finished()).BestRung
	if state.Best > 0 || state.Running {
		a.saveLadder(state)
	}
}

// saveLadder stores how far the player has climbed.
func (a *game) saveLadder(state ladder.State) { a.Profile.SetNotes(ladder.Name, state.Notes()) }
