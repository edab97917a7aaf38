package primer_test

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
)

func TestEveryQuizIsAnsweredToItsEnd(t *testing.T) {
	for _, number := range []int{1, 10, 11, 12} {
		f := example(t, number)
		q := primer.NewQuiz(f)
		for i, s := range f.Steps {
			if q.CurrentStep() != &f.Steps[i] || s.QuestionKey == "" {
				t.Fatalf("example %d, step %d: asks %q about %v", number, i+1, s.QuestionKey, q.CurrentStep())
			}
			if f.IsEgonTurn && (!slices.Contains(s.Choices, s.RightChoice) || len(s.Choices) < 2) {
				t.Errorf("example %d, step %d: the right answer is not among %v", number, i+1, s.Choices)
			}
			a := q.Answer(s.RightChoice)
			if a.Verdict != lesson.Accepted || a.TextKey != s.TextKey || len(a.Events)+len(s.ShownEvents) != len(s.Events) {
				t.Fatalf("example %d, step %d: got %+v, want it right", number, i+1, a)
			}
		}
		if q.CurrentStep() != nil || !q.IsDone() || q.MissCount() != 0 {
			t.Errorf("example %d: not done, or not without a miss", number)
		}
	}
}

func TestWhatEgonDoesNot(t *testing.T) {
	for _, number := range []int{10, 11, 12} {
		f := example(t, number)
		for _, c := range f.Counterexamples {
			q := primer.NewQuiz(f)
			for _, s := range f.Steps[:c.StepIndex] {
				q.Answer(s.RightChoice)
			}
			a := q.Answer(c.Choice)
			want := lesson.Detour
			if c.Refusal != nil {
				want = lesson.Refused
			}
			if a.Verdict != want || a.TextKey != c.TextKey || a.Rule != c.Rule || q.MissCount() != 1 {
				t.Errorf("example %d, %s: got %+v", number, c.TextKey, a)
			}
			if want == lesson.Refused && a.Refusal.Reason != c.Refusal.Reason {
				t.Errorf("example %d, %s: got %v, want %v", number, c.TextKey, a.Refusal, c.Refusal.Reason)
			}
		}
	}
}

// Answers without a counterexample are explained by Egon's script or by the rules.
func TestOtherAnswers(t *testing.T) {
	lay := func(name string, row int) primer.Choice {
		s := example(t, 10).StartPosition
		c := card(t, &s, name, s.AppendPile(nil, dreist.EgonSeat)...)
		return primer.Choice{Action: primer.LayRevealed, Card: c, Cell: c.Cell(row)}
	}
	for _, tc := range []struct {
		number, step int
		choice       func(*primer.Quiz) primer.Choice
		text, rule   string
	}{
		{10, 2, func(*primer.Quiz) primer.Choice { return primer.Choice{Action: primer.SetAside} }, "example.egon.fits", "8"},
		{10, 0, func(*primer.Quiz) primer.Choice { return primer.Choice{Action: primer.StopTurn} }, "example.egon.goeson", "8"},
		{10, 3, func(*primer.Quiz) primer.Choice { return primer.Choice{Action: primer.RevealNext} }, "example.egon.stops", "8"},
		{10, 0, func(*primer.Quiz) primer.Choice { return lay("7t", 5) }, "", "3.2"},
		{1, 0, func(*primer.Quiz) primer.Choice {
			return primer.Choice{Action: primer.PointAtCell, Cell: dreist.Cell{Row: 1, Column: 1}}
		}, "lessons.miss.base", ""},
	} {
		f := example(t, tc.number)
		q := primer.NewQuiz(f)
		for _, s := range f.Steps[:tc.step] {
			q.Answer(s.RightChoice)
		}
		if a := q.Answer(tc.choice(q)); a.Verdict == lesson.Accepted || a.TextKey != tc.text || a.Rule != tc.rule {
			t.Errorf("example %d, step %d: got %+v, want %q by %q", tc.number, tc.step+1, a, tc.text, tc.rule)
		}
	}
}

