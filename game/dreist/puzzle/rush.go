package puzzle

import "fmt"

// Rush is a run of puzzles of increasing difficulty against time. Time is counted in ticks of any length. A Rush is
// for one goroutine.
type Rush struct {
	random random
	left   int
	order  []Kind // of the coming puzzles, the next one first
	last   Kind
	puzzle Puzzle
	number int
	result RushResult
	row    int // puzzles solved in a row without a miss or a hint
}

// RushResult is the result of a rush.
type RushResult struct {
	Score  int `json:"score"` // sum of level times stars of the solved puzzles
	Solved int `json:"solved"`
	Streak int `json:"streak"` // most puzzles solved in a row without a miss or a hint
}

// The number of puzzles before the first of level 2 and of level 3.
const (
	warmUp = 3
	ascent = 8
)

// NewRush starts a rush of a number of ticks, at least one. Equal seeds give equal puzzles.
func NewRush(seed uint64, ticks int) (*Rush, error) {
	if ticks < 1 {
		return nil, fmt.Errorf("puzzle: begin a rush of %d ticks: want at least 1", ticks)
	}
	r := &Rush{random: random{state: seed}, left: ticks, last: kinds}
	if err := r.next(); err != nil {
		return nil, err
	}
	return r, nil
}

// next makes the next puzzle. All kinds take turns in shuffled order, none twice in a row.
func (r *Rush) next() error {
	if len(r.order) == 0 {
		r.order = Kinds()
		shuffle(&r.random, r.order)
		if r.order[0] == r.last {
			r.order[0], r.order[1] = r.order[1], r.order[0]
		}
	}
	level := Level(1)
	switch {
	case r.number >= ascent:
		level = 3
	case r.number >= warmUp:
		level = 2
	}
	p, err := Generate(r.order[0], level, r.random.next())
	if err != nil {
		return err
	}
	r.puzzle, r.last, r.order = p, r.order[0], r.order[1:]
	r.number++
	return nil
}

// Puzzle returns the current puzzle.
func (r *Rush) Puzzle() Puzzle { return r.puzzle }

// Number returns the number of the current puzzle, from 1.
func (r *Rush) Number() int { return r.number }

// Row returns how many puzzles in a row were solved without a miss or a hint.
func (r *Rush) Row() int { return r.row }

// Left returns the remaining ticks.
func (r *Rush) Left() int { return r.left }

// Over reports whether the time is up.
func (r *Rush) Over() bool { return r.left == 0 }

// Result returns the result so far.
func (r *Rush) Result() RushResult { return r.result }

// Advance counts ticks; do not call it during a pause.
func (r *Rush) Advance(ticks int) { r.left = max(r.left-max(ticks, 0), 0) }

// Finish scores the attempt at the current puzzle, if it is solved, and goes on to the next. An unsolved one is
// skipped without a score and ends the row. After the time is up nothing is scored. An attempt at another puzzle is
// an error.
func (r *Rush) Finish(a Attempt) error {
	if r.Over() {
		return nil
	}
	done, p := a.Puzzle(), &r.puzzle
	if done.Kind != p.Kind || done.Level != p.Level || done.Seed != p.Seed {
		return fmt.Errorf("puzzle: finish %s of a rush at %s: begin the attempt with Rush.Puzzle", done.Share(), p.Share())
	}
	if a.Solved() {
		r.result.Solved++
		r.result.Score += int(p.Level) * a.Stars()
	}
	if a.Solved() && a.Stars() == maxStars {
		r.row++
		r.result.Streak = max(r.result.Streak, r.row)
	} else {
		r.row = 0
	}
	return r.next()
}

// Sentences returns the report of a rush; best is the best score before it.
func (r RushResult) Sentences(best int) []Sentence {
	score := say("puzzle.rush.score")
	score.Score, score.Best = r.Score, max(best, r.Score)
	sentences := []Sentence{say("puzzle.rush.solved").counting(r.Solved)}
	if r.Score > best {
		score.Key = "puzzle.rush.record"
	}
	sentences = append(sentences, score)
	if r.Streak > 1 {
		sentences = append(sentences, say("puzzle.rush.streak").counting(r.Streak))
	}
	return sentences
}
