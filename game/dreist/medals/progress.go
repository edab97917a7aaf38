package medals

import (
	"slices"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/dreist/summary"
	"dreist/game/progress"
	"dreist/game/store"
)

// Known is the data for medals besides the finished games.
type Known struct {
	Days     progress.Days // of the daily deals
	Examples int           // number played without a miss
}

// Of computes the progress from all finished games and the other data.
func Of(entries []store.Entry, k Known) progress.Tally {
	p := progress.Tally{}
	for i := range entries {
		add(p, &entries[i])
	}
	_, best := k.Days.Streak("")
	p.Raise(Week, best)
	p.Raise(Examples, k.Examples)
	return p
}

// add adds a finished game.
func add(p progress.Tally, e *store.Entry) {
	s := &e.Summary
	if e.Kind == store.KindPractice {
		return
	}
	p.Has(Trio, s.Counts[summary.TurnTrios] > 0)
	if e.Kind == store.KindFirst {
		return
	}
	p.Raise(BigTurn, s.Counts[summary.BestTurn])
	if s.Seat == 0 || !s.HasWon() {
		return // of several persons it is unknown which of them won
	}
	p.Has(CleanWin, summary.IsComplete(e) && s.Counts[summary.TakenBack] == 0)
	p.Has(Strong, slices.Contains(s.Opponents, coach.Strong))
}

// Running computes the progress made in a game of a kind that is still being played, from feats that can no longer be taken back.
func Running(kind store.Kind, f match.Feats) progress.Tally {
	p := progress.Tally{}
	add(p, &store.Entry{Kind: kind, Summary: store.Summary{Counts: map[string]int{summary.TurnTrios: f.TurnTrios, summary.BestTurn: f.BestTurn}}})
	return p
}

// DaysReached returns the day on which finished games, given newest first, reached each medal.
func DaysReached(entries []store.Entry) map[progress.Medal]string {
	return All().DaysReached(entries, add)
}
