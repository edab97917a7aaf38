package puzzle

import (
	"slices"
	"testing"
)

// eachMarking calls f with an attempt at each of the first puzzles with options.
func eachMarking(t *testing.T, f func(t *testing.T, m *MarkingAttempt)) {
	each(t, func(t *testing.T, p Puzzle) {
		if m, ok := NewAttempt(p).(*MarkingAttempt); ok {
			f(t, m)
		}
	})
}

// TestAWrongCheckLeavesSomethingToFind marks all options, none, and one of several right ones.
func TestAWrongCheckLeavesSomethingToFind(t *testing.T) {
	eachMarking(t, func(t *testing.T, m *MarkingAttempt) {
		n, right := len(m.truths), m.right()
		if right > 0 {
			if v := m.CheckMarks(); len(v.WrongMarks) > 0 || v.Sentence.HasPlural {
				t.Errorf("%s: nothing marked: got %+v", m.puzzle, v)
			}
		}
		for i := range n {
			m.Toggle(i)
		}
		if right < n {
			v := m.CheckMarks()
			if k := len(v.WrongMarks); k == 0 || k > m.puzzle.Kind.crosses() {
				t.Errorf("%s: all marked: %d of %d wrong marks are shown", m.puzzle, k, n-right)
			}
			for i, truth := range m.truths {
				shown := slices.ContainsFunc(v.WrongMarks, func(f WrongMark) bool { return f.Option == i })
				if shown != m.IsCrossed(i) || shown && truth.right() {
					t.Errorf("%s: option %d is crossed out %v, shown %v", m.puzzle, i, m.IsCrossed(i), shown)
				}
			}
		}
	})
}

// TestAHintIsNotWhatACheckHasShown asks for a hint after a wrong check: it names another option while there is one.
func TestAHintIsNotWhatACheckHasShown(t *testing.T) {
	eachMarking(t, func(t *testing.T, m *MarkingAttempt) {
		wrong := slices.IndexFunc(m.truths, func(truth OptionTruth) bool { return !truth.right() })
		if wrong < 0 {
			return
		}
		m.Toggle(wrong)
		m.CheckMarks()
		m.TakeHint()
		h := m.TakeHint()
		if h.Strength != StepHint || (m.right() > 0) == m.IsCrossed(h.Option) {
			t.Errorf("%s: after option %d was crossed out: got %+v, %d are missing", m.puzzle, wrong, h, m.right())
		}
		if m.right() == 0 && h.Sentence.Key != "puzzle.hint.crossed" {
			t.Errorf("%s: got %s", m.puzzle, h.Sentence.Key)
		}
		if m.Toggle(wrong); m.IsCrossed(wrong) {
			t.Errorf("%s: a mark that is gone is crossed out", m.puzzle)
		}
	})
}

// TestReasonsAreThoseOfTheRules compares the reason of every option with the rules.
func TestReasonsAreThoseOfTheRules(t *testing.T) {
	eachMarking(t, func(t *testing.T, m *MarkingAttempt) {
		for i, truth := range m.truths {
			why := m.ExplainOption(i)
			s := why.Sentence
			good := s.Key != "" && (why.Refusal != nil) == (truth == CardRefused)
			switch truth {
			case MakesNoTrio:
				good = good && s.Run >= 1 && s.Run < 3 && s.Colors >= 1 && s.Colors < 3
			case MakesRowTrio:
				good = good && len(s.Numbers) >= 5 && (len(s.Numbers) > 5) == (s.Key == "puzzle.truth.row.more")
			case MakesColumnTrio, CardCleared:
				good = good && s.Column == m.puzzle.Options[i].Card.Number()
			}
			if !good {
				t.Errorf("%s: option %d, truth %d: got %+v", m.puzzle, i, truth, why)
			}
		}
		all := m.Explanations()
		switch m.puzzle.Kind {
		case TrioKind:
			if len(all) != m.right() {
				t.Errorf("%s: %d reasons for %d DREIer", m.puzzle, len(all), m.right())
			}
		case LeavingCardsKind:
			if len(all) != 1 || all[0].Sentence.Column != m.puzzle.AskedMove.Card.Number() ||
				(all[0].Sentence.Key == "puzzle.because.loosened") != slices.Contains(m.truths, CardLoosened) {
				t.Errorf("%s: got %+v", m.puzzle, all)
			}
		default:
			if len(all) > 1 || len(all) == 1 && all[0].Refusal == nil {
				t.Errorf("%s: got %+v", m.puzzle, all)
			}
		}
	})
}
