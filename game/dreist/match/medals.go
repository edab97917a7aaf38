package match

import (
	"slices"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/primer"
	"dreist/game/progress"
	"dreist/game/store"
)

// The medals.
var (
	TrioMedal       = progress.Medal{Name: "trio", Goal: 1}                       // a DREIer
	BigTurnMedal    = progress.Medal{Name: "bigturn", Goal: 8}                    // eight cards gone in one turn
	NoUndoWinMedal  = progress.Medal{Name: "cleanwin", Goal: 1}                   // a game won without taking anything back
	BeatStrongMedal = progress.Medal{Name: "strong", Goal: 1}                     // a game won against the strong computer player
	DailyWeekMedal  = progress.Medal{Name: "week", Goal: 7}                       // seven daily deals in a row
	ExamplesMedal   = progress.Medal{Name: "examples", Goal: primer.ExampleCount} // all examples played without a miss
)

// Medals returns all medals of DREIst!.
func Medals() progress.Medals {
	return progress.Medals{TrioMedal, BigTurnMedal, NoUndoWinMedal, BeatStrongMedal, DailyWeekMedal, ExamplesMedal}
}

// RetiredMedals returns the medals of earlier versions that can no longer be earned.
func RetiredMedals() progress.Medals {
	return progress.MedalsNamed("treble", "column", "avalanche", "generous", "giftwin", "discardwin", "closewin", "highwin", "comeback", "four", "series",
		"secondtry", "rung54", "rung56", "rung58", "rung60", "puzzles", "analysis")
}

// OtherFeats are the achievements outside of finished games that count for medals.
type OtherFeats struct {
	DailyDealDays        progress.Days // days with their daily deals
	FlawlessExampleCount int           // number of examples played without a miss
}

// TallyMedals returns the progress towards all medals from all finished games and the other achievements.
func TallyMedals(entries []store.HistoryEntry, k OtherFeats) progress.Tally {
	p := progress.Tally{}
	for i := range entries {
		addMedals(p, &entries[i])
	}
	_, best := k.DailyDealDays.Streak("")
	p.RaiseTo(DailyWeekMedal, best)
	p.RaiseTo(ExamplesMedal, k.FlawlessExampleCount)
	return p
}

func addMedals(p progress.Tally, e *store.HistoryEntry) {
	s := &e.Summary
	if e.Kind == store.KindPractice {
		return
	}
	p.CompleteIf(TrioMedal, s.Counts[TurnTriosCountKey] > 0)
	if e.Kind == store.KindFirst {
		return
	}
	p.RaiseTo(BigTurnMedal, s.Counts[BestTurnCountKey])
	if s.Seat == 0 || !s.HasWon() {
		return // of several persons it is unknown which of them won
	}
	p.CompleteIf(NoUndoWinMedal, HasAllCounts(e) && s.Counts[TakenBackCountKey] == 0)
	p.CompleteIf(BeatStrongMedal, slices.Contains(s.OpponentKinds, coach.StrongKind))
}

// TallyFeats returns the progress towards medals in an unfinished game of a kind, from feats that can no longer be taken back.
func TallyFeats(kind store.Kind, f Feats) progress.Tally {
	p := progress.Tally{}
	addMedals(p, &store.HistoryEntry{Kind: kind, Summary: store.Summary{Counts: map[string]int{TurnTriosCountKey: f.MostTurnTrios, BestTurnCountKey: f.BestTurn}}})
	return p
}

// MedalDays returns the day on which finished games, given newest first, reached each medal.
func MedalDays(entries []store.HistoryEntry) map[progress.Medal]string {
	return Medals().DaysReached(entries, addMedals)
}
