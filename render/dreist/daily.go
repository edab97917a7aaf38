package dreist

import (
	"time"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/calendar"
	"dreist/game/dreist/days"
	"dreist/game/dreist/deals"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/shell"
)

// firstDay stands in where the system's clock says no day at all, so that no finished game is lost for that.
const firstDay = "1970-01-01"

// daily is the deal of each day.
type daily struct{ *game }

// today returns the date, YYYY-MM-DD.
func (a *game) today() string {
	day := a.Options.Today()
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return firstDay
	}
	return day
}

// dailyCode returns the code of a day's deal.
func dailyCode(day string) deals.Code {
	date, err := time.Parse(time.DateOnly, day)
	if err != nil { // only a record made by hand names such a day
		return deals.Daily(0, 0, 0)
	}
	return deals.Daily(date.Year(), int(date.Month()), date.Day())
}

// play goes on with the daily deal, or begins it; once it has been finished, it can be played as practice. Where the
// deal of another day was left unfinished, the player says which it shall be.
func (a daily) play() shell.Step {
	today := a.today()
	saved := a.findSaved(days.Slot)
	switch {
	case saved == nil:
		return a.begin(today)
	case saved.daily == today:
		return a.resume(saved)
	}
	return a.ask(saved, today)
}

// begin begins a day's deal, as practice where it was finished before.
func (a daily) begin(day string) shell.Step {
	if !a.done(day) {
		return a.game.begin(session{slot: days.Slot, daily: day}, dailyCode(day))
	}
	if saved := a.findSaved(practiceSlot); saved != nil && saved.daily == day {
		return a.resume(saved)
	}
	return a.game.begin(session{slot: practiceSlot, practice: practiceAgain, daily: day}, dailyCode(day))
}

// ask asks whether to go on with the deal of another day or to begin today's.
func (a daily) ask(saved *savedGame, today string) shell.Step {
	day := func(key, date string) string {
		return a.say.Say(key, assets.Values{"Date": words.Short(a.say.Date(date))})
	}
	return shell.Home(a.NewMenu(shell.Menu{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.StartDaily)},
			panel.Paragraph{Text: day(msg.DailyUnfinished, saved.daily)},
			a.Button(msg.StartContinue, panel.Primary, func() shell.Step { return a.resume(saved) }),
			panel.Row{Buttons: []panel.Button{
				a.Button(msg.CommonBack, panel.Quiet, shell.Close),
				{Label: day(msg.DailyBegin, today), Action: a.Press(func() shell.Step { return a.begin(today) })},
			}},
		}
	}}))
}

// done reports whether a day's deal has been finished, whatever day it is now: a clock that was set back and
// forth changes nothing about it.
func (a daily) done(day string) bool { return a.results()[day].State.Over() }

// results returns how the days ended, by their dates.
func (a daily) results() map[string]days.Result {
	notes := a.Profile.Notes(days.Notes)
	a.TellFailures()
	return days.Results(notes, a.past.Games())
}

// days returns the states of all days, the one included whose deal was begun.
func (a daily) days() calendar.Days {
	begun := ""
	if saved := a.findSaved(days.Slot); saved != nil {
		begun = saved.daily
	}
	return days.States(a.results(), begun)
}

// count remembers that a day's deal has been finished.
func (a daily) count(day string) { a.Profile.SetNotes(days.Notes, days.Note(day)) }
