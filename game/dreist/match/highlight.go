package match

import "dreist/game/store"

// Highlight has the records that the newest finished game sets.
type Highlight struct {
	IsFastestWin bool // whether the game was won in fewer rounds than any single game before; false for the first win
	WinStreak    int  // games won in a row, this one included
}

// HighlightOf returns the highlight of the newest of finished games, which are given newest first. Only a game that counts and was won
// has one. Games of the ladder and of tables set no record, as they are longer or shorter by nature.
func HighlightOf(entries []store.HistoryEntry) Highlight {
	if len(entries) == 0 || !entries[0].Kind.IsCounted() || !entries[0].Summary.HasWon() {
		return Highlight{}
	}
	h := Highlight{WinStreak: store.StatisticsOf(entries).Total.Streak}
	best := 0
	for _, e := range entries[1:] {
		if rounds := e.Summary.RoundCount(); e.Kind == store.KindSolo && e.Summary.HasWon() && (best == 0 || rounds < best) {
			best = rounds
		}
	}
	h.IsFastestWin = entries[0].Kind == store.KindSolo && best > 0 && entries[0].Summary.RoundCount() < best
	return h
}

// LastLostRung returns the rung of the latest lost game of the ladder, or 0 if no game was lost. The entries are newest first.
func LastLostRung(entries []store.HistoryEntry) int {
	for _, e := range entries {
		if rung := e.Summary.Counts[RungCountKey]; e.Kind == LadderKind && rung > 0 && !e.Summary.HasWon() {
			return rung
		}
	}
	return 0
}
