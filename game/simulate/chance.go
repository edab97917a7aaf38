package simulate

import (
	"cmp"
	"slices"
)

// Chance is a number of games and how many of them were won. An unfinished game counts as the value of its last position; the sum is rounded.
type Chance struct{ WonCount, GameCount int }

// Share returns the share of won games, 0 to 1; 0.5 without games.
func (c Chance) Share() float64 {
	if c.GameCount == 0 {
		return 0.5
	}
	return float64(c.WonCount) / float64(c.GameCount)
}

// Interval returns the 95 % confidence interval of the share.
func (c Chance) Interval() (low, high float64) { return WilsonInterval(c.WonCount, c.GameCount) }

// CostliestIndices returns the indices of the decisions that cost least or more, worst first, cut off after most of them.
func CostliestIndices[D any](decisions []D, cost func(*D) float64, least float64, most int) (worst []int) {
	for i := range decisions {
		if cost(&decisions[i]) >= least {
			worst = append(worst, i)
		}
	}
	slices.SortStableFunc(worst, func(a, b int) int { return cmp.Compare(cost(&decisions[b]), cost(&decisions[a])) })
	return worst[:min(len(worst), most)]
}
