package match

import (
	"slices"

	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals.
var (
	WonGameMedal        = progress.Medal{Name: "beaten", Goal: 1}                   // a game won
	HarderVariantMedal  = progress.Medal{Name: "pro", Goal: 1}                      // a game won in a harder variant
	TenBacksMedal       = progress.Medal{Name: "reverse", Goal: 10}                 // ten times ten back in a game
	OneCardLeftMedal    = progress.Medal{Name: "oneleft", Goal: 1}                  // a game with one card left
	ExcellentGamesMedal = progress.Medal{Name: "few", Goal: 5}                      // five excellent games
	DailyWeekMedal      = progress.Medal{Name: "everyday", Goal: progress.WeekDays} // a week of daily deals in a row
)

// Medals returns all medals of THE GAME.
func Medals() progress.Medals {
	return progress.Medals{WonGameMedal, HarderVariantMedal, OneCardLeftMedal, ExcellentGamesMedal, TenBacksMedal, DailyWeekMedal}
}

// RetiredMedals returns the medals of earlier versions, which can no longer be earned.
func RetiredMedals() progress.Medals { return progress.MedalsNamed("echo", "wholehand") }

// TallyMedals returns the progress towards all medals from all finished games and the days with a daily deal.
func TallyMedals(entries []store.HistoryEntry, days progress.Days) progress.Tally {
	p := progress.Tally{}
	for i := range entries {
		addMedals(p, &entries[i])
	}
	_, best := days.Streak("")
	p.RaiseTo(DailyWeekMedal, best)
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
	p.CompleteIf(WonGameMedal, s.HasWon())
	p.CompleteIf(HarderVariantMedal, s.HasWon() && s.Counts[VariantCountKey] > 0)
	p.CompleteIf(OneCardLeftMedal, CardsLeft(s) == 1)
	if IsExcellent(s) {
		p.RaiseTo(ExcellentGamesMedal, p[ExcellentGamesMedal]+1)
	}
	p.RaiseTo(TenBacksMedal, s.Counts[TenBacksCountKey])
}

// personal reports whether at least one player was a person.
func personal(s *store.Summary) bool {
	return s.SeatCount == 1 || s.Seat > 0 || slices.Contains(s.OpponentKinds, play.Person)
}
