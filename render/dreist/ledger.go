package dreist

import (
	"slices"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/play"
	"dreist/game/store"
)

// mended returns settings with an easy computer player wherever a kind of player was chosen that the game does not know.
func mended(s store.Settings) store.Settings {
	for i := range s.Table.Seats {
		if seat := &s.Table.Seats[i]; !slices.Contains(seatKinds(), seat.Kind) {
			seat.Kind = coach.Easy
		}
	}
	return s
}

// finished returns the finished games of some kinds, or of all, the newest first.
func (a *game) finished(kinds ...store.Kind) []store.Entry {
	entries := a.profile.History(store.Filter{Game: ladder.Game, Kinds: kinds})
	a.tellFailures()
	return entries
}

// ladder returns how far the player has climbed.
func (a *game) ladder() ladder.State {
	a.profile.Notes(ladder.Name)
	a.tellFailures() // which rebuilds a ladder that was lost
	return ladder.Of(a.profile.Notes(ladder.Name))
}

// rebuildLadder finds out what it can about a ladder whose file was lost: the highest rung won from the history, and
// where the climb stands from the game that was begun.
func (a *game) rebuildLadder() {
	state := ladder.Of(nil)
	if saved := a.findSaved(ladder.Slot); saved != nil {
		state.Running, state.Rung = true, saved.rung
	}
	state.Best = ladder.Tally(a.finished()).BestRung
	if state.Best > 0 || state.Running {
		a.saveLadder(state)
	}
}

// saveLadder stores how far the player has climbed.
func (a *game) saveLadder(state ladder.State) { a.profile.SetNotes(ladder.Name, state.Notes()) }

// series returns the series that is stored; one without players where there is none.
func (a *game) series() play.Series {
	s := play.Series{SeriesState: a.profile.Series()}
	a.tellFailures()
	return s
}

// saveSeries stores the series.
func (a *game) saveSeries(s play.Series) { a.profile.SetSeries(s.SeriesState) }
