package coach

import (
	"math"

	"dreist/game/dreist"
)

// Tally counts how games ended.
type Tally struct {
	Games     int
	Turns     int   // of all games together
	Wins      []int // one number per seat, Egon's included
	CardsLeft []int // the same: the cards left at the end of all games together
}

func newTally(seats int) Tally {
	return Tally{Wins: make([]int, seats), CardsLeft: make([]int, seats)}
}

func (t *Tally) add(g *Game) {
	t.Games++
	t.Turns += g.Turns
	t.Wins[g.End.Winner()]++
	for s := range t.CardsLeft {
		t.CardsLeft[s] += g.End.CardsLeft(dreist.Seat(s))
	}
}

func (t *Tally) merge(other Tally) {
	t.Games += other.Games
	t.Turns += other.Turns
	for s := range t.Wins {
		t.Wins[s] += other.Wins[s]
		t.CardsLeft[s] += other.CardsLeft[s]
	}
}

// MeanTurns returns the turns of a game, on average, and 0 of no game.
func (t *Tally) MeanTurns() float64 { return t.mean(t.Turns) }

// MeanCardsLeft returns the cards a seat had left at the end of a game, on average, and 0 of no game.
func (t *Tally) MeanCardsLeft(s dreist.Seat) float64 { return t.mean(t.CardsLeft[s]) }

// WinShare returns the share of the games that a seat won, 0 to 1, with the ends of its 95 % interval.
func (t *Tally) WinShare(s dreist.Seat) (share, low, high float64) {
	low, high = Wilson(t.Wins[s], t.Games)
	return t.mean(t.Wins[s]), low, high
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
