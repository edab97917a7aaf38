// Package medals computes which medals a player of DREI x DR3I has earned, see game/medals. Progress follows from the finished games.
package medals

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/summary"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals. How rare they are was counted over 400 games of each size of table with computer players.
var (
	OutFirst  = progress.Medal{Name: "outfirst", Of: 1}              // a game won
	Feather   = progress.Medal{Name: "feather", Of: 1}               // a game won without ever taking up the pile: 9 to 15 % of all
	Knockout  = progress.Medal{Name: "knockout", Of: 15}             // a pile of so many cards deleted: 6 to 32 %
	FourStack = progress.Medal{Name: "fourstack", Of: 4}             // four equal cards laid at once: below 1 %
	Lantern   = progress.Medal{Name: "lantern", Of: 3, AtOnce: true} // three games in a row lost
	TableOf10 = progress.Medal{Name: "tableoften", Of: 1}            // a game won at a table of ten
)

// All returns all medals of DREI x DR3I.
func All() progress.Medals {
	return progress.Medals{OutFirst, Feather, Knockout, FourStack, TableOf10, Lantern}
}

// Earlier returns the medals of earlier versions, which nobody earns any more.
func Earlier() progress.Medals { return progress.NamedMedals("standup", "quickout") }

// Of computes the progress from all finished games, given newest first.
func Of(entries []store.Entry) progress.Tally {
	p, add := progress.Tally{}, adder()
	for _, e := range slices.Backward(entries) {
		add(p, &e)
	}
	return p
}

// DaysReached returns the day on which finished games, given newest first, reached each medal.
func DaysReached(entries []store.Entry) map[progress.Medal]string {
	return All().DaysReached(entries, adder())
}

// adder returns what adds finished games, one after the other.
func adder() func(progress.Tally, *store.Entry) {
	lost := 0 // in a row
	return func(p progress.Tally, e *store.Entry) {
		s := &e.Summary
		if !e.Kind.IsCounted() {
			return
		}
		p.Raise(Knockout, s.Counts[match.Swept])
		p.Raise(FourStack, s.Counts[match.Stack])
		if s.Seat == 0 {
			return // who has won at a shared screen is not told
		}
		p.Has(OutFirst, s.HasWon())
		p.Has(Feather, s.HasWon() && s.Counts[match.Taken] == 0)
		p.Has(TableOf10, s.HasWon() && s.Seats == dreixdrei.MaxSeats)
		if lost++; !summary.IsLost(s) {
			lost = 0
		}
		p.Raise(Lantern, lost)
	}
}
