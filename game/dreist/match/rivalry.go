package match

import (
	"slices"

	"dreist/game/dreist/record"
	"dreist/game/store"
)

// Rivalry is the score of all single games against Egon.
type Rivalry struct {
	Yours int // games won by the player
	Egons int // games won by Egon
	Last  LastMatch
}

// LastMatch is the result of the latest game against Egon. The zero LastMatch means that there was no game.
type LastMatch struct {
	Date string // YYYY-MM-DD
	Won  bool   // whether the player won
	Left int    // the loser's cards left
}

// RivalryOf counts finished games, the newest first. Games of the ladder do not count: they are dealt unevenly.
func RivalryOf(entries []store.Entry) (r Rivalry) {
	for i := range entries {
		e := &entries[i]
		g := &e.Summary
		solo := e.Kind == store.KindSolo && g.Game == record.Name && g.Seat == 1 && slices.Equal(g.Opponents, []string{Egon})
		if !solo || g.Winner() == store.NoPlayer {
			continue
		}
		if r.Yours+r.Egons == 0 {
			r.Last = LastMatch{Date: e.Date, Won: g.HasWon(), Left: slices.Max(g.Score)}
		}
		if g.HasWon() {
			r.Yours++
		} else {
			r.Egons++
		}
	}
	return r
}
