package match

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals. How rare they are was counted over 400 games of each size of table with computer players.
var (
	OutFirstMedal  = progress.Medal{Name: "outfirst", Of: 1}              // a game won
	FeatherMedal   = progress.Medal{Name: "feather", Of: 1}               // a game won without ever taking up the pile: 9 to 15 % of all
	KnockoutMedal  = progress.Medal{Name: "knockout", Of: 15}             // a pile of so many cards deleted: 6 to 32 %
	FourStackMedal = progress.Medal{Name: "fourstack", Of: 4}             // four equal cards laid at once: below 1 %
	LanternMedal   = progress.Medal{Name: "lantern", Of: 3, AtOnce: true} // three games in a row lost
	TableOf10Medal = progress.Medal{Name: "tableoften", Of: 1}            // a game won at a table of ten
)

// Medals returns all medals of DREI x DR3I.
func Medals() progress.Medals {
	return progress.Medals{OutFirstMedal, FeatherMedal, KnockoutMedal, FourStackMedal, TableOf10Medal, LanternMedal}
}

// EarlierMedals returns the medals of earlier versions, which nobody earns any more.
func EarlierMedals() progress.Medals { return progress.NamedMedals("standup", "quickout") }

// TallyMedals computes the progress from all finished games, given newest first.
func TallyMedals(entries []store.Entry) progress.Tally {
	p, add := progress.Tally{}, adder()
	for _, e := range slices.Backward(entries) {
		add(p, &e)
	}
	return p
}

// MedalDays returns the day on which finished games, given newest first, reached each medal.
func MedalDays(entries []store.Entry) map[progress.Medal]string {
	return Medals().DaysReached(entries, adder())
}

// adder returns what adds finished games, one after the other.
func adder() func(progress.Tally, *store.Entry) {
	lost := 0 // in a row
	return func(p progress.Tally, e *store.Entry) {
		s := &e.Summary
		if !e.Kind.IsCounted() {
			return
		}
		p.Raise(KnockoutMedal, s.Counts[Swept])
		p.Raise(FourStackMedal, s.Counts[Stack])
		if s.Seat == 0 {
			return // nobody knows which of several people at the screen has won
		}
		p.Has(OutFirstMedal, s.HasWon())
		p.Has(FeatherMedal, s.HasWon() && s.Counts[Taken] == 0)
		p.Has(TableOf10Medal, s.HasWon() && s.Seats == dreixdrei.MaxSeats)
		if lost++; !IsLost(s) {
			lost = 0
		}
		p.Raise(LanternMedal, lost)
	}
}
