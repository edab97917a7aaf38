package play

// Facts are what is stored of a match besides its text.
type Facts struct {
	Outcome
	Players []string         // the kind of each player, see Player
	Turns   int              // number of turns that have ended
	Counts  map[string][]int // for statistics, by name: one number per seat
}

// Facts returns the facts of the match so far.
func (m *Match[P, M, E]) Facts() Facts {
	f := Facts{Outcome: m.rules.Outcome(&m.position), Turns: m.Turns(), Counts: m.rules.Counts(m.history)}
	for _, p := range m.players {
		f.Players = append(f.Players, p.Kind)
	}
	return f
}
