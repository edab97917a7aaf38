package simulate

import (
	"math"

	"dreist/game/play"
)

// Tally counts how games ended.
type Tally struct {
	Games     int
	Turns     int   // of all games together
	Undecided int   // games that a rule has broken off
	Wins      []int // one number per seat
	Scores    []int // the same: what the outcomes of all games together score
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

// MeanTurns returns the turns of a game, on average, and 0 of no game.
func (t *Tally) MeanTurns() float64 { return t.mean(t.Turns) }

// MeanScore returns what a seat, from 0, scores in a game, on average, and 0 of no game.
func (t *Tally) MeanScore(seat int) float64 { return t.mean(t.Scores[seat]) }

// WinShare returns the share of the games that a seat, from 0, won, 0 to 1, with the ends of its 95 % interval.
func (t *Tally) WinShare(seat int) (share, low, high float64) {
	low, high = Wilson(t.Wins[seat], t.Games)
	return t.mean(t.Wins[seat]), low, high
}

func (t *Tally) mean(sum int) float64 { return float64(sum) / float64(max(t.Games, 1)) }

// Wilson returns the ends of the 95 % interval, by Wilson's score, for the chance of something that happened a number
// of times in so many tries; 0 and 1 if there was no try.
func Wilson(times, tries int) (low, high float64) {
	if tries == 0 {
		return 0, 1
	}
	const z = 1.959963984540054 // the normal distribution has 95 % of its weight within z deviations
	n, p := float64(tries), float64(times)/float64(tries)
	middle := p + z*z/(2*n)
	reach := float64(z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n)))
	scale := 1 + z*z/n
	return max((middle-reach)/scale, 0), min((middle+reach)/scale, 1)
}
