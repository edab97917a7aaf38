package play

import (
	"maps"
	"slices"

	"dreist/game/store"
)

// Series is the arithmetic of several games at one table: who begins, the sums of the scores, and who leads. Its
// state is what the store keeps.
type Series struct{ store.SeriesState }

// NewSeries returns a series without games. first begins the first game; length games are planned, 0 meaning one per
// player.
func NewSeries(players []Player, first, length int) Series {
	if length <= 0 {
		length = len(players)
	}
	return Series{store.SeriesState{Players: slices.Clone(players), First: first, Length: length, Running: true}}
}

// Starts returns who begins the next game: the seat after the one that began the last.
func (s *Series) Starts() Seat {
	return Seat((s.First + len(s.Games)) % len(s.Players))
}

// Add adds a finished game. The planned last game ends the series.
func (s *Series) Add(starts Seat, f Facts, code, id string) {
	s.Games = append(s.Games, store.SeriesGame{
		Starts: int(starts), Outcome: Outcome{End: f.End, Places: slices.Clone(f.Places), Score: slices.Clone(f.Score)}, Code: code, ID: id,
	})
	s.Running = len(s.Games) < s.Length
}

// NextSeries returns a new series of the same players and length, with the same choices for the table; the seat that
// begins moves on from the last game.
func (s *Series) NextSeries() Series {
	again := NewSeries(s.Players, int(s.Starts()), s.Length)
	again.Chosen = maps.Clone(s.Chosen)
	return again
}

// Sums returns the total score of each player.
func (s *Series) Sums() []int {
	sums := make([]int, len(s.Players))
	for _, g := range s.Games {
		for player, n := range g.Score {
			sums[player] += n
		}
	}
	return sums
}

// Wins returns how many games a player has won, shared wins included.
func (s *Series) Wins(player int) (wins int) {
	for _, g := range s.Games {
		if g.HasWon(player) {
			wins++
		}
	}
	return wins
}

// Losses returns how many games a player has lost: those that ended with places, and with this player alone in the last one of all seats.
func (s *Series) Losses(player int) (losses int) {
	for _, g := range s.Games {
		if IsLast(g.Outcome, player) {
			losses++
		}
	}
	return losses
}

// IsLast reports whether a seat was the one left at the end of a game with a place for each.
func IsLast(o Outcome, seat int) bool {
	return o.End == Ranked && o.Places[seat] == len(o.Places)
}

// IsWonTogether reports whether all players won or lost each game together.
func (s *Series) IsWonTogether() bool {
	apart := func(g store.SeriesGame) bool { return !g.IsTogether() }
	return len(s.Games) > 0 && !slices.ContainsFunc(s.Games, apart)
}

// Leaders returns the players with the smallest sum, several on a tie; none before the first game.
func (s *Series) Leaders() []int {
	if len(s.Games) == 0 {
		return nil
	}
	sums := s.Sums()
	least := slices.Min(sums)
	var leaders []int
	for player, sum := range sums {
		if sum == least {
			leaders = append(leaders, player)
		}
	}
	return leaders
}
