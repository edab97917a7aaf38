package puzzle

import "dreist/game/dreist"

// Attempt is one try at a puzzle: a *Marking for Where, Trio and Leaves, a *Foretelling for Egon, a *Laying for
// Empty. It is for one goroutine.
type Attempt interface {
	// Puzzle returns the puzzle.
	Puzzle() *Puzzle
	// Position returns the current position of the attempt.
	Position() dreist.Position
	// Hint returns the next hint: first a nudge, then one step. One with content is counted.
	Hint() Hint
	// IsSolved reports whether the puzzle is solved; nothing changes after that.
	IsSolved() bool
	// Misses and Hints return the number of wrong answers and of hints.
	Misses() int
	Hints() int
	// Stars returns the current score, 1 to 3.
	Stars() int
}

// Begin starts an attempt at a puzzle.
func Begin(p Puzzle) Attempt {
	t := tally{puzzle: &p}
	switch p.Kind {
	case Egon:
		s := newScript(&p.Position)
		return &Foretelling{tally: t, script: s, at: 1, turn: s.steps[0].after}
	case Empty:
		return &Laying{tally: t, positions: []dreist.Position{p.Position}}
	}
	return &Marking{tally: t, truths: p.Truths(), marked: make([]bool, len(p.Options)), crossed: make([]bool, len(p.Options))}
}

// tally is the counts of an attempt.
type tally struct {
	puzzle        *Puzzle
	misses, hints int
	solved        bool
	nudged        bool // the nudge for the next step was given
}

// Puzzle returns the puzzle.
func (t *tally) Puzzle() *Puzzle { return t.puzzle }

// IsSolved reports whether the puzzle is solved; nothing changes after that.
func (t *tally) IsSolved() bool { return t.solved }

// Misses returns the number of wrong answers.
func (t *tally) Misses() int { return t.misses }

// Hints returns the number of hints.
func (t *tally) Hints() int { return t.hints }

// maxStars is the score without a miss or a hint.
const maxStars = 3

// Stars returns 3 without misses and hints, 2 for one or two of them, 1 for more.
func (t *tally) Stars() int {
	switch n := t.misses + t.hints; {
	case n == 0:
		return maxStars
	case n <= 2:
		return 2
	}
	return 1
}

// stage counts a hint and returns whether it is the nudge or the step.
func (t *tally) stage() Stage {
	t.hints++
	if t.nudged {
		return Step
	}
	t.nudged = true
	return Nudge
}

// Stage is the strength of a hint.
type Stage uint8

// The stages.
const (
	NoHint Stage = iota // no hint; not counted
	Nudge               // where to look
	Step                // what to do next
)

// Hint is help for the next step, which the player still has to make.
type Hint struct {
	Stage    Stage
	Sentence Sentence
	// Of a Step: in a Marking the option to toggle, otherwise -1; in a Foretelling Egon's next choice; in a Laying
	// the next move, or TakeBack.
	Option   int
	Choice   Choice
	Move     dreist.Move
	TakeBack bool
}

func hint(stage Stage, s Sentence) Hint { return Hint{Stage: stage, Sentence: s, Option: -1} }

// Verdict is the judgement of an answer.
type Verdict struct {
	Right    bool
	Sentence Sentence        // explanation for the player
	Refusal  *dreist.Refusal // why the rules refuse the move; show this instead of Sentence if set
	Faults   []Fault         // of a Marking: the wrong marks to show
	Events   []dreist.Event  // of a right step: its events
}

// Fault is a wrongly marked option and the reason.
type Fault struct {
	Option int // index in Puzzle.Options
	Reason
}
