package ladder

import "dreist/game/store"

// Feat is what a game has done for the player's history.
type Feat struct {
	Record bool // it is the single game against Egon that was won in the fewest turns, and not the only one won
	Streak int  // so many games in a row are won up to it
}

// FeatOf returns what the newest of the finished games, which come in the order of the history, has done. Practice
// and the first game are none that count, and the ladder and tables are no measure for a single game.
func FeatOf(entries []store.Entry) Feat {
	if len(entries) == 0 || !entries[0].Kind.Counts() || !entries[0].Summary.Won() {
		return Feat{}
	}
	f := Feat{Streak: store.Tally(entries).Total.Streak}
	best := 0
	for _, e := range entries[1:] {
		if rounds := e.Summary.Rounds(); e.Kind == store.KindSolo && e.Summary.Won() && (best == 0 || rounds < best) {
			best = rounds
		}
	}
	f.Record = entries[0].Kind == store.KindSolo && best > 0 && entries[0].Summary.Rounds() < best
	return f
}

// Ended returns on which rung the last climb ended that was lost, 0 where none was. The entries come in the order of
// the history, the newest first.
func Ended(entries []store.Entry) int {
	for _, e := range entries {
		if rung := e.Summary.Counts[Rung]; e.Kind == Kind && rung > 0 && !e.Summary.Won() {
			return rung
		}
	}
	return 0
}
