package puzzle

import (
	"encoding/json"
	"fmt"
)

// Best is the stored results of a player; the zero value is a new player's. In JSON it is an object with an array of three results for each
// kind, one a level:
//
//	{"where": [{"stars": [0, 1, 4]}, …], …}
//
// Decoding is lenient: invalid values count as zero, and unknown names, such as the times of earlier versions, are kept and written again.
type Best struct {
	results [kinds][Levels]Result
	others  map[string]json.RawMessage
	more    [kinds][Levels]map[string]json.RawMessage // unknown values of the results
}

// Result is a player's results for one kind and level: the numbers of puzzles solved with one, two and three stars.
type Result [maxStars]int

// Solved returns the number of solved puzzles.
func (r Result) Solved() int { return r[0] + r[1] + r[2] }

// Stars returns the most stars that any of the puzzles was solved with, 0 if none was solved.
func (r Result) Stars() int {
	for stars := maxStars; stars > 0; stars-- {
		if r[stars-1] > 0 {
			return stars
		}
	}
	return 0
}

// Result returns the results for a kind and level, zero for invalid ones.
func (b *Best) Result(k Kind, l Level) Result {
	if !valid(k, l) {
		return Result{}
	}
	return b.results[k][l-1]
}

// Add adds the result of an attempt. An unsolved attempt is ignored.
func (b *Best) Add(a Attempt) {
	if p := a.Puzzle(); a.IsSolved() && valid(p.Kind, p.Level) {
		b.results[p.Kind][p.Level-1][a.Stars()-1]++
	}
}

const starsName = "stars"

// MarshalJSON encodes the results.
func (b Best) MarshalJSON() ([]byte, error) {
	doc := map[string]any{}
	for name, other := range b.others {
		doc[name] = other
	}
	for _, k := range Kinds() {
		var levels [Levels]map[string]any
		for i := range levels {
			levels[i] = map[string]any{}
			for name, other := range b.more[k][i] {
				levels[i][name] = other
			}
			levels[i][starsName] = b.results[k][i]
		}
		doc[k.String()] = levels
	}
	text, err := json.Marshal(doc)
	if err != nil {
		return nil, fmt.Errorf("puzzle: write the best results: %w", err)
	}
	return text, nil
}

// UnmarshalJSON decodes the results leniently; only text that is not JSON is an error.
func (b *Best) UnmarshalJSON(text []byte) error {
	*b = Best{}
	if !json.Valid(text) {
		return fmt.Errorf("puzzle: read the best results: they are no JSON")
	}
	b.others = read[map[string]json.RawMessage](text)
	for _, k := range Kinds() {
		levels := read[[]json.RawMessage](b.others[k.String()])
		for i := range min(len(levels), Levels) {
			fields := read[map[string]json.RawMessage](levels[i])
			stars := read[[]json.RawMessage](fields[starsName])
			for n := range min(len(stars), maxStars) {
				b.results[k][i][n] = max(read[int](stars[n]), 0)
			}
			delete(fields, starsName)
			b.more[k][i] = fields
		}
		delete(b.others, k.String())
	}
	return nil
}

// read decodes a T, the zero T on an error.
func read[T any](text json.RawMessage) T {
	var value, zero T
	if json.Unmarshal(text, &value) != nil {
		return zero
	}
	return value
}
