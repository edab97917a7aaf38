package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

// idsOf returns the ids of the games that a filter chooses.
func idsOf(t *testing.T, s *Store, f Filter) []string {
	t.Helper()
	entries, err := s.History()
	if err != nil {
		t.Error(err)
	}
	var ids []string
	for _, e := range f.Choose(entries) {
		ids = append(ids, e.ID)
	}
	return ids
}

func TestAFilterChoosesTheNewestOfAKind(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	// The clock is set back before the third game, and nobody cares.
	dates := []string{"2026-11-21", "2026-11-22", "2020-01-01", "2020-01-02", "2026-11-23"}
	for n, kind := range []Kind{KindSolo, KindTable, KindSolo, KindPractice, KindTable} {
		f := finishedGame(n)
		f.Kind, f.Date = kind, dates[n]
		need.Value(s.AddFinished(f))(t)
	}
	const one, two, three, four, five = "2026-11-21-1", "2026-11-22-2", "2020-01-01-3", "2020-01-02-4", "2026-11-23-5"
	for name, test := range map[string]struct {
		filter Filter
		want   []string
	}{
		"all":               {Filter{}, []string{five, four, three, two, one}},
		"the newest two":    {Filter{Limit: 2}, []string{five, four}},
		"a negative limit":  {Filter{Limit: -1, Kinds: []Kind{KindSolo}}, []string{three, one}},
		"a kind":            {Filter{Kinds: []Kind{KindTable}}, []string{five, two}},
		"the newest of it":  {Filter{Kinds: []Kind{KindTable}, Limit: 1}, []string{five}},
		"as many as are":    {Filter{Kinds: []Kind{KindTable}, Limit: 2}, []string{five, two}},
		"fewer than wanted": {Filter{Kinds: []Kind{KindTable}, Limit: 9}, []string{five, two}},
		"two kinds":         {Filter{Kinds: []Kind{KindPractice, KindSolo}, Limit: 2}, []string{four, three}},
		"an unknown kind":   {Filter{Kinds: []Kind{"chess"}}, nil},
	} {
		if diff := cmp.Diff(test.want, idsOf(t, s, test.filter)); diff != "" {
			t.Errorf("%s: got the games marked +, want those marked -\n%s", name, diff)
		}
	}
}

func TestTheHistoryTellsOfBrokenGames(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	for n := range 2 {
		need.Value(s.AddFinished(finishedGame(n)))(t)
	}
	putFile(t, s.historyDir(), "2026-11-21-1.dreist", "broken")
	entries, err := s.History()
	var aside *SetAsideError
	if len(entries) != 1 || entries[0].ID != "2026-11-21-2" || !errors.As(err, &aside) || aside.OldName != "2026-11-21-1.dreist" {
		t.Errorf("got %v, %v, want the other game and an error that names the broken one", entries, err)
	}
}

// spoil breaks a file but leaves it as old and as large as it was.
func spoil(t *testing.T, path string) {
	t.Helper()
	info := need.Value(os.Stat(path))(t)
	f := need.Value(os.OpenFile(path, os.O_WRONLY, 0))(t)
	_, err := f.WriteString("x")
	need.OK(t, errors.Join(err, f.Close(), os.Chtimes(path, info.ModTime(), info.ModTime())))
}

// TestAFilterOfThousandsOpensNoGame spoils every file in a way that only who opens it can see.
func TestAFilterOfThousandsOpensNoGame(t *testing.T) {
	const games, wanted = 5_000, 50
	s := hoard(t, games)
	need.Value(s.History())(t)
	for n := range games {
		spoil(t, filepath.Join(s.historyDir(), historyID{"2026-11-21", n + 1}.file()))
	}
	got := idsOf(t, s, Filter{Kinds: []Kind{KindSolo}, Limit: wanted})
	if len(got) != wanted || got[0] != fmt.Sprintf("2026-11-21-%d", games) {
		t.Errorf("got %d games, %v, want the newest %d", len(got), got, wanted)
	}
}
