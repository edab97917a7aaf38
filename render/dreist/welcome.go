package dreist

import (
	"slices"

	"dreist/game/dreist/match"
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

// begin records that the player is a newcomer if the profile has no trace of a game.
func (w *welcome) begin() {
	if !w.all && !w.played() {
		w.game.Profile.SetNotes(match.GiftNotes, match.NewcomerNotes())
	}
}

// played reports whether the profile has a trace of playing or learning.
func (w *welcome) played() bool {
	noted := func(name string) bool { return len(w.game.Profile.Notes(name)) > 0 }
	begun := func(slot store.Slot) bool { return w.game.findSaved(slot) != nil }
	return len(w.game.Finished()) > 0 || len(w.game.Series().Players) > 0 || slices.ContainsFunc(append(slots(), screens.FirstSlot), begun) ||
		slices.ContainsFunc([]string{match.GiftNotes, match.LadderNotes, progress.DayNotes, progress.MedalNotes, screens.LearningNotes, learn.PuzzleNotes}, noted)
}

// state returns which gifts the player has.
func (w *welcome) state() match.GiftState {
	if w.all {
		return match.GiftState{}
	}
	notes := w.game.Profile.Notes(match.GiftNotes)
	w.game.TellFailures()
	return match.GiftsOf(notes)
}

// earned returns the numbers of finished games and of earned medals.
func (w *welcome) earned() (games, medals int) {
	return len(w.game.Finished()), len(w.game.medals.Earned())
}

// bring returns the gift that Egon brings now. He brings each gift once.
func (w *welcome) bring() (now match.Gift, brings bool) {
	if now, brings = w.state().NextGift(w.earned()); brings {
		w.game.Profile.SetNotes(match.GiftNotes, match.PresentedNotes(now))
	}
	return now, brings
}

// showsMedals reports whether the page of the medals is unlocked.
func (w *welcome) showsMedals() bool {
	return w.state().Has(match.MedalsGift) || match.MedalsGift.IsEarned(w.earned())
}

// unwrapped returns the ID of the button that a gift unlocks on the start screen, and the key of Egon's line about it.
func unwrapped(g match.Gift) (button, says string) {
	switch g {
	case match.LadderGift:
		return "start.ladder", "gifts.ladder"
	case match.DailyGift:
		return "start.daily", "gifts.daily"
	}
	return "statistics.title", "gifts.medals"
}
