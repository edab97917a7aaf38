package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/store/files"
)

// game returns a finished solo game that no other number gives.
func game(n int) Finished {
	return Finished{
		Record: fmt.Sprintf("[Game \"DREIst!\"]\n[Seed \"%d\"]\n\n1: x6r\n", n),
		Date:   "2026-11-21",
		Kind:   KindSolo,
		Summary: Summary{
			Seats: 2, Seat: 1, Outcome: WonBy(n%2, n%2*7, (n+1)%2*9), Turns: 30 + n, Counts: map[string]int{"trios": 5, "gifts": 1},
			Opponents: []string{"egon"},
		},
	}
}

func add(t *testing.T, s *Store, games ...Finished) []string {
	t.Helper()
	var ids []string
	for _, g := range games {
		id := need.Value(s.AddFinished(g))(t)
		ids = append(ids, id)
	}
	return ids
}

// wantHistory checks that the history holds the games with these ids, the newest first, and nothing is wrong with it.
func wantHistory(t *testing.T, s *Store, want ...string) []Entry {
	t.Helper()
	entries, err := s.History()
	if err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(want, idsOf(entries)); diff != "" {
		t.Errorf("the history holds what is marked +, want what is marked -\n%s", diff)
	}
	return entries
}

func TestAFinishedGameComesBack(t *testing.T) {
	s, dir := open(t)
	wantHistory(t, s)
	wantFiles(t, dir, map[string]string{})
	full := Finished{
		Record: "; Ä\r\n\x00{}\n\n", Date: "2028-02-29", Kind: "daily-deal",
		Summary: Summary{
			Seats: 4, Seat: 3, Outcome: WonBy(1, 96, 0, 1, 2), Turns: 99_999, Counts: map[string]int{"trios": 12, "gifts": 3, "zeal": 99_999},
			Opponents: []string{"calm", "calm", "bold\n\"\\"},
		},
	}
	full.Summary.Game = "second"
	bare := Finished{Date: "0001-01-01", Kind: "x", Summary: Summary{Game: "first", Seats: 2, Outcome: WonBy(1, 3, 0)}}
	add(t, s, full, bare)
	entries := wantHistory(t, s, "0001-01-01-2", "2028-02-29-1")
	for i, f := range []Finished{bare, full} {
		want := Entry{ID: entries[i].ID, Date: f.Date, Kind: f.Kind, Summary: f.Summary, Sum: f.Sum()}
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
	for name, spoil := range map[string]func(*Finished){
		"no date":             func(f *Finished) { f.Date = "" },
		"a day that is none":  func(f *Finished) { f.Date = "2026-02-30" },
		"a path as the date":  func(f *Finished) { f.Date = "../../../x" },
		"no kind":             func(f *Finished) { f.Kind = "" },
		"a foreign kind":      func(f *Finished) { f.Kind = "So lo" },
		"a long kind":         func(f *Finished) { f.Kind = Kind(strings.Repeat("x", 33)) },
		"no seat":             func(f *Finished) { f.Summary.Seats = 0 },
		"a seat too high":     func(f *Finished) { f.Summary.Seat = 3 },
		"no end":              func(f *Finished) { f.Summary.Outcome = Outcome{Score: []int{0, 3}} },
		"places of three":     func(f *Finished) { f.Summary.Places = []int{1, 2, 2} },
		"a place too low":     func(f *Finished) { f.Summary.Places = []int{1, 3} },
		"nobody first":        func(f *Finished) { f.Summary.Places = []int{2, 2} },
		"places for all":      func(f *Finished) { f.Summary.End = AllWon },
		"cards of three":      func(f *Finished) { f.Summary.Score = []int{0, 1, 2} },
		"negative cards":      func(f *Finished) { f.Summary.Score = []int{0, -1} },
		"negative turns":      func(f *Finished) { f.Summary.Turns = -1 },
		"too many gifts":      func(f *Finished) { f.Summary.Counts = map[string]int{"gifts": 100_000} },
		"a count of a fact":   func(f *Finished) { f.Summary.Counts = map[string]int{"turns": 1} },
		"too many opponents":  func(f *Finished) { f.Summary.Opponents = []string{"a", "b"} },
		"a nameless opponent": func(f *Finished) { f.Summary.Opponents = []string{""} },
		"a broken opponent":   func(f *Finished) { f.Summary.Opponents = []string{"\xff"} },
		"a broken record":     func(f *Finished) { f.Record = "\xff" },
		"a huge record":       func(f *Finished) { f.Record = strings.Repeat("x", oneMiB) },
	} {
		f := game(1)
		spoil(&f)
		if id, err := s.AddFinished(f); id != "" || err == nil || !strings.HasPrefix(err.Error(), "store: adding a finished game: ") {
			t.Errorf("%s: got %q, %v, want an error", name, id, err)
		}
	}
	wantFiles(t, dir, map[string]string{})
}

func TestTheSameGameIsStoredOnce(t *testing.T) {
	s, dir := open(t)
	first := add(t, s, game(1), game(2))
	again := game(1)
	again.Date = "2026-11-22" // the crash was before midnight
	practice := game(1)
	practice.Kind = KindPractice
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
		"truncated":         {whole[:len(whole)-1], ErrDamaged, false},
		"truncated early":   {whole[:20], ErrDamaged, false},
		"another record":    {strings.Replace(whole, "6r", "6v", 1), ErrDamaged, false},
		"a bare record":     {game(2).Record, ErrDamaged, false},
		"facts that cannot": {strings.Replace(whole, `"seats":2`, `"seats":9`, 1), ErrDamaged, false},
		"facts of a kind":   {strings.Replace(whole, `"turns":32`, `"turns":"x"`, 1), ErrDamaged, false},
		"not a text":        {"\x89PNG\xff", files.ErrNotText, false},
		"over 1 MiB":        {whole + strings.Repeat("x", oneMiB), files.ErrTooLarge, false},
		"a newer version":   {strings.Replace(strings.Replace(whole, `"version":1`, `"version":3`, 1), `"seats":2`, `"seats":9`, 1), ErrNewer, true},
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
			if got := idsOf(entries); !slices.Equal(got, []string{"2026-11-21-3", "2026-11-21-1"}) || !errors.Is(err, test.want) {
				t.Errorf("got %v, %v, want the other two games and %v", got, err, test.want)
			}
			var aside *SetAsideError
			var refused *files.LoadError
			name := "2026-11-21-2.broken-1.dreist"
			if test.stays {
				name = "2026-11-21-2.dreist"
			}
			if test.stays && (!errors.As(err, &refused) || refused.Name != name) || !test.stays && (!errors.As(err, &aside) || aside.Name != name) {
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
			s, err := Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for round := range rounds {
				_, adding := s.AddFinished(game(c*1000 + round))
				_, again := s.AddFinished(game(9_000 + round))
				if _, err := s.History(); errors.Join(adding, again, err) != nil {
					t.Error(adding, again, err)
				}
			}
		})
	}
	running.Wait()
	s := need.Value(Open(dir))(t)
	entries := need.Value(s.History())(t)
	found := map[string]bool{}
	for _, e := range entries {
		found[need.Value(s.LoadFinished(e.ID))(t)] = true
	}
	if len(found) != (copies+1)*rounds || len(entries) != len(found) {
		t.Errorf("got %d games, %d different ones, want %d", len(entries), len(found), (copies+1)*rounds)
	}
}

