package puzzle

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

// reread returns the results that a text leads to, as they are written again.
func reread(t *testing.T, text string) (b Results, again map[string]any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &b); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	out, err := json.Marshal(b)
	if err != nil || json.Unmarshal(out, &again) != nil {
		t.Fatalf("%s: wrote %s, %v", text, out, err)
	}
	return b, again
}

func TestBestRemembersAndComesBack(t *testing.T) {
	var b Results
	for _, misses := range []int{0, 0, 1, 5, 0, 0} {
		a := NewAttempt(generate(t, TrioKind, 2, 1))
		solve(t, a, misses)
		b.AddAttempt(a)
	}
	b.AddAttempt(NewAttempt(generate(t, TrioKind, 2, 1))) // not solved
	text := need.Value(json.Marshal(b))(t)
	again, _ := reread(t, string(text))
	want := Result{1, 1, 4}
	if got := again.Result(TrioKind, 2); got != want || got.SolvedCount() != 6 || got.BestStars() != 3 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := again.Result(TrioKind, 0); got != (Result{}) || got.BestStars() != 0 {
		t.Errorf("got %+v of a level there is not", got)
	}
}

// TestBestForgives reads damaged results, and those of other versions: their times, rushes and other names are written again.
func TestBestForgives(t *testing.T) {
	_, nothing := reread(t, `{}`)
	for _, text := range []string{`null`, `[]`, `7`, `{"where": 3, "trio": [1, null]}`} {
		if _, got := reread(t, text); !cmp.Equal(got, nothing) {
			t.Errorf("%s: (-want +got)\n%s", text, cmp.Diff(nothing, got))
		}
	}
	b, got := reread(t, `{"trio": [{"stars": [-1, "x", 2, 9], "millis": 5120}, {"millis": 1e99}, {}, {"stars": [7]}],
		"rush": {"score": 5, "solved": "many"}, "duel": {"won": 3}}`)
	if r := b.Result(TrioKind, 1); r != (Result{0, 0, 2}) {
		t.Errorf("got %+v", r)
	}
	none := []any{0.0, 0.0, 0.0}
	want := map[string]any{"rush": map[string]any{"score": 5.0, "solved": "many"}, "duel": map[string]any{"won": 3.0}, "trio": []any{
		map[string]any{"stars": []any{0.0, 0.0, 2.0}, "millis": 5120.0}, map[string]any{"stars": none, "millis": 1e99}, map[string]any{"stars": none}}}
	for _, name := range []string{"rush", "duel", "trio"} {
		if diff := cmp.Diff(want[name], got[name]); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", name, diff)
		}
	}
	if err := b.UnmarshalJSON([]byte(`{"where"`)); err == nil {
		t.Error("half a text was read")
	}
}

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
	case *Laying:
		p := a.Position()
		line, _ := solution(&p, true)
		for _, m := range line {
			a.Play(m)
		}
		a.misses += misses
	}
	if !a.IsSolved() || a.MissCount() != misses {
		t.Fatalf("solved %v with %d misses, want %d", a.IsSolved(), a.MissCount(), misses)
	}
}
