package store_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/game/store/files"
)

// game returns a finished solo game that no other number gives.
func game(n int) store.Finished {
	return store.Finished{
		Record: fmt.Sprintf("[Game \"DREIst!\"]\n[Seed \"%d\"]\n\n1: x6r\n", n),
		Date:   "2026-11-21",
		Kind:   store.KindSolo,
		Summary: store.Summary{
			Seats: 2, Seat: 1, Outcome: store.WonBy(n%2, n%2*7, (n+1)%2*9), Turns: 30 + n, Counts: map[string]int{"trios": 5, "gifts": 1},
			Opponents: []string{"egon"},
		},
	}
}

func add(t *testing.T, s *store.Store, games ...store.Finished) []string {
	t.Helper()
	var ids []string
	for _, g := range games {
		id := need.Value(s.AddFinished(g))(t)
		ids = append(ids, id)
	}
	return ids
}

// wantHistory checks that the history holds the games with these ids, the newest first, and nothing is wrong with it.
func wantHistory(t *testing.T, s *store.Store, want ...string) []store.Entry {
	t.Helper()
	entries, err := s.History()
	if err != nil {
		t.Error(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.ID)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the history holds what is marked +, want what is marked -\n%s", diff)
	}
	return entries
}

func TestAFinishedGameComesBack(t *testing.T) {
	s, dir := open(t)
	wantHistory(t, s)
	wantFiles(t, dir, map[string]string{})
	full := store.Finished{
		Record: "; Ä\r\n\x00{}\n\n", Date: "2028-02-29", Kind: "daily-deal",
		Summary: store.Summary{
			Seats: 4, Seat: 3, Outcome: store.WonBy(1, 96, 0, 1, 2), Turns: 99_999, Counts: map[string]int{"trios": 12, "gifts": 3, "zeal": 99_999},
			Opponents: []string{"calm", "calm", "bold\n\"\\"},
		},
	}
	full.Summary.Game = "second"
	bare := store.Finished{Date: "0001-01-01", Kind: "x", Summary: store.Summary{Game: "first", Seats: 2, Outcome: store.WonBy(1, 3, 0)}}
	add(t, s, full, bare)
	entries := wantHistory(t, s, "0001-01-01-2", "2028-02-29-1")
	for i, f := range []store.Finished{bare, full} {
		want := store.Entry{ID: entries[i].ID, Date: f.Date, Kind: f.Kind, Summary: f.Summary, Sum: f.Sum()}
		if diff := cmp.Diff(want, entries[i]); diff != "" {
			t.Errorf("got the game marked +, want the one marked -\n%s", diff)
		}
		if got, err := s.LoadFinished(entries[i].ID); got != f.Record || err != nil {
			t.Errorf("got the record %q, %v, want %q", got, err, f.Record)
		}
	}
}

