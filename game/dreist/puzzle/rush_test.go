package puzzle

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// solve solves an attempt after a number of misses.
func solve(t *testing.T, a Attempt, misses int) {
	t.Helper()
	switch a := a.(type) {
	case *Marking:
		for i, truth := range a.truths {
			if truth.right() {
				a.Toggle(i)
			}
		}
		a.Toggle(0)
		for range misses {
			a.Check()
		}
		a.Toggle(0)
		a.Check()
	case *Foretelling:
		for !a.Solved() {
			a.Decide(a.script.steps[a.at].Choice)
		}
		a.misses += misses
	case *Laying:
		p := a.Position()
		line, _ := solution(&p, true)
		for _, m := range line {
			a.Play(m)
		}
		a.misses += misses
	}
	if !a.Solved() || a.Misses() != misses {
		t.Fatalf("solved %v with %d misses, want %d", a.Solved(), a.Misses(), misses)
	}
}

func TestRushRisesAndCounts(t *testing.T) {
	r, err := NewRush(7, 100)
	if err != nil {
		t.Fatal(err)
	}
	var levels []Level
	var order []Kind
	score := 0
	for n := range 20 {
		p := r.Puzzle()
		levels, order = append(levels, p.Level), append(order, p.Kind)
		a := Begin(p)
		switch {
		case n == 4: // skipped
		case n == 6:
			solve(t, a, 3)
			score += int(p.Level)
		default:
			solve(t, a, 0)
			score += int(p.Level) * maxStars
		}
		if r.Number() != n+1 {
			t.Errorf("got number %d, want %d", r.Number(), n+1)
		}
		r.Advance(3)
		if err := r.Finish(a); err != nil {
			t.Fatal(err)
		}
	}
	if want := (RushResult{Score: score, Solved: 19, Streak: 13}); r.Result() != want {
		t.Errorf("got %+v, want %+v", r.Result(), want)
	}
	if !slices.IsSorted(levels) || levels[0] != 1 || levels[len(levels)-1] != Levels {
		t.Errorf("got the levels %v", levels)
	}
	for i, k := range order {
		if i > 0 && k == order[i-1] {
			t.Errorf("%v comes twice in a row in %v", k, order)
		}
	}
	for from := 0; from < len(order); from += int(kinds) {
		if round := slices.Sorted(slices.Values(order[from : from+int(kinds)])); !slices.Equal(round, Kinds()) {
			t.Errorf("the round %v lacks a kind", order[from:from+int(kinds)])
		}
	}
	if r.Left() != 40 || r.Over() {
		t.Errorf("got %d ticks left, want 40", r.Left())
	}
}

func TestRushEndsWithItsTime(t *testing.T) {
	r, err := NewRush(1, 10)
	if err != nil {
		t.Fatal(err)
	}
	a := Begin(r.Puzzle())
	solve(t, a, 0)
	r.Advance(-5)
	r.Advance(9)
	if r.Over() || r.Left() != 1 {
		t.Errorf("got %d ticks left, want 1", r.Left())
	}
	other, err := NewRush(2, 10)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Finish(a); err == nil {
		t.Error("an attempt at another puzzle counted")
	}
	r.Advance(5)
	if err := r.Finish(a); err != nil || !r.Over() || r.Result() != (RushResult{}) {
		t.Errorf("got %+v and %v after the end, want nothing counted", r.Result(), err)
	}
	if _, err := NewRush(1, 0); err == nil {
		t.Error("a rush without time began")
	}
}

func TestTheSameSeedRushesAlike(t *testing.T) {
	shares := func(seed uint64) (texts []string) {
		r, err := NewRush(seed, 10)
		if err != nil {
			t.Fatal(err)
		}
		for range 8 {
			p := r.Puzzle()
			texts = append(texts, p.Share())
			if err := r.Finish(Begin(p)); err != nil {
				t.Fatal(err)
			}
		}
		return texts
	}
	first := shares(3)
	if diff := cmp.Diff(first, shares(3)); diff != "" {
		t.Errorf("seed 3 twice: %s", diff)
	}
	if slices.Equal(first, shares(4)) {
		t.Error("seeds 3 and 4 rush alike")
	}
}

// TestARowEndsWithASkip counts the puzzles solved in a row without a miss.
func TestARowEndsWithASkip(t *testing.T) {
	r, err := NewRush(3, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct{ misses, want int }{{0, 1}, {0, 2}, {-1, 0}, {0, 1}, {1, 0}, {0, 1}} {
		a := Begin(r.Puzzle())
		if step.misses >= 0 {
			solve(t, a, step.misses)
		}
		if err := r.Finish(a); err != nil {
			t.Fatal(err)
		}
		if r.Row() != step.want {
			t.Errorf("after %+v: got a row of %d", step, r.Row())
		}
	}
	if r.Result().Streak != 2 {
		t.Errorf("got the streak %d, want 2", r.Result().Streak)
	}
}
