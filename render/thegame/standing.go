package thegame

import (
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/screens"
)

// standing sums up the finished games of some number of seats in a variant.
type standing struct {
	Played, Won int
	Best, Sum   int // the fewest rest cards, and those of all
}

// add counts a finished game.
func (s *standing) add(e *store.Entry) {
	rest := match.Rest(&e.Summary)
	if s.Played == 0 || rest < s.Best {
		s.Best = rest
	}
	s.Played++
	s.Sum += rest
	if rest == 0 {
		s.Won++
	}
}

// tenths returns the rest cards of a game on average, in tenths.
func (s *standing) tenths() int { return screens.TenthsOf(s.Sum, s.Played) }

// counted returns the finished games of a variant that count, the newest first.
func (g *game) counted(v thegame.Variant) (all []store.Entry) {
	for _, e := range g.Finished(store.KindSolo, store.KindTable) {
		if e.Summary.Counts[match.VariantCount] == int(v) {
			all = append(all, e)
		}
	}
	return all
}

// standings sums up games by their seats: how those at tables of n stand is at n.
func standings(games []store.Entry) (all [thegame.MaxSeats + 1]standing) {
	for i := range games {
		if seats := games[i].Summary.Seats; seats <= thegame.MaxSeats {
			all[seats].add(&games[i])
		}
	}
	return all
}

// seatsName says how many play.
func (g *game) seatsName(seats int) string { return g.Count("played.seats", seats, nil) }