func TestFactsThatAreRefused(t *testing.T) {
	s, dir := open(t)
	for name, spoil := range map[string]func(*store.Finished){
		"no date":             func(f *store.Finished) { f.Date = "" },
		"a day that is none":  func(f *store.Finished) { f.Date = "2026-02-30" },
		"a path as the date":  func(f *store.Finished) { f.Date = "../../../x" },
		"no kind":             func(f *store.Finished) { f.Kind = "" },
		"a foreign kind":      func(f *store.Finished) { f.Kind = "So lo" },
		"a long kind":         func(f *store.Finished) { f.Kind = store.Kind(strings.Repeat("x", 33)) },
		"no seat":             func(f *store.Finished) { f.Summary.Seats = 0 },
		"a seat too high":     func(f *store.Finished) { f.Summary.Seat = 3 },
		"no end":              func(f *store.Finished) { f.Summary.Outcome = store.Outcome{Score: []int{0, 3}} },
		"places of three":     func(f *store.Finished) { f.Summary.Places = []int{1, 2, 2} },
		"a place too low":     func(f *store.Finished) { f.Summary.Places = []int{1, 3} },
		"nobody first":        func(f *store.Finished) { f.Summary.Places = []int{2, 2} },
		"places for all":      func(f *store.Finished) { f.Summary.End = store.AllWon },
		"cards of three":      func(f *store.Finished) { f.Summary.Score = []int{0, 1, 2} },
		"negative cards":      func(f *store.Finished) { f.Summary.Score = []int{0, -1} },
		"negative turns":      func(f *store.Finished) { f.Summary.Turns = -1 },
		"too many gifts":      func(f *store.Finished) { f.Summary.Counts = map[string]int{"gifts": 100_000} },
		"a count of a fact":   func(f *store.Finished) { f.Summary.Counts = map[string]int{"turns": 1} },
		"too many opponents":  func(f *store.Finished) { f.Summary.Opponents = []string{"a", "b"} },
		"a nameless opponent": func(f *store.Finished) { f.Summary.Opponents = []string{""} },
		"a broken opponent":   func(f *store.Finished) { f.Summary.Opponents = []string{"\xff"} },
		"a broken record":     func(f *store.Finished) { f.Record = "\xff" },
		"a huge record":       func(f *store.Finished) { f.Record = strings.Repeat("x", oneMiB) },
	} {
		f := game(1)
		spoil(&f)
		if id, err := s.AddFinished(f); id != "" || err == nil || !strings.HasPrefix(err.Error(), "store: adding a finished game: ") {
			t.Errorf("%s: got %q, %v, want an error", name, id, err)
		}
	}
	wantFiles(t, dir, map[string]string{})
}

// TestTheOrderOfStoringCounts sets the clock back, and forward to another year.
func TestTheOrderOfStoringCounts(t *testing.T) {
	s, _ := open(t)
	for i, date := range []string{"2026-11-21", "2026-11-21", "2025-01-01", "2031-12-31", "2026-11-22"} {
		g := game(i)
		g.Date = date
		add(t, s, g)
	}
	wantHistory(t, s, "2026-11-22-5", "2031-12-31-4", "2025-01-01-3", "2026-11-21-2", "2026-11-21-1")
	newest, err := s.History()
	if newest = (store.Filter{Limit: 2}).Choose(newest); err != nil || len(newest) != 2 || newest[1].ID != "2031-12-31-4" {
		t.Errorf("got %v, %v, want the newest two", newest, err)
	}
}

func TestTheSameGameIsStoredOnce(t *testing.T) {
	s, dir := open(t)
	first := add(t, s, game(1), game(2))
	again := game(1)
	again.Date = "2026-11-22" // the crash was before midnight
	practice := game(1)
	practice.Kind = store.KindPractice
	if ids := add(t, s, again, practice); ids[0] != first[0] || ids[1] != "2026-11-21-3" {
		t.Errorf("got the ids %v, want %s and a new one", ids, first[0])
	}
	wantHistory(t, s, "2026-11-21-3", "2026-11-21-2", "2026-11-21-1")

	// Two copies of the program that store at once may repeat a game, and give one number on two days.
	text := filesIn(t, dir)["history/2026-11-21-2.dreist"]
	write(t, filepath.Join(dir, "history"), "2026-11-22-3.dreist", text)
	write(t, filepath.Join(dir, "history"), "2026-11-22-1.dreist", strings.Replace(text, `"kind":"solo"`, `"kind":"other"`, 1))
	wantHistory(t, s, "2026-11-21-3", "2026-11-21-2", "2026-11-22-1", "2026-11-21-1")
}

func TestGamesThatAreNotThere(t *testing.T) {
	s, dir := open(t)
	write(t, filepath.Dir(dir), "2026-11-21-1.dreist", "outside")
	for _, id := range []string{"", "2026-11-21-1", "../2026-11-21-1", "2026-11-21-01", "2026-11-21--1", "2026-11-21-9999999999", "index"} {
		if text, err := s.LoadFinished(id); text != "" || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: got %q, %v, want %v", id, text, err, fs.ErrNotExist)
		}
	}
}