// idsOf returns the ids of games.
func idsOf(entries []Entry) (ids []string) {
	for _, e := range entries {
		ids = append(ids, e.ID)
	}
	return ids
}

func TestAFilterChoosesTheNewestOfAKind(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	// The clock is set back before the third game, and nobody cares.
	dates := []string{"2026-11-21", "2026-11-22", "2020-01-01", "2020-01-02", "2026-11-23"}
	for n, kind := range []Kind{KindSolo, KindTable, KindSolo, KindPractice, KindTable} {
		f := game(n)
		f.Kind, f.Date = kind, dates[n]
		need.Value(s.AddFinished(f))(t)
	}
	entries := need.Value(s.History())(t)
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
		if diff := cmp.Diff(test.want, idsOf(test.filter.Choose(entries))); diff != "" {
			t.Errorf("%s: got the games marked +, want those marked -\n%s", name, diff)
		}
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

// TestAFilterOpensNoGame spoils every file in a way that only who opens it can see.
func TestAFilterOpensNoGame(t *testing.T) {
	s := need.Value(Open(t.TempDir()))(t)
	for n := range 2 * maxStale {
		add(t, s, game(n))
	}
	need.Value(s.History())(t)
	for n := range 2 * maxStale {
		spoil(t, filepath.Join(s.historyDir(), historyID{"2026-11-21", n + 1}.file()))
	}
	if got := idsOf(Filter{Kinds: []Kind{KindSolo}, Limit: 5}.Choose(need.Value(s.History())(t))); len(got) != 5 || got[0] != fmt.Sprintf("2026-11-21-%d", 2*maxStale) {
		t.Errorf("got %v, want the newest five", got)
	}
}
