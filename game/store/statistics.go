package store

import "slices"

// Statistics are what Tally finds in the history, whatever was played. Practice and the first game count nowhere.
type Statistics struct {
	Total      Score
	ByKind     map[Kind]Score
	ByOpponent map[string]Score // a game with several opponents counts for each of them once
	Counts     map[string]int   // the sums of the counts of all games, see Summary
}

// Score counts games.
type Score struct {
	Played     int // games, those of a shared screen included
	Won        int
	Streak     int // games won in a row up to the one stored last, 0 after one that was lost
	BestStreak int // the most games ever won in a row
	Rounds     int // rounds of turns in all games played, see Summary
	BestRounds int // the fewest rounds of a game that was won, 0 where none was
}

// MeanRounds returns the rounds of a game on average, 0 where none was played.
func (s Score) MeanRounds() float64 {
	if s.Played == 0 {
		return 0
	}
	return float64(s.Rounds) / float64(s.Played)
}

// Tally counts games that are in the order of History, the newest first. That order alone decides what follows on
// what: dates may repeat, leap or run backwards.
func Tally(entries []Entry) Statistics {
	t := Statistics{ByKind: map[Kind]Score{}, ByOpponent: map[string]Score{}, Counts: map[string]int{}}
	for _, e := range slices.Backward(entries) {
		if !e.Kind.Counts() {
			continue
		}
		game := e.Summary
		t.Total = t.Total.With(game)
		t.ByKind[e.Kind] = t.ByKind[e.Kind].With(game)
		for i, name := range game.Opponents {
			if !slices.Contains(game.Opponents[:i], name) {
				t.ByOpponent[name] = t.ByOpponent[name].With(game)
			}
		}
		for name, n := range game.Counts {
			t.Counts[name] += n
		}
	}
	return t
}

// With returns the score after one more game. A shared screen has nobody to win or to lose a streak.
func (s Score) With(game Summary) Score {
	s.Played++
	s.Rounds += game.Rounds()
	switch {
	case game.Won():
		s.Won++
		s.Streak++
		s.BestStreak = max(s.BestStreak, s.Streak)
		if rounds := game.Rounds(); s.BestRounds == 0 || rounds < s.BestRounds {
			s.BestRounds = rounds
		}
	case game.Seat != 0 || game.End == AllLost:
		s.Streak = 0
	}
	return s
}