func TestBrokenFinishedGamesAreSetAside(t *testing.T) {
	s, dir := open(t)
	add(t, s, game(1), game(2), game(3))
	whole := filesIn(t, dir)["history/2026-11-21-2.dreist"]
	for name, test := range map[string]struct {
		text  string
		want  error
		stays bool
	}{
		"truncated":         {whole[:len(whole)-1], store.ErrDamaged, false},
		"truncated early":   {whole[:20], store.ErrDamaged, false},
		"another record":    {strings.Replace(whole, "6r", "6v", 1), store.ErrDamaged, false},
		"a bare record":     {game(2).Record, store.ErrDamaged, false},
		"facts that cannot": {strings.Replace(whole, `"seats":2`, `"seats":9`, 1), store.ErrDamaged, false},
		"facts of a kind":   {strings.Replace(whole, `"turns":32`, `"turns":"x"`, 1), store.ErrDamaged, false},
		"not a text":        {"\x89PNG\xff", files.ErrNotText, false},
		"over 1 MiB":        {whole + strings.Repeat("x", oneMiB), files.ErrTooLarge, false},
		"a newer version":   {strings.Replace(strings.Replace(whole, `"version":1`, `"version":3`, 1), `"seats":2`, `"seats":9`, 1), store.ErrNewer, true},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir := open(t)
			add(t, s, game(1), game(2), game(3))
			history := filepath.Join(dir, "history")
			write(t, history, "2026-11-21-2.dreist", test.text)
			if _, err := s.LoadFinished("2026-11-21-2"); !errors.Is(err, test.want) {
				t.Errorf("loading: got the error %v, want %v", err, test.want)
			}
			entries, err := s.History()
			if len(entries) != 2 || entries[0].ID != "2026-11-21-3" || entries[1].ID != "2026-11-21-1" {
				t.Errorf("got %v, want the other two games", entries)
			}
			var aside *store.SetAsideError
			var refused *files.LoadError
			name := "2026-11-21-2.broken-1.dreist"
			switch {
			case !errors.Is(err, test.want):
				t.Errorf("got the error %v, want %v", err, test.want)
			case test.stays:
				name = "2026-11-21-2.dreist"
				if !errors.As(err, &refused) || refused.Name != name {
					t.Errorf("got the error %v, want a LoadError", err)
				}
			case !errors.As(err, &aside) || aside.Name != name:
				t.Errorf("got the error %v, want one that names %s", err, name)
			}
			if got := filesIn(t, history)[name]; got != test.text {
				t.Errorf("%s holds %q, want what was there", name, got)
			}
			if !test.stays {
				wantHistory(t, s, "2026-11-21-3", "2026-11-21-1")
			}
			if ids := add(t, s, game(4)); ids[0] != "2026-11-21-4" {
				t.Errorf("the next game is %s, want 2026-11-21-4", ids[0])
			}
		})
	}
}

// TestForeignFilesInTheHistory leaves alone what has another name, and a folder with one of ours.
func TestForeignFilesInTheHistory(t *testing.T) {
	s, dir := open(t)
	add(t, s, game(1))
	history := filepath.Join(dir, "history")
	foreign := []string{
		"notes.txt", "2026-11-21-1.broken-1.dreist", "2026-11-21-02.dreist", "2026-13-01-2.dreist", "2026-11-21-0.dreist",
		"2026-11-21-9999999999.dreist", "2026-11-21-+2.dreist", ".2026-11-21-3.dreist.1.tmp",
	}
	for _, name := range foreign {
		write(t, history, name, "foreign")
	}
	write(t, history, "2026-11-21-2.dreist", "") // claimed and never filled
	wantHistory(t, s, "2026-11-21-1")
	add(t, s, game(2))
	wantHistory(t, s, "2026-11-21-3", "2026-11-21-1")
	for _, name := range foreign {
		if filesIn(t, history)[name] != "foreign" {
			t.Errorf("%s is not what it was", name)
		}
	}
	need.OK(t, os.Mkdir(filepath.Join(history, "2026-11-21-9.dreist"), 0o700))
	var refused *files.LoadError
	if entries, err := s.History(); len(entries) != 2 || !errors.As(err, &refused) || !errors.Is(err, files.ErrNotAFile) {
		t.Errorf("got %d games, %v, want two and %v", len(entries), err, files.ErrNotAFile)
	}
	write(t, history, "2026-11-21-999999999.dreist", "the last number")
	if id, err := s.AddFinished(game(3)); id != "" || err == nil {
		t.Errorf("got %q, %v, want an error, as no number is left", id, err)
	}
}

