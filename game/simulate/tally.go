package simulate

import (
	"math"

	"dreist/game/play"
)

// Tally counts the results of games.
type Tally struct {
	GameCount        int
	turnCount        int   // total number of turns in all games
	UndecidedCount   int   // number of games that a rule stopped
	WinCounts        []int // per seat: the number of games won
	LastPlaceCounts  []int // per seat: the number of games with the last place
	ScoreSums        []int // per seat: the sum of the scores
	SquaredScoreSums []int // per seat: the sum of the squared scores
}

func newTally(seats int) Tally {
	return Tally{WinCounts: make([]int, seats), LastPlaceCounts: make([]int, seats), ScoreSums: make([]int, seats), SquaredScoreSums: make([]int, seats)}
}

func (t *Tally) add(r Result) {
	t.GameCount++
	t.turnCount += r.TurnCount
	if r.End == play.Undecided {
		t.UndecidedCount++
	}
	for s := range t.WinCounts {
		if r.HasWon(s) {
			t.WinCounts[s]++
		}
		if r.Places != nil && r.Places[s] == len(t.LastPlaceCounts) {
			t.LastPlaceCounts[s]++
		}
		t.ScoreSums[s] += r.Scores[s]
		t.SquaredScoreSums[s] += r.Scores[s] * r.Scores[s]
	}
}

func (t *Tally) merge(other Tally) {
	t.GameCount += other.GameCount
	t.turnCount += other.turnCount
	t.UndecidedCount += other.UndecidedCount
	for s := range t.WinCounts {
		t.WinCounts[s] += other.WinCounts[s]
		t.LastPlaceCounts[s] += other.LastPlaceCounts[s]
		t.ScoreSums[s] += other.ScoreSums[s]
		t.SquaredScoreSums[s] += other.SquaredScoreSums[s]
	}
}

// MeanTurns returns the turns per game, 0 without games.
func (t *Tally) MeanTurns() float64 { return t.mean(t.turnCount) }

// MeanScore returns the score per game of a seat, from 0; 0 without games.
func (t *Tally) MeanScore(seat int) float64 { return t.mean(t.ScoreSums[seat]) }

// ScoreInterval returns the 95 % confidence interval of the mean score of a seat, from 0. With fewer than two games, both ends are
// the mean.
func (t *Tally) ScoreInterval(seat int) (low, high float64) {
	mean, n := t.MeanScore(seat), float64(t.GameCount)
	if t.GameCount < 2 {
		return mean, mean
	}
	variance := (float64(t.SquaredScoreSums[seat]) - float64(n*mean*mean)) / (n - 1)
	half := float64(z * math.Sqrt(max(variance, 0)/n))
	return mean - half, mean + half
}

// WinShare returns the share of games won by a seat, from 0, with its 95 % confidence interval.
func (t *Tally) WinShare(seat int) (share, low, high float64) {
	low, high = WilsonInterval(t.WinCounts[seat], t.GameCount)
	return t.mean(t.WinCounts[seat]), low, high
}

// LastShare returns the share of games in which a seat, from 0, had the last place, with its 95 % confidence interval.
func (t *Tally) LastShare(seat int) (share, low, high float64) {
	low, high = WilsonInterval(t.LastPlaceCounts[seat], t.GameCount)
	return t.mean(t.LastPlaceCounts[seat]), low, high
}

func (t *Tally) mean(sum int) float64 { return float64(sum) / float64(max(t.GameCount, 1)) }

// z is the two-sided 95 % quantile of the normal distribution.
const z = 1.959963984540054

// WilsonInterval returns the 95 % confidence interval of a probability by Wilson's score, from the number of successes among some tries; 0 and
// 1 without tries.
func WilsonInterval(times, tries int) (low, high float64) {
	if tries == 0 {
		return 0, 1
	}
	n, p := float64(tries), float64(times)/float64(tries)
	middle := p + z*z/(2*n)
	reach := float64(z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n)))
	scale := 1 + z*z/n
	return max((middle-reach)/scale, 0), min((middle+reach)/scale, 1)
}
