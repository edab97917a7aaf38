// Package daily is the daily deal: it begins and resumes its game and stores the results.
package daily

import (
	"time"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/calendar"
	"dreist/game/dreist/days"
	"dreist/game/dreist/deals"
	"dreist/game/store"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Daily is the daily deals of all days.
type Daily struct {
	*screens.Front
	Words     words.Sentences
	Today     func() string                              // the date, YYYY-MM-DD
	Games     func() []store.Entry                       // the finished games
	Deal      func(day string, practice bool) shell.Step // begins a game
	Begun     func() *Game                               // the unfinished game that counts, or nil
	Practised func() *Game                               // the unfinished practice game, or nil
}

// Game is an unfinished game on the deal of a day.
type Game struct {
	Day    string
	Resume func() shell.Step
}

// Code returns the code of a day's deal.
func Code(day string) deals.Code {
	date, err := time.Parse(time.DateOnly, day)
	if err != nil { // possible only in a record written by hand
		return deals.Daily(0, 0, 0)
	}
	return deals.Daily(date.Year(), int(date.Month()), date.Day())
}

// Play resumes or begins today's deal; a finished one can be played again as practice. If the deal of another day is
// unfinished, it asks which to play.
func (d *Daily) Play() shell.Step {
	today, begun := d.Today(), d.Begun()
	switch {
	case begun == nil:
		return d.begin(today)
	case begun.Day == today:
		return begun.Resume()
	}
	return d.Ask(begun, today)
}

// begin begins a day's deal, as practice if it was finished before.
func (d *Daily) begin(day string) shell.Step {
	if !d.Done(day) {
		return d.Deal(day, false)
	}
	if practice := d.Practised(); practice != nil && practice.Day == day {
		return practice.Resume()
	}
	return d.Deal(day, true)
}

// Ask asks whether to go on with the deal of another day or to begin today's.
func (d *Daily) Ask(begun *Game, today string) shell.Step {
	day := func(key, date string) string {
		return d.Words.Say(key, assets.Values{"Date": words.Short(d.Words.Date(date))})
	}
	return shell.Home(d.NewMenu(shell.Menu{Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: d.Words.Say(dreistmsg.StartDaily)},
			panel.Paragraph{Text: day(dreistmsg.DailyUnfinished, begun.Day)},
			d.Button(dreistmsg.StartContinue, panel.Primary, begun.Resume),
			panel.Row{Buttons: []panel.Button{
				d.Button(msg.CommonBack, panel.Quiet, shell.Close),
				{Label: day(dreistmsg.DailyBegin, today), Action: d.Press(func() shell.Step { return d.begin(today) })},
			}},
		}
	}}))
}

// Done reports whether a day's deal has been finished, whatever today's date: setting the clock back and forth changes
// nothing.
func (d *Daily) Done(day string) bool { return d.Results()[day].State.Over() }

// Results returns the results by date, YYYY-MM-DD.
func (d *Daily) Results() map[string]days.Result {
	notes := d.Profile.Notes(days.Notes)
	d.TellFailures()
	return days.Results(notes, d.Games())
}

// Days returns the states of all days, the one of an unfinished game included.
func (d *Daily) Days() calendar.Days {
	day := ""
	if begun := d.Begun(); begun != nil {
		day = begun.Day
	}
	return days.States(d.Results(), day)
}

// Count stores that a day's deal has been finished.
func (d *Daily) Count(day string) { d.Profile.SetNotes(days.Notes, days.Note(day)) }
