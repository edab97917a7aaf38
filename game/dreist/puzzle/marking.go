package puzzle

import (
	"slices"

	"dreist/game/dreist"
)

// MarkingAttempt is an attempt at a puzzle of LegalCellsKind, TrioKind or LeavingCardsKind: the player marks options.
type MarkingAttempt struct {
	tally
	truths  []OptionTruth
	marked  []bool
	crossed []bool // whether the last check showed the mark of each option to be wrong
}

// Position returns the puzzle's position.
func (m *MarkingAttempt) Position() dreist.Position { return m.puzzle.Position }

// Toggle marks or unmarks an option. It does nothing once the puzzle is solved.
func (m *MarkingAttempt) Toggle(option int) {
	if !m.solved {
		m.marked[option] = !m.marked[option]
		m.crossed[option] = false
	}
}

// IsMarked reports whether an option is marked.
func (m *MarkingAttempt) IsMarked(option int) bool { return m.marked[option] }

// IsBlank reports whether no option is marked.
func (m *MarkingAttempt) IsBlank() bool { return !slices.Contains(m.marked, true) }

// IsCrossed reports whether an option has a mark that the last check showed to be wrong.
func (m *MarkingAttempt) IsCrossed(option int) bool { return m.crossed[option] }

// crosses returns the largest number of wrong marks that a check shows. Among few options it is one, so that marking all of them does not
// reveal the answer; for the many cards of LeavingCardsKind it is three.
func (k Kind) crosses() int {
	if k == LeavingCardsKind {
		return 3
	}
	return 1
}

// CheckMarks judges the marked options as the player's answer, also if there are none. A wrong answer counts as a miss, and the marks stay.
// Some of the wrong marks are crossed out and explained; missing ones are not shown.
func (m *MarkingAttempt) CheckMarks() Verdict {
	clear(m.crossed)
	faults := m.faults()
	if len(faults) == 0 {
		m.solved = true
		return Verdict{IsRight: true, Sentence: m.praise()}
	}
	m.misses++
	var v Verdict
	for _, i := range faults {
		if m.marked[i] && len(v.WrongMarks) < m.puzzle.Kind.crosses() {
			m.crossed[i] = true
			v.WrongMarks = append(v.WrongMarks, WrongMark{Option: i, Explanation: m.ExplainOption(i)})
		}
	}
	v.Sentence = m.blame(v.WrongMarks)
	return v
}

// blame returns the sentence about a wrong answer: why the shown marks are wrong, or that a mark is missing.
func (m *MarkingAttempt) blame(shown []WrongMark) TextRef {
	switch {
	case len(shown) > 0 && m.puzzle.Kind == LegalCellsKind:
		return say("puzzle.wrong.where")
	case len(shown) > 0 && m.puzzle.Kind == TrioKind:
		return shown[0].Sentence
	case len(shown) > 0:
		return say("puzzle.wrong.leaves").counting(len(shown))
	case !m.IsBlank():
		return say("puzzle.wrong.missed")
	}
	switch m.puzzle.Kind {
	case LegalCellsKind:
		return say("puzzle.wrong.nowhere")
	case TrioKind:
		return say("puzzle.wrong.none")
	}
	return say("puzzle.wrong.nothing")
}

func (m *MarkingAttempt) faults() []int {
	var faults []int
	for i, truth := range m.truths {
		if truth.right() != m.marked[i] {
			faults = append(faults, i)
		}
	}
	return faults
}

func (m *MarkingAttempt) right() int {
	n := 0
	for _, truth := range m.truths {
		if truth.right() {
			n++
		}
	}
	return n
}

func (m *MarkingAttempt) praise() TextRef {
	switch m.puzzle.Kind {
	case LegalCellsKind:
		if m.right() == 0 {
			return say("puzzle.right.nowhere").of(m.puzzle.AskedCard)
		}
		return say("puzzle.right.where")
	case TrioKind:
		return say("puzzle.right.trio")
	}
	if m.right() == 0 {
		return say("puzzle.right.nothing")
	}
	return say("puzzle.right.leaves").counting(m.right())
}

// TakeHint returns first the number of options to mark, then a wrong option that is not crossed out.
func (m *MarkingAttempt) TakeHint() Hint {
	faults := m.faults()
	if m.solved || len(faults) == 0 {
		return hint(NoHint, say("puzzle.hint.check"))
	}
	if m.stage() == NudgeHint {
		return hint(NudgeHint, m.nudge())
	}
	at := slices.IndexFunc(faults, func(i int) bool { return !m.crossed[i] })
	if at < 0 {
		// Nothing else visible is wrong.
		h := hint(StepHint, say("puzzle.hint.crossed"))
		h.Option = faults[0]
		return h
	}
	i := faults[at]
	s := say("puzzle.hint.mark")
	if m.marked[i] {
		s = say("puzzle.hint.unmark")
	}
	o := m.puzzle.Options[i]
	h := hint(StepHint, s.of(o.Card).on(o.Row))
	h.Option = i
	return h
}

func (m *MarkingAttempt) nudge() TextRef {
	n := m.right()
	switch m.puzzle.Kind {
	case LegalCellsKind:
		if n == 0 {
			return say("puzzle.hint.nowhere")
		}
		return say("puzzle.hint.where").counting(n)
	case TrioKind:
		return say("puzzle.hint.trio").counting(n)
	}
	if n == 0 {
		return say("puzzle.hint.nothing")
	}
	return say("puzzle.hint.leaves").counting(n)
}
