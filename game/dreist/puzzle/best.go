package puzzle

import (
	"encoding/json"
	"fmt"
)

// Results is the stored results of a player; the zero value is a new player's. In JSON it is an object with an array of three results for each
// kind, one a level:
//
//	{"where": [{"stars": [0, 1, 4]}, …], …}
//
// Decoding is lenient: invalid values count as zero, and unknown names, such as the times of earlier versions, are kept and written again.
type Results struct {
	results [kinds][MaxLevel]Result
	others  map[string]json.RawMessage
	more    [kinds][MaxLevel]map[string]json.RawMessage // unknown values of the results
}

// Result is a player's results for one kind and level: the numbers of puzzles solved with one, two and three stars.
type Result [maxStars]int

// SolvedCount returns the number of solved puzzles.
func (r Result) SolvedCount() int { return r[0] + r[1] + r[2] }

// BestStars returns the most stars that any of the puzzles was solved with, 0 if none was solved.
func (r Result) BestStars() int {
	for stars := maxStars; stars > 0; stars-- {
		if r[stars-1] > 0 {
			return stars
		}
	}
	return 0
}

// Result returns the results for a kind and level, zero for invalid ones.
func (b *Results) Result(k Kind, l Level) Result {
	if !valid(k, l) {
		return Result{}
	}
	return b.results[k][l-1]
}

// AddAttempt adds the result of an attempt. An unsolved attempt is ignored.
func (b *Results) AddAttempt(a Attempt) {
	if p := a.Puzzle(); a.IsSolved() && valid(p.Kind, p.Level) {
		b.results[p.Kind][p.Level-1][a.Stars()-1]++
	}
}

const starsName = "stars"

// MarshalJSON encodes the results.
func (b Results) MarshalJSON() ([]byte, error) {
	doc := map[string]any{}
	for name, other := range b.others {
		doc[name] = other
	}
	for _, k := range Kinds() {
		var levels [MaxLevel]map[string]any
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
func (b *Results) UnmarshalJSON(text []byte) error {
	*b = Results{}
	if !json.Valid(text) {
		return fmt.Errorf("puzzle: read the best results: they are no JSON")
	}
	b.others = read[map[string]json.RawMessage](text)
	for _, k := range Kinds() {
		levels := read[[]json.RawMessage](b.others[k.String()])
		for i := range min(len(levels), MaxLevel) {
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
