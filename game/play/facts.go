package play

// Facts are what is remembered of a match besides its text.
type Facts struct {
	Outcome
	Players []string         // the kind of each player, see Player
	Turns   int              // how many have ended
	Counts  map[string][]int // what statistics count, by name: one number per seat
}

// Facts returns what there is to remember of the match so far.
func (m *Match[P, M, E]) Facts() Facts {
	f := Facts{Outcome: m.rules.Outcome(&m.position), Turns: m.Turns(), Counts: m.rules.Counts(m.history)}
	for _, p := range m.players {
		f.Players = append(f.Players, p.Kind)
	}
	return f
}
