package simulate

// Chance is the number of won games. An unfinished game counts as the value of its last position; the sum is rounded.
type Chance struct{ Won, Games int }

// Share returns the share of won games, 0 to 1; a half without games.
func (c Chance) Share() float64 {
	if c.Games == 0 {
		return 0.5
	}
	return float64(c.Won) / float64(c.Games)
}

// Interval returns the 95 % confidence interval of the share.
func (c Chance) Interval() (low, high float64) { return Wilson(c.Won, c.Games) }
