package medals

import (
	"slices"

	"dreist/game/calendar"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/summary"
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
func Of(entries []store.Entry, k Known) Progress {
	var p Progress
	for i := range entries {
		p.add(&entries[i])
	}
	_, best := k.Days.Streak("")
	p.Raise(Week, best)
	p.climb(k.Rung)
	p.Raise(Examples, k.Examples)
	p.Raise(Puzzles, k.Puzzles)
	return p
}

// add adds a finished game.
func (p *Progress) add(e *store.Entry) {
	s := &e.Summary
	switch {
	case e.Kind == store.KindPractice:
		p.has(SecondTry, s.Won() && s.Counts[summary.FromHere] > 0)
		return
	case e.Kind == store.KindFirst:
		p.has(Trio, s.Counts[summary.TurnTrios] > 0)
		return
	}
	p.Raise(Treble, s.Counts[summary.TurnTrios])
	p.has(Trio, p[Treble] > 0)
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
	p.has(GiftWin, ending == match.ByGiving)
	p.has(DiscardWin, ending == match.ByDiscarding)
	p.has(CleanWin, summary.Complete(e) && s.Counts[summary.TakenBack] == 0)
	least := ahead(s)
	p.has(CloseWin, least <= match.Near)
	p.Raise(HighWin, least)
	p.Raise(Comeback, s.Counts[summary.Behind])
	p.has(Strong, slices.Contains(s.Opponents, coach.Strong))
	p.has(Four, s.Seats == 4)
	p.climb(s.Counts[ladder.Rung])
}

// climb adds a rung won on the ladder.
func (p *Progress) climb(rung int) {
	for _, m := range []Medal{Rung54, Rung56, Rung58, Rung60} {
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
func Running(f match.Feats, alone bool) Progress {
	var p Progress
	p.Raise(Treble, f.TurnTrios)
	p.has(Trio, f.TurnTrios > 0)
	p.Raise(Column, f.Cleared)
	p.Raise(Avalanche, f.Loosened)
	p.Raise(BigTurn, f.BestTurn)
	if alone {
		p.Raise(Generous, f.Gifts)
	}
	return p
}

// Since returns the day on which finished games, given newest first, reached each medal: YYYY-MM-DD by medal.
func Since(entries []store.Entry) map[Medal]string {
	var p Progress
	since := map[Medal]string{}
	for _, e := range slices.Backward(entries) {
		p.add(&e)
		for m := range Medal(Count) {
			if _, had := since[m]; !had && p.Reached(m) {
				since[m] = e.Date
			}
		}
	}
	return since
}
