package puzzle

import "dreist/game/dreist"

// Attempt is one try at one puzzle: a *Marking for Where, Trio and Leaves, a *Foretelling for Egon, a *Laying for
// Empty. It belongs to one goroutine.
type Attempt interface {
	// Puzzle returns the puzzle.
	Puzzle() *Puzzle
	// Position returns what lies on the table at this point of the attempt.
	Position() dreist.Position
	// Hint returns the next hint: first a nudge, then one step. One that finds something counts.
	Hint() Hint
	// Solved reports whether the puzzle is solved; nothing changes after that.
	Solved() bool
	// Misses and Hints return how often something was wrong and how many hints were given.
	Misses() int
	Hints() int
	// Stars returns what the attempt is worth so far, 1 to 3.
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

// tally is what all attempts count.
type tally struct {
	puzzle        *Puzzle
	misses, hints int
	solved        bool
	nudged        bool // the nudge for the next step was given
}

// Puzzle returns the puzzle.
func (t *tally) Puzzle() *Puzzle { return t.puzzle }

// Solved reports whether the puzzle is solved; nothing changes after that.
func (t *tally) Solved() bool { return t.solved }

// Misses returns how often something was wrong.
func (t *tally) Misses() int { return t.misses }

// Hints returns how many hints were given.
func (t *tally) Hints() int { return t.hints }

// maxStars is what a puzzle without a miss or a hint is worth.
const maxStars = 3

// Stars returns 3 for a puzzle without a miss or a hint, 2 for one or two of them, 1 for more.
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

// Stage says how much a hint tells.
type Stage uint8

// The stages.
const (
	NoHint Stage = iota // nothing to tell; it does not count
	Nudge               // where to look
	Step                // what to do next
)

// Hint is help on the way. It says what to do and leaves the doing to the player.
type Hint struct {
	Stage    Stage
	Sentence Sentence
	// Of a Step: in a Marking the option to mark, or to unmark if it is marked, otherwise -1; in a Foretelling Egon's next
	// choice; in a Laying the next move, or TakeBack.
	Option   int
	Choice   Choice
	Move     dreist.Move
	TakeBack bool
}

func hint(stage Stage, s Sentence) Hint { return Hint{Stage: stage, Sentence: s, Option: -1} }

// Verdict says what became of an answer.
type Verdict struct {
	Right    bool
	Sentence Sentence        // what to tell the player
	Refusal  *dreist.Refusal // the rules' own reason, where they do not allow what was tried; tell that one then
	Faults   []Fault         // of a Marking: the wrong marks that are to be shown
	Events   []dreist.Event  // of a right step: what happened by it, to be shown
}

// Fault is an option that is marked and should not be, and why.
type Fault struct {
	Option int // index in Puzzle.Options
	Reason
}
