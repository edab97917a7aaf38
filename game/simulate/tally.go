package simulate

import (
	"math"

	"dreist/game/play"
)

// Tally counts the results of games.
type Tally struct {
	Games     int
	Turns     int   // of all games together
	Undecided int   // games stopped by a rule
	Wins      []int // per seat
	Scores    []int // per seat: the sum of the scores
}

func newTally(seats int) Tally {
	return Tally{Wins: make([]int, seats), Scores: make([]int, seats)}
}

func (t *Tally) add(r Result) {
	t.Games++
	t.Turns += r.Turns
	if r.End == play.Undecided {
		t.Undecided++
	}
	for s := range t.Wins {
		if r.Won(s) {
			t.Wins[s]++
		}
		t.Scores[s] += r.Score[s]
	}
}

func (t *Tally) merge(other Tally) {
	t.Games += other.Games
	t.Turns += other.Turns
	t.Undecided += other.Undecided
	for s := range t.Wins {
		t.Wins[s] += other.Wins[s]
		t.Scores[s] += other.Scores[s]
	}
}

// MeanTurns returns the turns per game, 0 without games.
func (t *Tally) MeanTurns() float64 { return t.mean(t.Turns) }

// MeanScore returns the score per game of a seat, from 0; 0 without games.
func (t *Tally) MeanScore(seat int) float64 { return t.mean(t.Scores[seat]) }

// WinShare returns the share of games won by a seat, from 0, with its 95 % confidence interval.
func (t *Tally) WinShare(seat int) (share, low, high float64) {
	low, high = Wilson(t.Wins[seat], t.Games)
	return t.mean(t.Wins[seat]), low, high
}

func (t *Tally) mean(sum int) float64 { return float64(sum) / float64(max(t.Games, 1)) }

// Wilson returns the 95 % confidence interval, by Wilson's score, of a probability; 0 and 1 without tries.
func Wilson(times, tries int) (low, high float64) {
	if tries == 0 {
		return 0, 1
	}
	const z = 1.959963984540054 // 95 % quantile of the normal distribution, two-sided
	n, p := float64(tries), float64(times)/float64(tries)
	middle := p + z*z/(2*n)
	reach := float64(z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n)))
	scale := 1 + z*z/n
	return max((middle-reach)/scale, 0), min((middle+reach)/scale, 1)
}
