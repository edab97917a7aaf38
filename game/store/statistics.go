package store

import "slices"

// Statistics are counts over finished games. Practice and the first game do not count.
type Statistics struct {
	Total  GameTotals
	ByKind map[Kind]GameTotals
	Counts map[string]int // sums of Summary.Counts
}

// GameTotals counts games, wins and rounds.
type GameTotals struct {
	Played     int // number of games, those on a shared screen included
	Won        int // number of games won
	Streak     int // current number of wins in a row
	BestStreak int // most wins ever in a row
	Rounds     int // total rounds of all games, see Summary.RoundCount
	BestRounds int // fewest rounds of a win, 0 without wins
}

// MeanRounds returns the rounds per game, 0 without games.
func (s GameTotals) MeanRounds() float64 {
	if s.Played == 0 {
		return 0
	}
	return float64(s.Rounds) / float64(s.Played)
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
		t.Total = t.Total.With(game)
		t.ByKind[e.Kind] = t.ByKind[e.Kind].With(game)
		for name, n := range game.Counts {
			t.Counts[name] += n
		}
	}
	return t
}

// With returns the score after one more game. A game on a shared screen counts as won or lost only if all won or lost together.
func (s GameTotals) With(game Summary) GameTotals {
	s.Played++
	s.Rounds += game.RoundCount()
	switch {
	case game.HasWon():
		s.Won++
		s.Streak++
		s.BestStreak = max(s.BestStreak, s.Streak)
		if rounds := game.RoundCount(); s.BestRounds == 0 || rounds < s.BestRounds {
			s.BestRounds = rounds
		}
	case game.Seat != 0 || game.End == AllLost:
		s.Streak = 0
	}
	return s
}
