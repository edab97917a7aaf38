package primer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/lesson"
)

// played returns the examples that are played by moves.
func played(t testing.TB) []*primer.Example {
	t.Helper()
	all := slices.DeleteFunc(primer.Examples(), (*primer.Example).IsQuiz)
	if len(all) != 8 {
		t.Fatalf("got %d, want the examples 2 to 9", len(all))
	}
	return all
}

// try makes moves in a lesson and returns the verdict on the last one, and what is said of it; all before it must be accepted.
func try(t testing.TB, e *primer.Example, l *lesson.Lesson[dreist.Position, dreist.Move, dreist.Event], tokens string) (v lesson.Verdict, why, rule string) {
	t.Helper()
	words := strings.Fields(tokens)
	for i, token := range words {
		p := l.Position()
		m := move(t, &p, token)
		why, rule = e.Explain(&p, m)
		if v, _, _ = l.TryMove(m); i < len(words)-1 && v != lesson.Accepted {
			t.Fatalf("%s: got verdict %v, want it accepted\n%s", token, v, p.TextPicture())
		}
		if v == lesson.Detour && why == "" {
			why, rule = primer.ExplainDetour(&p, m)
		}
	}
	return v, why, rule
}

func TestEveryLessonIsPlayedToItsEnd(t *testing.T) {
	for _, e := range played(t) {
		l := e.NewLesson()
		for i, s := range e.Steps {
			p := l.Position()
			why, rule := e.Explain(&p, s.Move)
			if v, _, _ := l.TryMove(s.Move); v != lesson.Accepted || why != s.TextKey || rule != s.Rule || l.IsDone() != (i == len(e.Steps)-1) {
				t.Fatalf("example %d, step %d, %v: got verdict %v and %s, done %v", e.Number, i+1, s.Move, v, why, l.IsDone())
			}
		}
	}
}

func TestLegalMovesOfALesson(t *testing.T) {
	for _, tc := range []struct {
		number  int
		tokens  string // the answer is for the last one
		verdict lesson.Verdict
		text    string
		done    bool
	}{
		{2, "4y1 5y1 8r1", lesson.Accepted, "example.2.remark.swap", false},
		{2, "8v1 8r2 5y1 4y1 .", lesson.Accepted, "example.2.step.end", true},
		{2, "4y1 5y1 8r1 8v2 .", lesson.Accepted, "example.2.step.end", true},
		{2, "8v1 8r2", lesson.Accepted, "example.fine", false},
		{2, "4y1 5y1 .", lesson.Detour, "example.away.end", false},
		{2, "x1t", lesson.Detour, "example.away.discard", false},
		{3, "7r2", lesson.Accepted, "example.3.remark.higher", false},
		{3, "7r2 8r3 5t2 .", lesson.Accepted, "example.3.step.end", true},
		{3, "6v1", lesson.Refused, "example.3.never.six1", false},
		{4, "2v1", lesson.Detour, "example.4.remark.swap", false},
		{4, "6t2 2r1 2v2 3v2 .", lesson.Accepted, "example.4.step.end", true},
		{5, "x4v", lesson.Accepted, "example.5.remark.any", true},
		{6, "3t3 6r3 6v4", lesson.Detour, "example.away.undrawn", false},
		{6, "6r3 + 6v4 + 8y4 + 3t3 .", lesson.Accepted, "example.6.step.end", true},
		{6, "6r3 + 6v4 + 8y4", lesson.Accepted, "example.6.step.eights", false},
		{6, "6r3 + 3t3 6v4 +", lesson.Accepted, "example.6.step.draw2", false},
		{6, "6r3 + 6v4 + 8y4 +", lesson.Accepted, "example.6.step.draw3", false},
		{6, "6r3 + 6v4 + 3t3 8y4 .", lesson.Detour, "example.away.undrawn", false},
		{7, "6y1 +", lesson.Detour, "example.7.remark.risk", false},
		{7, "6t2 6y1 5v3 3y4 4r2 >12", lesson.Accepted, "example.7.remark.other", true},
		{7, "6y1 6t2 5v3 3y4 4r2 .", lesson.Detour, "example.away.keep", false},
		{8, "2v2 6y1", lesson.Accepted, "example.8.step.six", false},
		{8, "2v2 6y1 + .", lesson.Accepted, "example.8.step.end", true},
		{8, "6y1 2v2", lesson.Detour, "example.away.undrawn", false},
		{9, "6t1 + 5v3 + 1r1 1r2", lesson.Accepted, "example.9.remark.order", false},
		{9, "6t1 + 5v3 + 1r1 1r2 1v3 .", lesson.Accepted, "example.9.step.end", true},
	} {
		t.Run(fmt.Sprintf("%d %s", tc.number, tc.tokens), func(t *testing.T) {
			e := example(t, tc.number)
			l := e.NewLesson()
			if v, why, _ := try(t, e, l, tc.tokens); v != tc.verdict || why != tc.text || l.IsDone() != tc.done {
				t.Errorf("got verdict %v, %s, done %v, want %+v", v, why, l.IsDone(), tc)
			}
		})
	}
}

// What is not allowed is answered with the sentence of the counterexample, at any time.
func TestForbiddenMovesOfALesson(t *testing.T) {
	for _, e := range primer.Examples() {
		for _, c := range e.Counterexamples {
			if e.IsEgonTurn || c.Refusal == nil {
				continue
			}
			want := c.TextKey
			for _, other := range e.Counterexamples { // which says the same
				if other.PositionBefore == c.PositionBefore && other.Cell == c.Cell && other.Move.IsLike(c.Move) {
					want = other.TextKey
					break
				}
			}
			if why, rule := e.ExplainRefusal(&c.PositionBefore, c.Refusal, c.Cell); why != want || rule != c.Rule {
				t.Errorf("example %d: got %s by %q, want %s by %q", e.Number, why, rule, c.TextKey, c.Rule)
			}
		}
	}
	e := example(t, 2)
	at := dreist.Cell{Row: 1, Column: 5}
	if why, rule := e.ExplainRefusal(&e.StartPosition, e.StartPosition.RefusalAt(card(t, &e.StartPosition, "4y"), at), at); why != "" || rule != "1" {
		t.Errorf("got %q by %q, want the rules' refusal without a sentence of the example", why, rule)
	}
}

// After random moves the hints still lead to the end.
func TestHintsLeadToTheEnd(t *testing.T) {
	all := played(t)
	rapid.Check(t, func(t *rapid.T) {
		e := rapid.SampledFrom(all).Draw(t, "example")
		l := e.NewLesson()
		for range rapid.IntRange(0, 8).Draw(t, "tries") {
			p := l.Position()
			moves := p.AppendMoves(nil)
			if l.IsDone() || len(moves) == 0 {
				break
			}
			l.TryMove(rapid.SampledFrom(moves).Draw(t, "move"))
		}
		for range 20 {
			if l.IsDone() {
				return
			}
			m, _ := l.NextMove()
			if v, _, _ := l.TryMove(m); v != lesson.Accepted || primer.HintOf(m).TextKey == "" {
				t.Fatalf("example %d: the hint %v is answered by verdict %v", e.Number, m, v)
			}
		}
		p := l.Position()
		t.Fatalf("example %d has no end\n%s", e.Number, p.TextPicture())
	})
}
