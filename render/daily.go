package render

import (
	"encoding/json"

	"dreist/game/store"
)

// dailyNotes is the name of the notes about the daily deals, and lastDaily of the day that was finished last.
const (
	dailyNotes = "daily"
	lastDaily  = "finished"
)

// dailyDone reports whether today's deal has been finished. Only the day itself counts: a clock that was set back
// takes nothing away, it offers that day's deal.
func (a *App) dailyDone() bool {
	notes, err := a.options.Store.LoadNotes(dailyNotes)
	if err != nil {
		return false // then it may be played once more
	}
	var day string
	return json.Unmarshal(notes[lastDaily], &day) == nil && day == a.options.Today()
}

// scoreDaily remembers that a day's deal has been finished.
func (a *App) scoreDaily() {
	day, err := json.Marshal(a.contest.daily)
	if err != nil {
		panic(err) // it is a text
	}
	a.report(a.options.Store.SaveNotes(dailyNotes, store.Notes{lastDaily: day}))
}
