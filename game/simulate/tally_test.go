package simulate_test

import (
	"math"
	"testing"

	"dreist/game/simulate"
)

// Wilson returns the textbook values.
func TestWilson(t *testing.T) {
	for _, tc := range []struct {
		times, tries int
		low, high    float64
	}{
		{0, 0, 0, 1},
		{0, 10, 0, 0.2775},
		{10, 10, 0.7225, 1},
		{1, 20, 0.0089, 0.2361},
		{50, 100, 0.4038, 0.5962},
		{8000, 10000, 0.7920, 0.8077},
	} {
		low, high := simulate.WilsonInterval(tc.times, tc.tries)
		if math.Abs(low-tc.low) > 0.0001 || math.Abs(high-tc.high) > 0.0001 {
			t.Errorf("%d of %d: got %.4f to %.4f, want %.4f to %.4f", tc.times, tc.tries, low, high, tc.low, tc.high)
		}
	}
}

// The interval of a mean is that of the textbook: scores 2, 4, 4, 4, 5, 5, 7, 9 have the mean 5 and the deviation 2.138.
func TestScoreInterval(t *testing.T) {
	tally := simulate.Tally{GameCount: 8, ScoreSums: []int{40}, SquaredScoreSums: []int{4 + 16 + 16 + 16 + 25 + 25 + 49 + 81}}
	if low, high := tally.ScoreInterval(0); math.Abs(low-3.5184) > 0.0001 || math.Abs(high-6.4816) > 0.0001 {
		t.Errorf("got %.4f to %.4f, want 3.5184 to 6.4816", low, high)
	}
	one := simulate.Tally{GameCount: 1, ScoreSums: []int{3}, SquaredScoreSums: []int{9}}
	if low, high := one.ScoreInterval(0); low != 3 || high != 3 {
		t.Errorf("of one game: got %v to %v, want its score", low, high)
	}
}

func TestTallyOfNothing(t *testing.T) {
	var tally simulate.Tally
	if got := tally.MeanTurns(); got != 0 {
		t.Errorf("got %v turns of no game, want 0", got)
	}
}