func TestAHistoryThatCannotBeRead(t *testing.T) {
	s, dir := open(t)
	write(t, dir, "history", "a file")
	if entries, err := s.History(); len(entries) != 0 || err == nil {
		t.Errorf("got %v, %v, want an error", entries, err)
	}
	if _, err := s.AddFinished(game(1)); err == nil {
		t.Error("adding gives no error")
	}
	wantFiles(t, dir, map[string]string{"history": "a file"})
}

// TestTheIndexIsAMereCopy reads the same history whatever has become of the index.
func TestTheIndexIsAMereCopy(t *testing.T) {
	s, dir := open(t)
	history := filepath.Join(dir, "history")
	for n := range 40 {
		add(t, s, game(n))
	}
	if _, ok := filesIn(t, history)["index.json"]; ok {
		t.Error("adding wrote the index")
	}
	want := need.Value(s.History())(t)
	good, ok := filesIn(t, history)["index.json"]
	if !ok {
		t.Fatal("there is no index after 40 games")
	}
	same := func(what string) {
		t.Helper()
		got, err := s.History()
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v, got the games marked +, want those marked -\n%s", what, err, diff)
		}
	}
	same("the index is there")
	for what, text := range map[string]string{
		"empty": "", "truncated": good[:len(good)/2], "foreign": "\x00\xff", "another version": `{"version":1,"games":[]}`,
		"a list": "[]", "impossible facts": strings.ReplaceAll(good, `"seats":2`, `"seats":0`),
		"too many games": strings.ReplaceAll(good, `"2026-`, `"2025-`), "another size": strings.ReplaceAll(good, `"size":`, `"size":1`),
	} {
		write(t, history, "index.json", text)
		same(what)
		if filesIn(t, history)["index.json"] != good {
			t.Errorf("%s: the index was not written anew", what)
		}
	}
	need.OK(t, os.Remove(filepath.Join(history, want[0].ID+".dreist")))
	want = want[1:]
	same("a game is gone")

	// A file that another one took the place of is read again though it is in the index.
	text := strings.ReplaceAll(filesIn(t, history)[want[0].ID+".dreist"], `"turns":68`, `"turns":7`)
	write(t, history, want[0].ID+".dreist", text)
	want[0].Summary.Turns = 7
	same("a file has changed")
	need.OK(t, os.Remove(filepath.Join(history, "index.json")))
	same("the index is gone")
	text = strings.Replace(text, `"turns":7`, `"turns":8`, 1)
	write(t, history, want[0].ID+".dreist", text)
	need.OK(t, os.Chtimes(filepath.Join(history, want[0].ID+".dreist"), time.Time{}, time.Unix(1, 0)))
	want[0].Summary.Turns = 8
	same("a file has changed and has its old size")
}

// TestTwoCopiesKeepEachOthersGames lets several copies of the program finish games, and one and the same, at once.
func TestTwoCopiesKeepEachOthersGames(t *testing.T) {
	const copies, rounds = 4, 20
	_, dir := open(t)
	var running sync.WaitGroup
	for c := range copies {
		running.Go(func() {
			s, err := store.Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for round := range rounds {
				for _, g := range []store.Finished{game(c*1000 + round), game(9_000 + round)} {
					if _, err := s.AddFinished(g); err != nil {
						t.Error(err)
					}
				}
				if _, err := s.History(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	running.Wait()
	s := need.Value(store.Open(dir))(t)
	entries := need.Value(s.History())(t)
	found := map[string]bool{}
	for _, e := range entries {
		text, err := s.LoadFinished(e.ID)
		if err != nil || found[text] {
			t.Errorf("%s: %v, want a game that there is once", e.ID, err)
		}
		found[text] = true
	}
	if len(found) != (copies+1)*rounds {
		t.Errorf("got %d games, want %d", len(found), (copies+1)*rounds)
	}
}
