package store

import "slices"

// Statistics are what Tally finds in the history. Practice and the first game count nowhere.
type Statistics struct {
	Total      Score
	ByKind     map[Kind]Score
	ByRung     map[int]Score    // of the ladder, by the cards the player started with
	ByOpponent map[string]Score // a game with several opponents counts for each of them once
	DREIer     int              // DREIer made, see Summary
	Gifts      int              // gifts given, see Summary
	BestRung   int              // the highest rung won on the ladder, 0 where none was
	LostWith   map[int]int      // how many games were lost with so many cards of the player's left
	WonAgainst map[int]int      // how many games were won with so many cards left to the opponent who had the fewest
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
	t := Statistics{
		ByKind: map[Kind]Score{}, ByRung: map[int]Score{}, ByOpponent: map[string]Score{},
		LostWith: map[int]int{}, WonAgainst: map[int]int{},
	}
	for _, e := range slices.Backward(entries) {
		if e.Kind.Counts() {
			t.add(e.Kind, e.Summary)
		}
	}
	return t
}

func (t *Statistics) add(kind Kind, game Summary) {
	t.Total = t.Total.with(game)
	t.ByKind[kind] = t.ByKind[kind].with(game)
	if game.Rung != 0 {
		t.ByRung[game.Rung] = t.ByRung[game.Rung].with(game)
	}
	for i, name := range game.Opponents {
		if !slices.Contains(game.Opponents[:i], name) {
			t.ByOpponent[name] = t.ByOpponent[name].with(game)
		}
	}
	t.DREIer += game.DREIer
	t.Gifts += game.Gifts
	switch {
	case game.Won():
		t.BestRung = max(t.BestRung, game.Rung)
		others := slices.Delete(slices.Clone(game.Left), game.Seat-1, game.Seat)
		t.WonAgainst[slices.Min(others)]++
	case game.Seat != 0:
		t.LostWith[game.Left[game.Seat-1]]++
	}
}

// with returns the score after one more game. A shared screen has nobody to win or to lose a streak.
func (s Score) with(game Summary) Score {
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
	case game.Seat != 0:
		s.Streak = 0
	}
	return s
}
