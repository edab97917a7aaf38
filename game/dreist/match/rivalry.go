package match

import (
	"slices"

	"dreist/game/dreist/record"
	"dreist/game/store"
)

// EgonScore is the score of all single games against Egon.
type EgonScore struct {
	PlayerWins int // games won by the player
	EgonWins   int // games won by Egon
	LastMatch  LastMatch
}

// LastMatch is the result of the latest game against Egon. The zero LastMatch means that there was no game.
type LastMatch struct {
	Date      string // YYYY-MM-DD
	WasWon    bool   // whether the player won
	CardsLeft int    // the loser's cards left
}

// EgonScoreOf counts finished games, given newest first. Games of the ladder do not count: they are dealt unevenly.
func EgonScoreOf(entries []store.HistoryEntry) (r EgonScore) {
	for i := range entries {
		e := &entries[i]
		g := &e.Summary
		solo := e.Kind == store.KindSolo && g.GameName == record.Name && g.Seat == 1 && slices.Equal(g.OpponentKinds, []string{EgonKind})
		if !solo || g.Winner() == store.NoPlayer {
			continue
		}
		if r.PlayerWins+r.EgonWins == 0 {
			r.LastMatch = LastMatch{Date: e.Date, WasWon: g.HasWon(), CardsLeft: slices.Max(g.Scores)}
		}
		if g.HasWon() {
			r.PlayerWins++
		} else {
			r.EgonWins++
		}
	}
	return r
}
