package match

import "dreist/game/dreist"

// RungOdds holds the simulated results of the fair and the strong computer player on a rung.
type RungOdds struct{ Fair, Strong Share }

// Share is the number of games won of those played.
type Share struct{ won, games int }

// Percent returns the share of games won, rounded, 0 to 100. No games are a division by zero.
func (s Share) Percent() int { return (100*s.won + s.games/2) / s.games }

// OddsOf returns the odds of a rung. Rungs above the highest one simulated have the same odds as that one.
func OddsOf(rung int) RungOdds {
	i := (rung - dreist.FirstRung) / dreist.RungStep
	return rungOdds[min(max(i, 0), len(rungOdds)-1)]
}
