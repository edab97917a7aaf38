package puzzle

import "dreist/game/dreist"

// Marking is an attempt at a puzzle in which options are marked: Where, Trio or Leaves.
type Marking struct {
	tally
	truths []Truth
	marked []bool
}

// Position returns the puzzle's position.
func (m *Marking) Position() dreist.Position { return m.puzzle.Position }

// Toggle marks an option or takes its mark away. An index that is none, or a solved puzzle, changes nothing.
func (m *Marking) Toggle(option int) {
	if option >= 0 && option < len(m.marked) && !m.solved {
		m.marked[option] = !m.marked[option]
	}
}

// Marked reports whether an option is marked.
func (m *Marking) Marked(option int) bool {
	return option >= 0 && option < len(m.marked) && m.marked[option]
}

// Truth returns what the rules say about an option, to be shown when the puzzle is solved.
func (m *Marking) Truth(option int) Truth { return m.truths[option] }

// Check judges the marks. No mark at all is an answer, too: nowhere, none, nothing. A wrong one counts as a miss, its
// verdict says of each fault why, and the marks stay as they are.
func (m *Marking) Check() Verdict {
	if m.solved {
		return Verdict{Right: true, Sentence: m.praise()}
	}
	faults := m.faults()
	if len(faults) == 0 {
		m.solved = true
		return Verdict{Right: true, Sentence: m.praise()}
	}
	m.misses++
	missed := 0
	for _, f := range faults {
		if f.Missed {
			missed++
		}
	}
	v := Verdict{Faults: faults}
	switch missed {
	case len(faults):
		v.Sentence = say("puzzle.wrong.missed").counting(missed)
	case 0:
		v.Sentence = say("puzzle.wrong.extra").counting(len(faults))
	default:
		v.Sentence = say("puzzle.wrong.both")
	}
	return v
}

func (m *Marking) faults() []Fault {
	var faults []Fault
	for i, truth := range m.truths {
		if truth.right() == m.marked[i] {
			continue
		}
		f := Fault{Option: i, Missed: truth.right(), Truth: truth}
		if truth == Refused {
			o := m.puzzle.Options[i]
			f.Refusal = m.puzzle.Position.Why(o.Card, o.Card.Cell(o.Row))
		}
		faults = append(faults, f)
	}
	return faults
}

// right returns how many options are to be marked.
func (m *Marking) right() int {
	n := 0
	for _, truth := range m.truths {
		if truth.right() {
			n++
		}
	}
	return n
}

func (m *Marking) praise() Sentence {
	switch m.puzzle.Kind {
	case Where:
		if m.right() == 0 {
			return say("puzzle.right.nowhere").of(m.puzzle.Card)
		}
		return say("puzzle.right.where")
	case Trio:
		return say("puzzle.right.trio")
	}
	if m.right() == 0 {
		return say("puzzle.right.nothing")
	}
	return say("puzzle.right.leaves").counting(m.right())
}

// Hint first tells how many marks are right in the end, then one option that is marked wrongly now.
func (m *Marking) Hint() Hint {
	faults := m.faults()
	if m.solved || len(faults) == 0 {
		return hint(NoHint, say("puzzle.hint.check"))
	}
	if m.stage() == Nudge {
		return hint(Nudge, m.nudge())
	}
	f := faults[0]
	o := m.puzzle.Options[f.Option]
	s := say("puzzle.hint.unmark")
	if f.Missed {
		s = say("puzzle.hint.mark")
	}
	h := hint(Step, s.of(o.Card).on(o.Row))
	h.Option = f.Option
	return h
}

func (m *Marking) nudge() Sentence {
	n := m.right()
	switch m.puzzle.Kind {
	case Where:
		if n == 0 {
			return say("puzzle.hint.nowhere")
		}
		return say("puzzle.hint.where").counting(n)
	case Trio:
		return say("puzzle.hint.trio").counting(n)
	}
	if n == 0 {
		return say("puzzle.hint.nothing")
	}
	return say("puzzle.hint.leaves").counting(n)
}
