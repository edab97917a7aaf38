package play

import (
	"maps"
	"slices"

	"dreist/game/store"
)

// Series calculates the standing of several games at one table: the next starter, the total scores, and the leaders. Its state is
// stored.
type Series struct{ store.SeriesState }

// NewSeries returns a series without games. Player first starts the first game; length is the number of planned games, 0 for one
// per player.
func NewSeries(players []Player, first, length int) Series {
	if length <= 0 {
		length = len(players)
	}
	return Series{store.SeriesState{Players: slices.Clone(players), FirstStarter: first, PlannedGameCount: length, IsRunning: true}}
}

// NextStarter returns the seat that starts the next game: the one after the seat that started the last game.
func (s *Series) NextStarter() Seat {
	return Seat((s.FirstStarter + len(s.Games)) % len(s.Players))
}

// AddGame adds a finished game. The last planned game ends the series.
func (s *Series) AddGame(starts Seat, f MatchFacts, code, id string) {
	s.Games = append(s.Games, store.SeriesGame{
		Starter: int(starts), Outcome: Outcome{End: f.End, Places: slices.Clone(f.Places), Scores: slices.Clone(f.Scores)}, Code: code, ID: id,
	})
	s.IsRunning = len(s.Games) < s.PlannedGameCount
}

// NextSeries returns a new series with the same players, length and choices. The seat after the starter of the last game starts it.
func (s *Series) NextSeries() Series {
	again := NewSeries(s.Players, int(s.NextStarter()), s.PlannedGameCount)
	again.Choices = maps.Clone(s.Choices)
	return again
}

// TotalScores returns the total score of each player.
func (s *Series) TotalScores() []int {
	sums := make([]int, len(s.Players))
	for _, g := range s.Games {
		for player, n := range g.Scores {
			sums[player] += n
		}
	}
	return sums
}

// Wins returns the number of games that a player has won, shared wins included.
func (s *Series) Wins(player int) (wins int) {
	for _, g := range s.Games {
		if g.HasWon(player) {
			wins++
		}
	}
	return wins
}

// Losses returns the number of games that a player has lost: those in which this player alone came last.
func (s *Series) Losses(player int) (losses int) {
	for _, g := range s.Games {
		if IsAloneLast(g.Outcome, player) {
			losses++
		}
	}
	return losses
}

// IsAloneLast reports whether a seat alone has the last place in a game that ranks its players.
func IsAloneLast(o Outcome, seat int) bool {
	return o.End == Ranked && o.Places[seat] == len(o.Places)
}

// IsTogether reports whether the players won or lost every game together. It is false before the first game.
func (s *Series) IsTogether() bool {
	apart := func(g store.SeriesGame) bool { return !g.IsTogether() }
	return len(s.Games) > 0 && !slices.ContainsFunc(s.Games, apart)
}

// Leaders returns the players with the lowest total score, several on a tie; nil before the first game.
func (s *Series) Leaders() []int {
	if len(s.Games) == 0 {
		return nil
	}
	sums := s.TotalScores()
	least := slices.Min(sums)
	var leaders []int
	for player, sum := range sums {
		if sum == least {
			leaders = append(leaders, player)
		}
	}
	return leaders
}
