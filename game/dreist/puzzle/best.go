package puzzle

// Results are the stored results of a player: for the name of each kind of puzzle one for each level, {"where": [{"stars": [0, 1, 4]}, …], …}
type Results map[string][MaxLevel]Result

// Result is a player's results for one kind and level.
type Result struct {
	SolvedCountsByStars [maxStars]int `json:"stars"` // the numbers of puzzles solved with one, two and three stars
}

// SolvedCount returns the number of solved puzzles.
func (r Result) SolvedCount() int {
	return r.SolvedCountsByStars[0] + r.SolvedCountsByStars[1] + r.SolvedCountsByStars[2]
}

// BestStars returns the most stars that any of the puzzles was solved with, 0 if none was solved.
func (r Result) BestStars() int {
	for stars := maxStars; stars > 0; stars-- {
		if r.SolvedCountsByStars[stars-1] > 0 {
			return stars
		}
	}
	return 0
}

// Result returns the results for a kind and level.
func (b Results) Result(k Kind, l Level) Result { return b[k.String()][l-1] }

// AddAttempt adds the result of an attempt. An unsolved attempt is ignored.
func (b Results) AddAttempt(a Attempt) {
	if p := a.Puzzle(); a.IsSolved() {
		levels := b[p.Kind.String()]
		levels[p.Level-1].SolvedCountsByStars[a.Stars()-1]++
		b[p.Kind.String()] = levels
	}
}
