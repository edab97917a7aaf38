package puzzle

import (
	"encoding/json"
	"fmt"
)

// Best is the stored results of a player; the zero Best has none. In JSON it is an object with an array of three results for each kind,
// and the rush:
//
//	{"where": [{"stars": [0, 1, 4], "millis": 5120}, …], …, "rush": {"score": 71, "solved": 14, "streak": 9}}
//
// Decoding is lenient: invalid values count as zero, and unknown names are kept and written again.
type Best struct {
	results [kinds][Levels]Result
	rush    RushResult
	others  map[string]json.RawMessage
}

// Result is a player's results for one kind and level.
type Result struct {
	// Stars counts the puzzles solved with one, two and three stars.
	Stars [maxStars]int `json:"stars"`
	// Millis is the shortest time in milliseconds without a miss or a hint, 0 for none.
	Millis int `json:"millis"`
}

// Solved returns the number of solved puzzles.
func (r Result) Solved() int { return r.Stars[0] + r.Stars[1] + r.Stars[2] }

// Result returns the results for a kind and level, zero for invalid ones.
func (b *Best) Result(k Kind, l Level) Result {
	if !valid(k, l) {
		return Result{}
	}
	return b.results[k][l-1]
}

// Rush returns the best of all rushes, each number separately.
func (b *Best) Rush() RushResult { return b.rush }

// Add adds an attempt and its time in milliseconds, and reports whether it was the fastest. Unsolved attempts are
// ignored, and times with misses or hints, as guessing is fast.
func (b *Best) Add(a Attempt, millis int) (fastest bool) {
	p := a.Puzzle()
	if !a.Solved() || !valid(p.Kind, p.Level) {
		return false
	}
	r := &b.results[p.Kind][p.Level-1]
	r.Stars[a.Stars()-1]++
	if a.Stars() < maxStars || millis < 1 || r.Millis != 0 && millis >= r.Millis {
		return false
	}
	r.Millis = millis
	return true
}

// AddRush adds a rush.
func (b *Best) AddRush(r RushResult) {
	b.rush = RushResult{
		Score: max(b.rush.Score, r.Score), Solved: max(b.rush.Solved, r.Solved), Streak: max(b.rush.Streak, r.Streak),
	}
}

const rushName = "rush"

// MarshalJSON encodes the results.
func (b Best) MarshalJSON() ([]byte, error) {
	doc := map[string]any{}
	for name, other := range b.others {
		doc[name] = other
	}
	for _, k := range Kinds() {
		doc[k.String()] = b.results[k]
	}
	doc[rushName] = b.rush
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
	doc := read[map[string]json.RawMessage](text)
	for _, k := range Kinds() {
		levels := read[[]json.RawMessage](doc[k.String()])
		for i := range min(len(levels), Levels) {
			b.results[k][i] = readResult(levels[i])
		}
		delete(doc, k.String())
	}
	rush := read[map[string]json.RawMessage](doc[rushName])
	b.rush = RushResult{Score: readCount(rush["score"]), Solved: readCount(rush["solved"]), Streak: readCount(rush["streak"])}
	delete(doc, rushName)
	if len(doc) > 0 {
		b.others = doc
	}
	return nil
}

func readResult(text json.RawMessage) Result {
	fields := read[map[string]json.RawMessage](text)
	r := Result{Millis: readCount(fields["millis"])}
	stars := read[[]json.RawMessage](fields["stars"])
	for i := range min(len(stars), maxStars) {
		r.Stars[i] = readCount(stars[i])
	}
	return r
}

// readCount returns a non-negative number, 0 for anything else.
func readCount(text json.RawMessage) int { return max(read[int](text), 0) }

// read decodes a T, the zero T on an error.
func read[T any](text json.RawMessage) T {
	var value, zero T
	if json.Unmarshal(text, &value) != nil {
		return zero
	}
	return value
}
