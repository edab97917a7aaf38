package match

import (
	"slices"

	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals.
var (
	BeatenMedal   = progress.Medal{Name: "beaten", Goal: 1}                   // a game won
	ProMedal      = progress.Medal{Name: "pro", Goal: 1}                      // a game won in a harder variant
	ReverseMedal  = progress.Medal{Name: "reverse", Goal: 10}                 // ten times ten back in a game
	OneLeftMedal  = progress.Medal{Name: "oneleft", Goal: 1}                  // a game with one card left
	FewMedal      = progress.Medal{Name: "few", Goal: 5}                      // five excellent games
	EveryDayMedal = progress.Medal{Name: "everyday", Goal: progress.WeekDays} // a week of daily deals in a row
)

// Medals returns all medals of THE GAME.
func Medals() progress.Medals {
	return progress.Medals{BeatenMedal, ProMedal, OneLeftMedal, FewMedal, ReverseMedal, EveryDayMedal}
}

// RetiredMedals returns the medals of earlier versions, which can no longer be earned.
func RetiredMedals() progress.Medals { return progress.NamedMedals("echo", "wholehand") }

// TallyMedals returns the progress towards all medals from all finished games and the days with a daily deal.
func TallyMedals(entries []store.HistoryEntry, days progress.Days) progress.Tally {
	p := progress.Tally{}
	for i := range entries {
		addMedals(p, &entries[i])
	}
	_, best := days.Streak("")
	p.Raise(EveryDayMedal, best)
	return p
}

// MedalDays returns the day on which each medal was earned. entries are finished games, newest first.
func MedalDays(entries []store.HistoryEntry) map[progress.Medal]string {
	return Medals().DaysReached(entries, addMedals)
}

func addMedals(p progress.Tally, e *store.HistoryEntry) {
	s := &e.Summary
	if !e.Kind.IsCounted() || !personal(s) {
		return
	}
	p.CompleteIf(BeatenMedal, s.HasWon())
	p.CompleteIf(ProMedal, s.HasWon() && s.Counts[VariantCount] > 0)
	p.CompleteIf(OneLeftMedal, CardsLeft(s) == 1)
	if IsExcellent(s) {
		p.Raise(FewMedal, p[FewMedal]+1)
	}
	p.Raise(ReverseMedal, s.Counts[TenBacksCountKey])
}

// personal reports whether at least one player was a person.
func personal(s *store.Summary) bool {
	return s.SeatCount == 1 || s.Seat > 0 || slices.Contains(s.Opponents, play.Person)
}
