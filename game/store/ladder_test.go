package store_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"dreist/game/store"
)

func wantLadder(t *testing.T, s *store.Store, want store.LadderState) {
	t.Helper()
	got, err := s.LoadLadder()
	if err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("got the ladder marked +, want the one marked -\n%s", diff)
	}
}

func TestTheLadderComesBack(t *testing.T) {
	s, dir := open(t)
	wantLadder(t, s, store.LadderState{Rung: 50})
	if err := s.SaveLadder(store.LadderState{Rung: 50}); err != nil {
		t.Fatal(err)
	}
	wantFiles(t, dir, map[string]string{})
	best := 0
	rapid.Check(t, func(r *rapid.T) {
		rung := rapid.IntRange(25, 47)
		want := store.LadderState{
			Rung:    2 * rung.Draw(r, "rung"),
			Seeds:   rapid.SliceOfN(rapid.Uint64(), 0, 23).Draw(r, "seeds"),
			Running: rapid.Bool().Draw(r, "running"),
			Best:    2 * rung.Draw(r, "best"),
			Climbs:  rapid.IntRange(0, 1<<30).Draw(r, "climbs"),
		}
		if err := s.SaveLadder(want); err != nil {
			r.Fatal(err)
		}
		best = max(best, want.Best)
		want.Best = best
		got, err := s.LoadLadder()
		if err != nil || !cmp.Equal(want, got, cmpopts.EquateEmpty()) {
			r.Fatalf("got %+v, %v, want %+v", got, err, want)
		}
	})
}

func TestEachWrongValueOfTheLadderIsADefault(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "ladder.json", `{"version": 3, "rung": 51, "seeds": [1, -2], "running": "yes", "best": 96, "climbs": 4, "medal": "gold"}`)
	wantLadder(t, s, store.LadderState{Rung: 50, Climbs: 4})

	tooLong := make([]uint64, 24)
	if err := s.SaveLadder(store.LadderState{Rung: 48, Best: 1000, Climbs: -1, Seeds: tooLong, Running: true}); err != nil {
		t.Fatal(err)
	}
	wantLadder(t, s, store.LadderState{Rung: 50, Running: true})
	if text := files(t, dir)["ladder.json"]; !strings.Contains(text, `"medal": "gold"`) || !strings.Contains(text, `"version": 3`) {
		t.Errorf("the file holds %s, want what it does not know kept", text)
	}
}

// TestTheBestClimbNeverSinks lets a copy of the program save that does not know of another one's climb.
func TestTheBestClimbNeverSinks(t *testing.T) {
	s, _ := open(t)
	high := store.LadderState{Rung: 60, Best: 58, Climbs: 1, Seeds: []uint64{1, 1<<64 - 1}, Running: true}
	low := store.LadderState{Rung: 50, Best: 52, Climbs: 2}
	for _, state := range []store.LadderState{high, low} {
		if err := s.SaveLadder(state); err != nil {
			t.Fatal(err)
		}
	}
	low.Best = 58
	wantLadder(t, s, low)
}

func TestABrokenLadderIsSetAside(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want error
	}{
		"empty":      {"", store.ErrBroken},
		"truncated":  {`{"rung": 5`, store.ErrBroken},
		"foreign":    {"[Game \"DREIst!\"]\n", store.ErrBroken},
		"not a text": {"{\"rung\": \"\xff\"}", store.ErrNotText},
		"over 1 MiB": {"{" + strings.Repeat(" ", oneMiB) + "}", store.ErrTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			write(t, dir, "ladder.json", test.text)
			state, err := s.LoadLadder()
			var aside *store.SetAsideError
			if !errors.As(err, &aside) || aside.Name != "ladder.broken-1.json" || !errors.Is(err, test.want) {
				t.Errorf("got the error %v, want one that names ladder.broken-1.json and is %v", err, test.want)
			}
			if state.Rung != 50 || len(state.Seeds) != 0 || state.Running {
				t.Errorf("got %+v, want the ladder of a new player", state)
			}
			wantFiles(t, dir, map[string]string{"ladder.broken-1.json": test.text})
		})
	}
}
