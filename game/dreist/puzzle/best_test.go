package puzzle

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBestRemembersAndComesBack(t *testing.T) {
	var b Best
	try := func(misses, millis int) bool {
		t.Helper()
		a := Begin(generate(t, Trio, 2, 1))
		solve(t, a, misses)
		return b.Add(a, millis)
	}
	for _, c := range []struct {
		misses, millis int
		fastest        bool
	}{{0, 9000, true}, {0, 9500, false}, {1, 100, false}, {5, 100, false}, {0, 8000, true}, {0, 0, false}} {
		if got := try(c.misses, c.millis); got != c.fastest {
			t.Errorf("%+v: got fastest %v", c, got)
		}
	}
	if b.Add(Begin(generate(t, Trio, 2, 1)), 5) {
		t.Error("an attempt that is not solved counted")
	}
	want := Result{Stars: [maxStars]int{1, 1, 4}, Millis: 8000}
	if got := b.Result(Trio, 2); got != want || got.Solved() != 6 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	b.AddRush(RushResult{Score: 20, Solved: 5, Streak: 2})
	b.AddRush(RushResult{Score: 20, Solved: 6, Streak: 1})
	if got, want := b.Rush(), (RushResult{Score: 20, Solved: 6, Streak: 2}); got != want {
		t.Errorf("got the rush %+v, want %+v", got, want)
	}
	text, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	var again Best
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b, again, cmp.AllowUnexported(Best{})); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if got := again.Result(Trio, 0); got != (Result{}) {
		t.Errorf("got %+v of a level there is not", got)
	}
}

// TestBestForgives reads results of a newer program and damaged ones.
func TestBestForgives(t *testing.T) {
	for text, want := range map[string]string{
		`null`:                            `{}`,
		`[]`:                              `{}`,
		`7`:                               `{}`,
		`{"where": 3, "trio": [1, null]}`: `{}`,
		`{"trio": [{"stars": [-1, "x", 2, 9], "millis": -4}, {"millis": 1e99}, {"millis": 7}, {"millis": 8}]}`: `{"trio":[` +
			`{"stars":[0,0,2],"millis":0},{"stars":[0,0,0],"millis":0},{"stars":[0,0,0],"millis":7}]}`,
		`{"rush": {"score": 5, "solved": "many"}, "duel": {"won":3}}`: `{"rush":{"score":5,"solved":0,"streak":0},"duel":{"won":3}}`,
	} {
		var got, wanted Best
		if err := json.Unmarshal([]byte(text), &got); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if err := json.Unmarshal([]byte(want), &wanted); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(wanted, got, cmp.AllowUnexported(Best{})); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", text, diff)
		}
	}
	var b Best
	if err := json.Unmarshal([]byte(`{"duel": {"won": 3}}`), &b); err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if text, err := json.Marshal(b); err != nil || json.Unmarshal(text, &doc) != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]any{"won": 3.0}, doc["duel"]); diff != "" {
		t.Errorf("a name it does not know got lost: %s", diff)
	}
	if err := b.UnmarshalJSON([]byte(`{"where"`)); err == nil {
		t.Error("half a text was read")
	}
}
