package medals

import (
	"slices"

	"dreist/game/calendar"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/summary"
	"dreist/game/medals"
	"dreist/game/store"
)

// Known is the data for medals besides the finished games.
type Known struct {
	Days     calendar.Days // of the daily deals
	Rung     int           // highest rung won on the ladder
	Examples int           // number played without a miss
	Puzzles  int           // number of kinds and levels with three stars
}

// Of computes the progress from all finished games and the other data.
func Of(entries []store.Entry, k Known) medals.Progress {
	p := medals.Progress{}
	for i := range entries {
		add(p, &entries[i])
	}
	_, best := k.Days.Streak("")
	p.Raise(Week, best)
	climb(p, k.Rung)
	p.Raise(Examples, k.Examples)
	p.Raise(Puzzles, k.Puzzles)
	return p
}

// add adds a finished game.
func add(p medals.Progress, e *store.Entry) {
	s := &e.Summary
	switch {
	case e.Kind == store.KindPractice:
		p.Has(SecondTry, s.Won() && s.Counts[summary.FromHere] > 0)
		return
	case e.Kind == store.KindFirst:
		p.Has(Trio, s.Counts[summary.TurnTrios] > 0)
		return
	}
	p.Raise(Treble, s.Counts[summary.TurnTrios])
	p.Has(Trio, p[Treble] > 0)
	p.Raise(Column, s.Counts[summary.Cleared])
	p.Raise(Avalanche, s.Counts[summary.Loosened])
	p.Raise(BigTurn, s.Counts[summary.BestTurn])
	if s.Seat == 0 {
		return // several persons played: it is unknown which of them gave the gifts and who won
	}
	p.Raise(Generous, s.Counts[ladder.Gifts])
	if !s.Won() {
		return
	}
	ending := match.Ending(s.Counts[summary.Ending])
	p.Has(GiftWin, ending == match.ByGiving)
	p.Has(DiscardWin, ending == match.ByDiscarding)
	p.Has(CleanWin, summary.Complete(e) && s.Counts[summary.TakenBack] == 0)
	least := ahead(s)
	p.Has(CloseWin, least <= match.Near)
	p.Raise(HighWin, least)
	p.Raise(Comeback, s.Counts[summary.Behind])
	p.Has(Strong, slices.Contains(s.Opponents, coach.Strong))
	p.Has(Four, s.Seats == 4)
	climb(p, s.Counts[ladder.Rung])
}

// climb adds a rung won on the ladder.
func climb(p medals.Progress, rung int) {
	for _, m := range []medals.Medal{Rung54, Rung56, Rung58, Rung60} {
		p.Raise(m, rung)
	}
}

// ahead returns by how many cards a game was won: those left to the best of the others.
func ahead(s *store.Summary) int {
	least := -1
	for seat, left := range s.Score {
		if seat != s.Seat-1 && (least < 0 || left < least) {
			least = left
		}
	}
	return least
}

// Running computes the progress made in a game still being played, from feats that can no longer be taken back. Gifts
// count only if no other person plays at the screen (alone).
func Running(f match.Feats, alone bool) medals.Progress {
	p := medals.Progress{}
	p.Raise(Treble, f.TurnTrios)
	p.Has(Trio, f.TurnTrios > 0)
	p.Raise(Column, f.Cleared)
	p.Raise(Avalanche, f.Loosened)
	p.Raise(BigTurn, f.BestTurn)
	if alone {
		p.Raise(Generous, f.Gifts)
	}
	return p
}

// Since returns the day on which finished games, given newest first, reached each medal.
func Since(entries []store.Entry) map[medals.Medal]string { return All().Since(entries, add) }
