package puzzle

import (
	"encoding/json"
	"testing"

	"dreist/build/need"
)

func TestBestRemembersAndComesBack(t *testing.T) {
	b := Results{}
	for _, misses := range []int{0, 0, 1, 5, 0, 0} {
		a := NewAttempt(Generate(TrioKind, 2, 1))
		solve(t, a, misses)
		b.AddAttempt(a)
	}
	b.AddAttempt(NewAttempt(Generate(TrioKind, 2, 1))) // not solved
	text := need.Value(json.Marshal(b))(t)
	var again Results
	need.OK(t, json.Unmarshal(text, &again))
	want := Result{SolvedCountsByStars: [maxStars]int{1, 1, 4}}
	if got := again.Result(TrioKind, 2); got != want || got.SolvedCount() != 6 || got.BestStars() != 3 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := again.Result(TrioKind, 1); got != (Result{}) || got.BestStars() != 0 {
		t.Errorf("got %+v of a level that was not solved", got)
	}
}

// Results that are damaged, or those of earlier versions, do not spoil the others.
func TestBestForgives(t *testing.T) {
	var b Results
	err := json.Unmarshal([]byte(`{"where": 3, "rush": {"score": 5}, "egon": [{"stars": [0, 1, 1]}],
		"leaves": [1, null, {"stars": [7, "x", 2, 9]}], "trio": [{"stars": [0, 0, 2], "millis": 5120}]}`), &b)
	if err == nil || b.Result(TrioKind, 1).SolvedCount() != 2 || b.Result(LeavingCardsKind, 3).SolvedCount() != 9 || b.Result(LegalCellsKind, 1).SolvedCount() != 0 {
		t.Errorf("got %+v, %v", b, err)
	}
}

// solve solves an attempt after a number of misses.
func solve(t *testing.T, a Attempt, misses int) {
	t.Helper()
	switch a := a.(type) {
	case *MarkingAttempt:
		for i, truth := range a.truths {
			if truth.right() {
				a.Toggle(i)
			}
		}
		a.Toggle(0)
		for range misses {
			a.CheckMarks()
		}
		a.Toggle(0)
		a.CheckMarks()
	case *PredictionAttempt:
		for !a.IsSolved() {
			a.Predict(a.script.steps[a.at].EgonChoice)
		}
		a.misses += misses
	case *LayingAttempt:
		p := a.Position()
		line, _ := solution(&p)
		for _, m := range line {
			a.PlayMove(m)
		}
		a.misses += misses
	}
	if !a.IsSolved() || a.MissCount() != misses {
		t.Fatalf("solved %v with %d misses, want %d", a.IsSolved(), a.MissCount(), misses)
	}
}
