package dreist

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/days"
	"dreist/game/dreist/gifts"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/medals"
	"dreist/game/store"
	"dreist/render/dreist/school"
)

// welcome is what Egon brings a newcomer one by one.
type welcome struct {
	game *game
	all  bool // everything is there at once, whoever plays
}

// begin notes that somebody is new, if nothing is known of any game here.
func (w *welcome) begin() {
	if !w.all && !w.played() {
		w.game.Profile.SetNotes(gifts.Notes, gifts.NoteNewcomer())
	}
}

// played reports whether anything here tells that somebody has played or learned.
func (w *welcome) played() bool {
	noted := func(name string) bool { return len(w.game.Profile.Notes(name)) > 0 }
	begun := func(slot store.Slot) bool { return w.game.findSaved(slot) != nil }
	return len(w.game.Finished()) > 0 || len(w.game.Series().Players) > 0 || slices.ContainsFunc(append(slots(), tutorSlot), begun) ||
		slices.ContainsFunc([]string{gifts.Notes, ladder.Name, days.Notes, medals.Notes, school.ExampleNotes, school.PuzzleNotes}, noted)
}

// state returns which gifts the player has.
func (w *welcome) state() gifts.State {
	if w.all {
		return gifts.State{}
	}
	notes := w.game.Profile.Notes(gifts.Notes)
	w.game.TellFailures()
	return gifts.Of(notes)
}

// earned returns how many games were finished, and how many medals earned.
func (w *welcome) earned() (games, medals int) {
	return len(w.game.Finished()), len(w.game.medals.Earned())
}

// bring returns the gift that Egon brings now, once.
func (w *welcome) bring() (now gifts.Gift, brings bool) {
	if now, brings = w.state().Next(w.earned()); brings {
		w.game.Profile.SetNotes(gifts.Notes, gifts.Note(now))
	}
	return now, brings
}

// showsMedals reports whether the page of the medals is there, which a newcomer has not.
func (w *welcome) showsMedals() bool {
	return w.state().Has(gifts.Medals) || gifts.Medals.Earned(w.earned())
}

// unwrapped returns the button of the start screen at which a gift is unwrapped, and the key of what Egon says to that.
func unwrapped(g gifts.Gift) (button, says string) {
	switch g {
	case gifts.Ladder:
		return dreistmsg.StartLadder, dreistmsg.GiftsLadder
	case gifts.Daily:
		return dreistmsg.StartDaily, dreistmsg.GiftsDaily
	}
	return dreistmsg.StartStatistics, dreistmsg.GiftsMedals
}
