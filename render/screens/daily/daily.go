// Package daily is the daily deal of a game: it begins and resumes the game of a day, keeps which days were finished, and
// has the tile for a start screen.
package daily

import (
	"dreist/assets"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Daily is the daily deals of a game. Unfinished matches lie in the slots progress.DaySlot and, of a day that was finished
// before, store.Practice.
type Daily struct {
	*screens.Front
	Games func() []store.Entry                       // the finished games
	Deal  func(day string, practice bool) shell.Step // begins a game
	DayOf func(m profile.Match) string               // the value of progress.DayTag in a match
	Won   func(s *store.Summary) bool                // reports whether a game wins its day
}

// begun returns the unfinished game in a slot and its day, nil for none.
func (d *Daily) begun(slot store.Slot) (k *profile.Kept, day string) {
	if k = d.Find(slot); k != nil {
		day = d.DayOf(k.Match)
	}
	if day == "" {
		return nil, ""
	}
	return k, day
}

// Play resumes or begins today's deal; a finished one can be played again as practice. If the deal of another day is
// unfinished, it asks which to play.
func (d *Daily) Play() shell.Step {
	switch begun, day := d.begun(progress.DaySlot); {
	case begun == nil:
		return d.begin(d.Today())
	case day == d.Today():
		return d.Resume(begun)
	default:
		return d.ask(begun, day)
	}
}

// begin begins a day's deal, as practice if it was finished before.
func (d *Daily) begin(day string) shell.Step {
	if !d.IsDone(day) {
		return d.Deal(day, false)
	}
	if practice, of := d.begun(store.Practice); practice != nil && of == day {
		return d.Resume(practice)
	}
	return d.Deal(day, true)
}

// ask asks whether to go on with the deal of another day or to begin today's.
func (d *Daily) ask(begun *profile.Kept, day string) shell.Step {
	return shell.Home(d.NewMenu(shell.Menu{Items: func() []panel.Item {
		today := d.Today()
		return []panel.Item{
			panel.Title{Text: d.Say("start.daily")},
			panel.Paragraph{Text: d.on("daily.unfinished", day)},
			d.Button("start.continue", panel.Primary, func() shell.Step { return d.Resume(begun) }),
			panel.Row{Buttons: []panel.Button{
				d.Button("common.back", panel.Quiet, shell.Close),
				{Label: d.on("daily.begin", today), Action: d.Press(func() shell.Step { return d.begin(today) })},
			}},
		}
	}}))
}

// longestDate is how many letters of a date are shown, which a record written by hand may have of any length.
const longestDate = 40

// on says a sentence about a date.
func (d *Daily) on(key, date string) string {
	return d.Say(key, assets.Values{"Date": kit.Shorten(d.Date(date), longestDate)})
}

// Caption returns what stands on the table of a day's deal.
func (d *Daily) Caption(day string) string { return d.on("daily.caption", day) }

// IsDone reports whether a day's deal has been finished, whatever today's date: setting the clock back and forth changes
// nothing.
func (d *Daily) IsDone(day string) bool { return d.Results()[day].IsOver() }

// Results returns the states of the days with a result.
func (d *Daily) Results() progress.Days { return d.of("") }

// Days returns the states of all days, the one of an unfinished game included.
func (d *Daily) Days() progress.Days {
	_, day := d.begun(progress.DaySlot)
	return d.of(day)
}

func (d *Daily) of(begun string) progress.Days {
	notes := d.Profile.Notes(d.NotesName(progress.DayNotes))
	d.TellFailures()
	return progress.DaysOf(notes, d.Games(), begun, d.Won)
}

// Finish stores that a day's deal has been finished.
func (d *Daily) Finish(day string) {
	d.Profile.SetNotes(d.NotesName(progress.DayNotes), progress.NoteDay(day))
}
