// Package summary computes what is kept of a finished game of THE GAME besides its record, for lists, statistics, the calendar
// and medals.
package summary

import (
	"dreist/game/days"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/game/thegame/record"
)

// Variant is the name of the variant among the counts of a finished game: that of base, 0, is not stored. The other counts are those
// of match, each the largest of any person.
const Variant = "variant"

// Of returns the summary of a finished match.
func Of(m *match.Match) store.Summary {
	f := m.Facts()
	own, persons := 0, 0
	for seat, player := range f.Players {
		if player == play.Person {
			own, persons = seat, persons+1
		}
	}
	s := store.Summary{
		Game: record.Name, Seats: len(f.Score), Outcome: f.Outcome, Turns: f.Turns,
		Counts: map[string]int{Variant: int(m.Deal().Variant), days.Count: days.CountOf(m.Tag(days.Tag))},
	}
	if persons == 1 {
		s.Seat = own + 1
	}
	for seat, player := range f.Players {
		if seat != own {
			s.Opponents = append(s.Opponents, player)
		}
		for name, counts := range f.Counts {
			if player == play.Person {
				s.Counts[name] = max(s.Counts[name], counts[seat])
			}
		}
	}
	return s
}

// Rest returns the rest cards of a finished game.
func Rest(s *store.Summary) int {
	if len(s.Score) == 0 {
		return 0
	}
	return s.Score[0]
}

// Excellent reports whether a game left so few rest cards that it went excellently (G 12).
func Excellent(s *store.Summary) bool { return Rest(s) < 10 }
