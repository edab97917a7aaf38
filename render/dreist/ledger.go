package dreist

import (
	"slices"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
)

// remember opens what is remembered and takes up the settings.
func (a *App) remember() {
	a.options.Store = a.options.Store.With(ladder.Rules())
	a.profile = profile.Open(a.options.Store)
	a.settings = mended(a.profile.Settings())
}

// Flush waits until what is remembered is written, which is to be done when the game has run.
func (a *App) Flush() {
	_ = a.profile.Flush() // there is nobody left to tell
}

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
func (a *App) finished(kinds ...store.Kind) []store.Entry {
	entries := a.profile.History(store.Filter{Game: ladder.Game, Kinds: kinds})
	a.tellFailures()
	return entries
}

// ladder returns how far the player has climbed.
func (a *App) ladder() ladder.State {
	a.profile.Notes(ladder.Name)
	a.tellFailures() // which rebuilds a ladder that was lost
	return ladder.Of(a.profile.Notes(ladder.Name))
}

// rebuildLadder finds out what it can about a ladder whose file was lost: the highest rung won from the history, and
// where the climb stands from the game that was begun.
func (a *App) rebuildLadder() {
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
func (a *App) saveLadder(state ladder.State) { a.profile.SetNotes(ladder.Name, state.Notes()) }

// series returns the series that is stored; one without players where there is none.
func (a *App) series() play.Series {
	s := play.Series{SeriesState: a.profile.Series()}
	a.tellFailures()
	return s
}

// saveSeries stores the series.
func (a *App) saveSeries(s play.Series) { a.profile.SetSeries(s.SeriesState) }
