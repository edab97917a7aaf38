package thegame

import (
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
)

// standing is the sum of finished games with a number of seats in a variant.
type standing struct {
	Played, Won         int
	FewestLeft, LeftSum int // the fewest cards left, and the cards left of all games
}

// add counts a finished game.
func (s *standing) add(e *store.HistoryEntry) {
	rest := match.CardsLeft(&e.Summary)
	if s.Played == 0 || rest < s.FewestLeft {
		s.FewestLeft = rest
	}
	s.Played++
	s.LeftSum += rest
	if rest == 0 {
		s.Won++
	}
}

// counted returns the finished games of a variant that count, the newest first.
func (g *game) counted(v thegame.Variant) (all []store.HistoryEntry) {
	for _, e := range g.FinishedEntries(store.KindSolo, store.KindTable) {
		if e.Summary.Counts[match.VariantCount] == int(v) {
			all = append(all, e)
		}
	}
	return all
}

// standings sums up games by their numbers of seats, which are the indices of the result.
func standings(games []store.HistoryEntry) (all [thegame.MaxSeats + 1]standing) {
	for i := range games {
		if seats := games[i].Summary.SeatCount; seats <= thegame.MaxSeats {
			all[seats].add(&games[i])
		}
	}
	return all
}
