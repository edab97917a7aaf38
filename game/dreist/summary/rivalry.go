package summary

import (
	"slices"

	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/store"
)

// Rivalry is how all single games of one player against Egon stand.
type Rivalry struct {
	Yours, Egons int       // games that each has won
	Last         LastMatch // of them
}

// LastMatch is how a game against Egon ended. The zero LastMatch is none.
type LastMatch struct {
	Date string // YYYY-MM-DD
	Won  bool   // by the player
	Left int    // cards that the other one had left
}

// RivalryOf returns how the finished games in the order of the history, the newest first, stand. Games of the ladder
// are dealt unevenly and do not count.
func RivalryOf(entries []store.Entry) (r Rivalry) {
	for i := range entries {
		e := &entries[i]
		g := &e.Summary
		if e.Kind != store.KindSolo || g.Game != ladder.Game || g.Seat != 1 || g.Winner() == store.NoPlayer || !slices.Equal(g.Opponents, []string{match.Egon}) {
			continue
		}
		if r.Yours+r.Egons == 0 {
			r.Last = LastMatch{Date: e.Date, Won: g.Won(), Left: slices.Max(g.Score)}
		}
		if g.Won() {
			r.Yours++
		} else {
			r.Egons++
		}
	}
	return r
}
