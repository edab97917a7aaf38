package store

import "slices"

// Statistics are counts over finished games. Practice and the first game do not count.
type Statistics struct {
	Total  GameTotals
	ByKind map[Kind]GameTotals
	Counts map[string]int // sums of Summary.Counts
}

// GameTotals are the numbers of games, wins and rounds of one player.
type GameTotals struct {
	GameCount       int // number of games, those on a shared screen included
	WinCount        int // number of games won
	Streak          int // current number of wins in a row
	BestStreak      int // most wins ever in a row
	RoundCount      int // total rounds of all games, see Summary.RoundCount
	FewestWinRounds int // fewest rounds of a win, 0 without wins
}

// MeanRounds returns the rounds per game, 0 without games.
func (s GameTotals) MeanRounds() float64 {
	if s.GameCount == 0 {
		return 0
	}
	return float64(s.RoundCount) / float64(s.GameCount)
}

// StatisticsOf counts finished games, given in the order of LoadHistory, newest first. Only that order decides about streaks; dates may repeat or run
// backwards.
func StatisticsOf(entries []HistoryEntry) Statistics {
	t := Statistics{ByKind: map[Kind]GameTotals{}, Counts: map[string]int{}}
	for _, e := range slices.Backward(entries) {
		if !e.Kind.IsCounted() {
			continue
		}
		game := e.Summary
		t.Total = t.Total.WithGame(game)
		t.ByKind[e.Kind] = t.ByKind[e.Kind].WithGame(game)
		for name, n := range game.Counts {
			t.Counts[name] += n
		}
	}
	return t
}

// WithGame returns the totals after one more game. A game on a shared screen counts as won or lost only if all won or lost together.
func (s GameTotals) WithGame(game Summary) GameTotals {
	s.GameCount++
	s.RoundCount += game.RoundCount()
	switch {
	case game.HasWon():
		s.WinCount++
		s.Streak++
		s.BestStreak = max(s.BestStreak, s.Streak)
		if rounds := game.RoundCount(); s.FewestWinRounds == 0 || rounds < s.FewestWinRounds {
			s.FewestWinRounds = rounds
		}
	case game.Seat != 0 || game.End == AllLost:
		s.Streak = 0
	}
	return s
}
