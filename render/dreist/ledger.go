package dreist

import (
	"errors"

	"dreist/assets/msg"
	"dreist/game/play"
	"dreist/game/store"
)

// ledger remembers what could not be stored, so that a climb, a series and a game that was left go on even where
// nothing can be saved. It lasts as long as the program.
type ledger struct {
	ladder *store.LadderState
	series *play.Series
	games  map[store.Slot]*savedGame
	days   map[string]bool // whose deals were finished
}

func newLedger() ledger {
	return ledger{games: map[store.Slot]*savedGame{}, days: map[string]bool{}}
}

// ladder returns how far the player has climbed.
func (a *game) ladder() store.LadderState {
	if a.unstored.ladder != nil {
		return *a.unstored.ladder
	}
	state, err := a.options.Store.LoadLadder()
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		a.tellAside(msg.NoticeLadderBroken, aside.Name, a.options.Store.Dirs().Games)
		state = a.rebuildLadder(state)
	} else {
		a.report(err)
	}
	return state
}

// rebuildLadder finds out what it can about a ladder whose file was lost: the highest rung won from the history, and
// where the climb stands from the game that was begun.
func (a *game) rebuildLadder(state store.LadderState) store.LadderState {
	if saved := a.findSaved(store.Ladder); saved != nil {
		state.Running, state.Rung = true, saved.rung
	}
	entries, _ := a.options.Store.History(0) // what cannot be read tells nothing
	state.Best = store.Tally(entries).BestRung
	if state.Best > 0 || state.Running {
		a.report(a.saveLadder(state))
	}
	return state
}

// saveLadder stores how far the player has climbed.
func (a *game) saveLadder(state store.LadderState) error {
	a.unstored.ladder = nil
	err := a.options.Store.SaveLadder(state)
	if err != nil {
		a.unstored.ladder = &state
	}
	return err
}

// series returns the series that is stored; one without players where there is none.
func (a *game) series() play.Series {
	if a.unstored.series != nil {
		return *a.unstored.series
	}
	state, err := a.options.Store.LoadSeries()
	if aside := (*store.SetAsideError)(nil); errors.As(err, &aside) {
		a.tellAside(msg.NoticeSeriesBroken, aside.Name, a.options.Store.Dirs().Games)
	} else {
		a.report(err)
	}
	return play.Series{SeriesState: state}
}

// saveSeries stores the series.
func (a *game) saveSeries(s play.Series) error {
	a.unstored.series = nil
	err := a.options.Store.SaveSeries(s.SeriesState)
	if err != nil {
		a.unstored.series = &s
	}
	return err
}

// keepUnsaved remembers the game on the table where its last save failed.
func (a *tableScreen) keepUnsaved() {
	if a.saver == nil {
		return
	}
	slot := a.saver.slot
	delete(a.unstored.games, slot)
	if m := a.table.match; m.Unsaved() != nil && !m.Over() {
		a.unstored.games[slot] = &savedGame{a.saver, m}
	}
}
