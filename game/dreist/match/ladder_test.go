package match_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/game/store"
)

// open returns a store in a folder that does not exist yet, and the path of that folder.
func open(t *testing.T) (*store.Folder, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dreist")
	return need.Value(store.OpenFolder(dir))(t), dir
}

// write puts the file of the ladder into the store's folder as somebody else would.
func write(t *testing.T, dir, text string) {
	t.Helper()
	need.OK(t, os.MkdirAll(dir, 0o700))
	need.OK(t, os.WriteFile(filepath.Join(dir, "ladder.json"), []byte(text), 0o600))
}

func load(s *store.Folder) (match.Ladder, error) {
	notes, err := s.LoadNotes(match.LadderNotes)
	return match.LadderOf(notes), err
}

func save(s *store.Folder, state match.Ladder) error {
	return s.SaveNotes(match.LadderNotes, state.Notes())
}

func wantLadder(t *testing.T, s *store.Folder, want match.Ladder) {
	t.Helper()
	got, err := load(s)
	if err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("got the ladder marked +, want the one marked -\n%s", diff)
	}
}

func TestTheLadderComesBack(t *testing.T) {
	s, _ := open(t)
	wantLadder(t, s, match.Ladder{Rung: 50})
	rapid.Check(t, func(r *rapid.T) {
		rung := rapid.IntRange(25, 47)
		want := match.Ladder{
			Rung:       2 * rung.Draw(r, "rung"),
			Seeds:      rapid.SliceOfN(rapid.Uint64(), 0, 23).Draw(r, "seeds"),
			IsRunning:  rapid.Bool().Draw(r, "running"),
			BestRung:   2 * rung.Draw(r, "best"),
			ClimbCount: rapid.IntRange(0, 1<<30).Draw(r, "climbs"),
		}
		need.OK(r, save(s, want))
		got, err := load(s)
		if err != nil || !cmp.Equal(want, got, cmpopts.EquateEmpty()) {
			r.Fatalf("got %+v, %v, want %+v", got, err, want)
		}
	})
}

func TestEachWrongValueOfTheLadderIsADefault(t *testing.T) {
	s, dir := open(t)
	write(t, dir, `{"rung": 51, "seeds": [1, -2], "running": "yes", "best": 96, "climbs": 4, "medal": "gold"}`)
	wantLadder(t, s, match.Ladder{Rung: 50, ClimbCount: 4})

	tooLong := make([]uint64, 24)
	need.OK(t, save(s, match.Ladder{Rung: 48, BestRung: 1000, ClimbCount: -1, Seeds: tooLong, IsRunning: true}))
	wantLadder(t, s, match.Ladder{Rung: 50, IsRunning: true})
	if notes, err := s.LoadNotes(match.LadderNotes); err != nil || string(notes["medal"]) != `"gold"` {
		t.Errorf("the notes are %s, %v, want what the ladder does not know kept", notes, err)
	}
}