func TestQuizHintsUndoReset(t *testing.T) {
	q := primer.NewQuiz(example(t, 10))
	for i := range 2 {
		if _, ok := q.Hint(); ok {
			t.Errorf("there is a hint after %d misses", i)
		}
		q.Answer(primer.Choice{Action: primer.StopTurn})
	}
	if h, ok := q.Hint(); !ok || h.TextKey != "example.hint.aside" || h.Card.String() != "7t" {
		t.Errorf("got %+v, want the turquoise 7 aside", h)
	}
	q.Answer(primer.Choice{Action: primer.SetAside})
	if _, ok := q.Hint(); ok || q.MissCount() != 2 {
		t.Errorf("after the right answer: hint %v, %d misses, want none and 2", ok, q.MissCount())
	}
	if asked := q.CurrentStep(); asked.RevealedCard.String() != "2y" || list(asked.AsideCards) != "7t" {
		t.Errorf("got %v with %s aside, want 2y with 7t", asked.RevealedCard, list(asked.AsideCards))
	}
	if !q.Undo() || q.Undo() {
		t.Error("undo does not lead back to the first question, or further")
	}
	for _, number := range []int{1, 10, 11, 12} {
		f := example(t, number)
		q := primer.NewQuiz(f)
		for i, s := range f.Steps {
			q.Answer(primer.Choice{})
			q.Answer(primer.Choice{})
			if h, ok := q.Hint(); !ok || h.TextKey == "" || s.RightChoice.Action == primer.LayRevealed && h.Row != s.RightChoice.Cell.Row {
				t.Errorf("example %d, step %d: got hint %+v", number, i+1, h)
			}
			q.Answer(s.RightChoice)
		}
	}
}

func TestFigure1Points(t *testing.T) {
	f := example(t, 1)
	p := f.StartPosition
	for _, cell := range f.Steps[0].Marks {
		if cell.Row != 0 {
			t.Errorf("got %v among the base cards, want row 0", cell)
		}
	}
	if got := len(f.Steps[0].Marks); got != dreist.NumberCount {
		t.Errorf("got %d base cards, want 8", got)
	}
	for _, cell := range f.Steps[1].Marks {
		if cell.Column != 8 {
			t.Errorf("got %v in column 8", cell)
		}
	}
	for i, row := range map[int]int{2: 1, 3: 2} {
		if marks := f.Steps[i].Marks; len(marks) != 8 || marks[0].Row != row || marks[7].Row != row {
			t.Errorf("got %v, want row %d", marks, row)
		}
	}
	for _, hole := range f.Steps[4].Marks {
		if p.Layout().At(hole) != dreist.NoCard {
			t.Errorf("a card lies in the hole %v", hole)
		}
	}
	q := primer.NewQuiz(f)
	for range 5 {
		if q.StepIndex == 1 {
			if a := q.Answer(primer.Choice{Action: primer.PointAtCell, Cell: dreist.Cell{Row: 5, Column: 8}}); a.Verdict != lesson.Accepted {
				t.Errorf("got %+v, want column 8 to count below its last card, too", a)
			}
			continue
		}
		marks := q.CurrentStep().Marks
		q.Answer(primer.Choice{Action: primer.PointAtCell, Cell: marks[len(marks)-1]})
	}
	if a := q.Answer(primer.Choice{Action: primer.PointAtCell, Cell: dreist.Cell{Row: 2, Column: 8}}); a.Verdict != lesson.Detour {
		t.Error("the red 8 on row 2 does not touch the red 7")
	}
	if a := q.Answer(primer.Choice{Action: primer.PointAtCell, Cell: dreist.Cell{Row: 3, Column: 8}}); a.Verdict != lesson.Accepted {
		t.Errorf("got %+v, want the red 8 on row 3", a)
	}
}
