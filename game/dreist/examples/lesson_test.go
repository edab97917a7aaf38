package examples_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
)

// lessons returns a new lesson for every example that is played by moves.
func lessons(t testing.TB) []*examples.Lesson {
	t.Helper()
	var all []*examples.Lesson
	for _, f := range examples.All() {
		if !f.Asks() {
			all = append(all, examples.NewLesson(f))
		}
	}
	if len(all) != 8 {
		t.Fatalf("got %d lessons, want those of the examples 2 to 9", len(all))
	}
	return all
}

func TestEveryLessonIsPlayedToItsEnd(t *testing.T) {
	for _, l := range lessons(t) {
		for i, s := range l.Example().Steps {
			if l.Done() {
				t.Fatalf("example %d is done before step %d", l.Example().Number, i+1)
			}
			a := l.Try(s.Move)
			if a.Verdict != lesson.Accepted || a.Text != s.Text || a.Rule != s.Rule || len(a.Events) == 0 {
				t.Fatalf("example %d, step %d, %v: got %+v, want it accepted as %s", l.Example().Number, i+1, s.Move, a, s.Text)
			}
		}
		if !l.Done() || l.Misses() != 0 {
			t.Errorf("example %d: done %v with %d misses, want done with none", l.Example().Number, l.Done(), l.Misses())
		}
		if a := l.Try(dreist.End()); a.Verdict != lesson.Finished || l.Misses() != 0 {
			t.Errorf("example %d goes on after its end: %+v", l.Example().Number, a)
		}
	}
}

// try makes moves in a lesson and returns the last answer; all before it must be accepted.
func try(t testing.TB, l *examples.Lesson, tokens string) examples.Answer {
	t.Helper()
	var a examples.Answer
	words := strings.Fields(tokens)
	for i, token := range words {
		p := l.Position()
		a = l.Try(move(t, &p, token))
		if i < len(words)-1 && a.Verdict != lesson.Accepted {
			t.Fatalf("%s: got %+v, want it accepted\n%s", token, a, p.Picture())
		}
	}
	return a
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
		{2, "4y1 5y1 .", lesson.Astray, "example.away.end", false},
		{2, "x1t", lesson.Astray, "example.away.discard", false},
		{3, "7r2", lesson.Accepted, "example.3.remark.higher", false},
		{3, "7r2 8r3 5t2 .", lesson.Accepted, "example.3.step.end", true},
		{4, "2v1", lesson.Astray, "example.4.remark.swap", false},
		{4, "6t2 2r1 2v2 3v2 .", lesson.Accepted, "example.4.step.end", true},
		{5, "x4v", lesson.Accepted, "example.5.remark.any", true},
		{6, "3t3 6r3 6v4", lesson.Astray, "example.away.undrawn", false},
		{6, "6r3 + 6v4 + 8y4 + 3t3 .", lesson.Accepted, "example.6.step.end", true},
		{6, "6r3 + 6v4 + 8y4", lesson.Accepted, "example.6.step.eights", false},
		{6, "6r3 + 3t3 6v4 +", lesson.Accepted, "example.6.step.draw2", false},
		{6, "6r3 + 6v4 + 8y4 +", lesson.Accepted, "example.6.step.draw3", false},
		{6, "6r3 + 6v4 + 3t3 8y4 .", lesson.Astray, "example.away.undrawn", false},
		{7, "6y1 +", lesson.Astray, "example.7.remark.risk", false},
		{7, "6t2 6y1 5v3 3y4 4r2 >12", lesson.Accepted, "example.7.remark.other", true},
		{7, "6y1 6t2 5v3 3y4 4r2 .", lesson.Astray, "example.away.keep", false},
		{8, "2v2 6y1", lesson.Accepted, "example.8.step.six", false},
		{8, "2v2 6y1 + .", lesson.Accepted, "example.8.step.end", true},
		{8, "6y1 2v2", lesson.Astray, "example.away.undrawn", false},
		{9, "6t1 + 5v3 + 1r1 1r2", lesson.Accepted, "example.9.remark.order", false},
		{9, "6t1 + 5v3 + 1r1 1r2 1v3 .", lesson.Accepted, "example.9.step.end", true},
	} {
		t.Run(fmt.Sprintf("%d %s", tc.number, tc.tokens), func(t *testing.T) {
			l := examples.NewLesson(example(t, tc.number))
			before := l.Position()
			a := try(t, l, tc.tokens)
			if a.Verdict != tc.verdict || l.Done() != tc.done {
				t.Errorf("got %+v, done %v, want verdict %v, done %v", a, l.Done(), tc.verdict, tc.done)
			}
			if a.Text != tc.text {
				t.Errorf("got %s, want %s", a.Text, tc.text)
			}
			if tc.verdict == lesson.Astray && (l.Misses() != 0 || !strings.Contains(tc.tokens, " ") && l.Position() != before) {
				t.Errorf("a move astray: %d misses, want none and nothing moved", l.Misses())
			}
		})
	}
}

