package play

import "dreist/game/store"

// MatchFacts are the data stored about a match in addition to its text.
type MatchFacts struct {
	Outcome
	Players   []string         // kind of each player, see Player
	TurnCount int              // number of turns that have ended
	Counts    map[string][]int // numbers for statistics by name, one per seat
}

// Facts returns the facts of the match so far.
func (m *Match[P, M, E]) Facts() MatchFacts {
	f := MatchFacts{Outcome: m.rules.Outcome(&m.position), TurnCount: m.TurnCount(), Counts: m.rules.Counts(m.history)}
	for _, p := range m.players {
		f.Players = append(f.Players, p.Kind)
	}
	return f
}

// Summary returns the facts that the history stores. The seat is that of the only person, or 0 if several share the screen; each count
// is the largest of any person.
func (f *MatchFacts) Summary(game string) store.Summary {
	s := store.Summary{GameName: game, SeatCount: len(f.Players), Outcome: f.Outcome, TurnCount: f.TurnCount, Counts: map[string]int{}}
	own, persons := 0, 0
	for seat, player := range f.Players {
		if player != Person {
			continue
		}
		own, persons = seat, persons+1
		for name, counts := range f.Counts {
			s.Counts[name] = max(s.Counts[name], counts[seat])
		}
	}
	if persons == 1 {
		s.Seat = own + 1
	}
	for seat, player := range f.Players {
		if seat != own {
			s.OpponentKinds = append(s.OpponentKinds, player)
		}
	}
	return s
}
