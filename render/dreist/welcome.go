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

// start records that the player is a newcomer if the profile has no trace of a game.
func (w *welcome) start() {
	if !w.all && !w.played() {
		w.game.Profile.SetNotes(match.FeatureNotes, match.NewcomerNotes())
	}
}

// played reports whether the profile has a trace of playing or learning.
func (w *welcome) played() bool {
	noted := func(name string) bool { return len(w.game.Profile.Notes(name)) > 0 }
	begun := func(slot store.Slot) bool { return w.game.UnfinishedMatch(slot) != nil }
	return len(w.game.FinishedEntries()) > 0 || len(w.game.Series().Players) > 0 || slices.ContainsFunc(append(slots(), screens.FirstGameSlot), begun) ||
		slices.ContainsFunc([]string{match.FeatureNotes, match.LadderNotes, progress.DayNotes, progress.MedalNotes, screens.LearningNotes, learn.PuzzleNotesName}, noted)
}

func (w *welcome) state() match.FeatureState {
	if w.all {
		return match.FeatureState{}
	}
	notes := w.game.Profile.Notes(match.FeatureNotes)
	w.game.ShowFailures()
	return match.FeaturesOf(notes)
}

func (w *welcome) earned() (games, medals int) {
	return len(w.game.FinishedEntries()), len(w.game.medals.EarnedMedals())
}

// bring returns the gift that Egon brings now. He brings each gift once.
func (w *welcome) bring() (now match.Feature, brings bool) {
	if now, brings = w.state().NextFeature(w.earned()); brings {
		w.game.Profile.SetNotes(match.FeatureNotes, match.PresentedNotes(now))
	}
	return now, brings
}

func (w *welcome) showsMedals() bool {
	return w.state().Has(match.MedalsFeature) || match.MedalsFeature.IsEarned(w.earned())
}

// unwrapped returns the ID of the button that a gift unlocks on the start screen, and the key of Egon's line about it.
func unwrapped(g match.Feature) (button, says string) {
	switch g {
	case match.LadderFeature:
		return "start.ladder", "gifts.ladder"
	case match.DailyFeature:
		return "start.daily", "gifts.daily"
	}
	return "statistics.title", "gifts.medals"
}