// Of two equal cards a lesson lays the very one that was named.
func TestALessonTakesTheCardItIsTold(t *testing.T) {
	equal := 0
	for _, l := range lessons(t) {
		start := l.Position()
		for _, c := range start.Hand(start.Turn()) {
			if start.InHand(start.Turn(), c.Kind()) == c {
				continue
			}
			equal++
			moves := []dreist.Move{dreist.Discard(c)}
			for row := range start.Rows(c).All() {
				moves = append(moves, dreist.Lay(c, row))
			}
			for _, m := range moves {
				l = examples.NewLesson(l.Example())
				if want, _, _ := dreist.Apply(start, m); l.Try(m).Verdict == lesson.Accepted && l.Position() != want {
					t.Errorf("example %d: %v of the second of two equal cards is made with the first", l.Example().Number, m)
				}
			}
		}
	}
	if equal == 0 {
		t.Error("no lesson begins with two equal cards in the hand")
	}
}

// A move of a counterexample is answered with its text and the cells at fault.
func TestForbiddenMovesOfALesson(t *testing.T) {
	for _, l := range lessons(t) {
		f := l.Example()
		for _, c := range f.Counterexamples {
			if len(c.First) > 0 {
				continue // leads astray already
			}
			l = examples.NewLesson(l.Example())
			for _, s := range f.Steps[:c.Step] {
				l.Try(s.Move)
			}
			before := l.Position()
			var a examples.Answer
			if c.Move.Action == dreist.LayCard {
				a = l.Drop(c.Move.Card, c.At)
			} else {
				a = l.Try(c.Move)
			}
			if a.Verdict != lesson.Refused || a.Refusal.Reason != c.Refusal.Reason || len(a.Refusal.Faults) != len(c.Refusal.Faults) {
				t.Errorf("example %d, %s: got %+v, want it refused: %v", f.Number, c.Text, a, c.Refusal.Reason)
			}
			if a.Text == "" || a.Rule == "" || l.Misses() != 1 || l.Position() != before {
				t.Errorf("example %d, %s: got text %q, rule %q, %d misses, want a sentence and one miss",
					f.Number, c.Text, a.Text, a.Rule, l.Misses())
			}
		}
	}
}

func TestDropInAWrongColumn(t *testing.T) {
	l := examples.NewLesson(example(t, 2))
	p := l.Position()
	a := l.Drop(card(t, &p, "4y"), dreist.Cell{Row: 1, Column: 5})
	if a.Verdict != lesson.Refused || a.Refusal.Reason != dreist.WrongColumn || a.Text != "" || a.Rule != "1" {
		t.Errorf("got %+v, want the rules' refusal without a sentence of the example", a)
	}
}

func TestHintAfterTheSecondMiss(t *testing.T) {
	l := examples.NewLesson(example(t, 2))
	if _, ok := l.Hint(); ok {
		t.Error("there is a hint before any miss")
	}
	if a := try(t, l, "1t1"); a.Hint {
		t.Error("there is a hint after one miss")
	}
	if a := try(t, l, "."); !a.Hint {
		t.Error("there is no hint after two misses")
	}
	h, ok := l.Hint()
	at := dreist.Cell{Row: 1, Column: 4}
	if !ok || h.Text != "example.hint.lay" || h.Card.String() != "4y" || h.Row != at.Row || h.Cells[0] != at {
		t.Errorf("got %+v, want the yellow 4 on row 1", h)
	}
	try(t, l, "4y1")
	if _, ok := l.Hint(); ok || l.Misses() != 2 {
		t.Errorf("after an accepted move: hint %v, %d misses, want none and 2", ok, l.Misses())
	}
	if !l.Undo() || l.Undo() || l.Position() != l.Example().Start() {
		t.Error("undo does not lead back to the start, or further")
	}
}

// After random moves the hints still lead to the end.
func TestHintsLeadToTheEnd(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		l := rapid.SampledFrom(all).Draw(t, "lesson")
		l = examples.NewLesson(l.Example())
		for range rapid.IntRange(0, 8).Draw(t, "tries") {
			p := l.Position()
			moves := p.AppendMoves(nil)
			if l.Done() || len(moves) == 0 {
				break
			}
			l.Try(rapid.SampledFrom(moves).Draw(t, "move"))
		}
		for range 20 {
			if l.Done() {
				return
			}
			follow(t, l)
		}
		p := l.Position()
		t.Fatalf("example %d has no end\n%s", l.Example().Number, p.Picture())
	})
}

// follow makes wrong moves until there is a hint, and follows it.
func follow(t *rapid.T, l *examples.Lesson) {
	for range 2 {
		l.Try(dreist.Egon())
	}
	h, ok := l.Hint()
	if !ok {
		t.Fatalf("example %d gives no hint", l.Example().Number)
	}
	move := map[string]dreist.Move{
		"example.hint.draw": dreist.Draw(), "example.hint.end": dreist.End(), "example.hint.give": dreist.Give(0),
		"example.hint.discard": dreist.Discard(h.Card), "example.hint.lay": dreist.Lay(h.Card, h.Row),
	}[h.Text]
	if a := l.Try(move); a.Verdict != lesson.Accepted {
		t.Fatalf("example %d: the hint %+v is answered by %+v", l.Example().Number, h, a)
	}
}

func BenchmarkTry(b *testing.B) {
	f := example(b, 7)
	for b.Loop() {
		l := examples.NewLesson(f)
		l.Try(f.Steps[0].Move)
		l.Try(dreist.Draw())
	}
}

func BenchmarkAll(b *testing.B) {
	for b.Loop() {
		examples.All()
	}
}
