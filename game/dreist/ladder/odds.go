package ladder

import "dreist/game/dreist"

// Odds says what two computer players won on a rung, as the program plays them.
type Odds struct{ Fair, Strong Share }

// Share is how many of some games were won.
type Share struct{ Won, Games int }

// Percent returns the part of the games that was won, in whole hundredths.
func (s Share) Percent() int { return (100*s.Won + s.Games/2) / s.Games }

// OddsOf returns the odds of a rung. Above the highest one that was played they are those of that one.
func OddsOf(rung int) Odds {
	i := (rung - dreist.FirstRung) / dreist.RungStep
	return wins[min(max(i, 0), len(wins)-1)]
}
