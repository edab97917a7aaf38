package dreist

import (
	"slices"

	"dreist/game/dreist/gifts"
	"dreist/game/dreist/ladder"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/dreist/learn"
	"dreist/render/screens"
)

// welcome unlocks parts of the program for a newcomer one by one, as gifts that Egon brings.
type welcome struct {
	game *game
	all  bool // everything is unlocked from the start
}

// begin notes a newcomer if the profile has no trace of a game.
func (w *welcome) begin() {
	if !w.all && !w.played() {
		w.game.Profile.SetNotes(gifts.Notes, gifts.NoteNewcomer())
	}
}

// played reports whether the profile has a trace of playing or learning.
func (w *welcome) played() bool {
	noted := func(name string) bool { return len(w.game.Profile.Notes(name)) > 0 }
	begun := func(slot store.Slot) bool { return w.game.findSaved(slot) != nil }
	return len(w.game.Finished()) > 0 || len(w.game.Series().Players) > 0 || slices.ContainsFunc(append(slots(), screens.FirstSlot), begun) ||
		slices.ContainsFunc([]string{gifts.Notes, ladder.Name, progress.DayNotes, progress.MedalNotes, screens.LearningNotes, learn.PuzzleNotes}, noted)
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

// earned returns the numbers of finished games and of earned medals.
func (w *welcome) earned() (games, medals int) {
	return len(w.game.Finished()), len(w.game.medals.Earned())
}

// bring returns the gift that Egon brings now, each once.
func (w *welcome) bring() (now gifts.Gift, brings bool) {
	if now, brings = w.state().Next(w.earned()); brings {
		w.game.Profile.SetNotes(gifts.Notes, gifts.Note(now))
	}
	return now, brings
}

// showsMedals reports whether the page of the medals is unlocked.
func (w *welcome) showsMedals() bool {
	return w.state().Has(gifts.Medals) || gifts.Medals.IsEarned(w.earned())
}

// unwrapped returns the button of the start screen that a gift unlocks, and the key of Egon's line about it.
func unwrapped(g gifts.Gift) (button, says string) {
	switch g {
	case gifts.Ladder:
		return "start.ladder", "gifts.ladder"
	case gifts.Daily:
		return "start.daily", "gifts.daily"
	}
	return "start.statistics", "gifts.medals"
}
