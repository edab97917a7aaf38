// Package medals computes which medals a player of THE GAME has earned, see game/medals. Progress follows from the finished games
// and the daily deals.
package medals

import (
	"slices"

	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/game/thegame/summary"
)

// The medals.
var (
	Beaten   = progress.Medal{Name: "beaten", Of: 1}                   // a game won
	Pro      = progress.Medal{Name: "pro", Of: 1}                      // a game won in a harder variant
	Reverse  = progress.Medal{Name: "reverse", Of: 10}                 // ten backwards tricks in a game
	OneLeft  = progress.Medal{Name: "oneleft", Of: 1}                  // a game with one rest card
	Few      = progress.Medal{Name: "few", Of: 5}                      // five games that went excellently
	EveryDay = progress.Medal{Name: "everyday", Of: progress.WeekDays} // daily deals in a row
)

// All returns all medals of THE GAME.
func All() progress.Medals {
	return progress.Medals{Beaten, Pro, OneLeft, Few, Reverse, EveryDay}
}

// Earlier returns the medals of earlier versions, which nobody earns any more.
func Earlier() progress.Medals { return progress.NamedMedals("echo", "wholehand") }

// Of computes the progress from all finished games and the daily deals.
func Of(entries []store.Entry, days progress.Days) progress.Tally {
	p := progress.Tally{}
	for i := range entries {
		add(p, &entries[i])
	}
	_, best := days.Streak("")
	p.Raise(EveryDay, best)
	return p
}

// DaysReached returns the day on which finished games, given newest first, reached each medal.
func DaysReached(entries []store.Entry) map[progress.Medal]string {
	return All().DaysReached(entries, add)
}

func add(p progress.Tally, e *store.Entry) {
	s := &e.Summary
	if !e.Kind.IsCounted() || !personal(s) {
		return
	}
	p.Has(Beaten, s.HasWon())
	p.Has(Pro, s.HasWon() && s.Counts[summary.Variant] > 0)
	p.Has(OneLeft, summary.Rest(s) == 1)
	if summary.IsExcellent(s) {
		p.Raise(Few, p[Few]+1)
	}
	p.Raise(Reverse, s.Counts[match.Tricks])
}

// personal reports whether a person played, and not only computer players.
func personal(s *store.Summary) bool {
	return s.Seats == 1 || s.Seat > 0 || slices.Contains(s.Opponents, play.Person)
}
