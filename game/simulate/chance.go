package simulate

// Chance is how many of some continued games were won. One that was not played to its end counts as the part of a game
// that its last position is worth; the sum is rounded.
type Chance struct{ Won, Games int }

// Share returns the part of the games that was won, 0 to 1; a half where there were none.
func (c Chance) Share() float64 {
	if c.Games == 0 {
		return 0.5
	}
	return float64(c.Won) / float64(c.Games)
}

// Interval returns between which shares the true one lies in 95 of 100 cases.
func (c Chance) Interval() (low, high float64) { return Wilson(c.Won, c.Games) }
