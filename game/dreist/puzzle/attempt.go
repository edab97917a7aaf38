package puzzle

import "dreist/game/dreist"

// Attempt is one try at a puzzle, for one goroutine: a *MarkingAttempt for LegalCellsKind, TrioKind and LeavingCardsKind, a *PredictionAttempt
// for EgonTurnKind, a *LayingAttempt for EmptyHandKind.
type Attempt interface {
	// Puzzle returns the puzzle.
	Puzzle() *Puzzle
	// Position returns the current position of the attempt.
	Position() dreist.Position
	// TakeHint returns the next hint: first a nudge, then one step. A hint of strength NoHint is not counted.
	TakeHint() Hint
	// IsSolved reports whether the puzzle is solved; nothing changes after that.
	IsSolved() bool
	// MissCount returns the number of wrong answers.
	MissCount() int
	// HintCount returns the number of hints.
	HintCount() int
	// Stars returns the score so far, 1 to 3.
	Stars() int
}

// NewAttempt returns a new attempt at a puzzle.
func NewAttempt(p Puzzle) Attempt {
	t := tally{puzzle: &p}
	switch p.Kind {
	case EgonTurnKind:
		s := newScript(&p.Position)
		return &PredictionAttempt{tally: t, script: s, at: 1, turn: s.steps[0].after}
	case EmptyHandKind:
		return &LayingAttempt{tally: t, positions: []dreist.Position{p.Position}}
	}
	return &MarkingAttempt{tally: t, truths: p.OptionTruths(), marked: make([]bool, len(p.Options)), crossed: make([]bool, len(p.Options))}
}

type tally struct {
	puzzle        *Puzzle
	misses, hints int
	solved        bool
	nudged        bool // whether the nudge towards the next step was given
}

func (t *tally) Puzzle() *Puzzle { return t.puzzle }

func (t *tally) IsSolved() bool { return t.solved }

func (t *tally) MissCount() int { return t.misses }

func (t *tally) HintCount() int { return t.hints }

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

// stage counts a hint and returns its strength: first NudgeHint, then StepHint.
func (t *tally) stage() HintStrength {
	t.hints++
	if t.nudged {
		return StepHint
	}
	t.nudged = true
	return NudgeHint
}

// HintStrength is how much a hint gives away.
type HintStrength uint8

// The strengths, weakest first.
const (
	NoHint    HintStrength = iota // there is nothing to hint at
	NudgeHint                     // the hint says where to look
	StepHint                      // the hint says what to do next
)

// Hint is help for the next step, which the player still has to make. A nudge has only a sentence.
type Hint struct {
	Strength     HintStrength
	Sentence     TextRef
	Option       int         // index of the option to toggle in a MarkingAttempt, otherwise -1
	Choice       EgonChoice  // Egon's next choice in a PredictionAttempt
	Move         dreist.Move // next move in a LayingAttempt, unless MustTakeBack
	MustTakeBack bool        // whether the last move of a LayingAttempt has to be taken back first
}

func hint(stage HintStrength, s TextRef) Hint { return Hint{Strength: stage, Sentence: s, Option: -1} }

// Verdict is the judgement of an answer.
type Verdict struct {
	IsRight    bool            // whether the answer is right
	Sentence   TextRef         // explanation for the player
	Refusal    *dreist.Refusal // why the rules refuse the move, or nil; to be shown instead of Sentence
	WrongMarks []WrongMark     // wrong marks to show in a MarkingAttempt
	Events     []dreist.Event  // events of a right answer
}

// WrongMark is a wrong mark with the explanation why it is wrong.
type WrongMark struct {
	Option int // index in Puzzle.Options
	Explanation
}
