package match

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals. The percentages are shares of games, counted in 400 games of computer players at each size of table.
var (
	FirstWinMedal     = progress.Medal{Name: "outfirst", Goal: 1}                     // a game won
	NoPickUpMedal     = progress.Medal{Name: "feather", Goal: 1}                      // a game won without ever picking up the pile: 9 to 15 %
	BigDeleteMedal    = progress.Medal{Name: "knockout", Goal: 15}                    // a pile of 15 cards or more deleted: 6 to 32 %
	FourTogetherMedal = progress.Medal{Name: "fourstack", Goal: 4}                    // four equal cards laid together: below 1 %
	ThreeLossesMedal  = progress.Medal{Name: "lantern", Goal: 3, HidesProgress: true} // three games in a row lost
	TableOf10Medal    = progress.Medal{Name: "tableoften", Goal: 1}                   // a game won at a table of ten
)

// Medals returns all medals of DREI x DR3I.
func Medals() progress.Medals {
	return progress.Medals{FirstWinMedal, NoPickUpMedal, BigDeleteMedal, FourTogetherMedal, TableOf10Medal, ThreeLossesMedal}
}

// RetiredMedals returns the medals of earlier versions, which can no longer be earned.
func RetiredMedals() progress.Medals { return progress.MedalsNamed("standup", "quickout") }

// TallyMedals returns the progress towards all medals. entries are all finished games, newest first.
func TallyMedals(entries []store.HistoryEntry) progress.Tally {
	p, add := progress.Tally{}, adder()
	for _, e := range slices.Backward(entries) {
		add(p, &e)
	}
	return p
}

// MedalDays returns the day on which each medal was earned. entries are finished games, newest first.
func MedalDays(entries []store.HistoryEntry) map[progress.Medal]string {
	return Medals().DaysReached(entries, adder())
}

// adder returns a function that adds a finished game to a tally. Games have to be added oldest first.
func adder() func(progress.Tally, *store.HistoryEntry) {
	lost := 0 // the number of games lost in a row
	return func(p progress.Tally, e *store.HistoryEntry) {
		s := &e.Summary
		if !e.Kind.IsCounted() {
			return
		}
		p.RaiseTo(BigDeleteMedal, s.Counts[LargestDeleteCountKey])
		p.RaiseTo(FourTogetherMedal, s.Counts[MostLaidCountKey])
		if s.Seat == 0 {
			return // it is unknown which of several persons at the screen has won
		}
		p.CompleteIf(FirstWinMedal, s.HasWon())
		p.CompleteIf(NoPickUpMedal, s.HasWon() && s.Counts[PickUpsCountKey] == 0)
		p.CompleteIf(TableOf10Medal, s.HasWon() && s.SeatCount == dreixdrei.MaxSeats)
		if lost++; !HasPersonLost(s) {
			lost = 0
		}
		p.RaiseTo(ThreeLossesMedal, lost)
	}
}
