package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
)

// TestTheHistoryGrows adds games, one of them twice, and reads them.
func TestTheHistoryGrows(t *testing.T) {
	f, dir := open(t)
	var ids []string
	for _, n := range []int{1, 2, 3, 2} {
		ids = append(ids, need.Value(f.AddFinished(aGame(n)))(t))
	}
	practice := aGame(2)
	practice.Kind = KindPractice
	ids = append(ids, need.Value(f.AddFinished(practice))(t))
	entries := need.Value(f.LoadHistory())(t)
	var got []string
	for _, e := range slices.Backward(entries) {
		got = append(got, e.ID)
	}
	if want := slices.Concat(ids[:3], ids[4:]); !slices.Equal(got, want) || ids[1] != ids[3] || ids[1] == ids[4] {
		t.Errorf("got the games %v, want %v", got, want)
	}
	if e := entries[1]; e.Summary.GameName != UnnamedGame || e.Summary.Counts["trios"] != 3 || e.Summary.Winner() != 1 || e.Hash != aGame(3).Entry().Hash {
		t.Errorf("got %+v", e)
	}
	if record := need.Value(f.LoadFinished(ids[2]))(t); record != aGame(3).Record {
		t.Errorf("got the record %q", record)
	}
	if record, err := f.LoadFinished("2026-11-21-99"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got the record %q, %v", record, err)
	}
	if lines := strings.Count(filesIn(t, dir)[historyFile], "\n"); lines != 4 {
		t.Errorf("the history has %d lines", lines)
	}
	some := Filter{Game: UnnamedGame, Kinds: []Kind{KindSolo}}.Select(entries)
	if len(some) != 3 || some[0].ID != ids[2] {
		t.Errorf("chosen are %+v", some)
	}
}

// TestABrokenHistory tears off its end at each byte, breaks a line, and adds what a newer version writes: all other games stay, before and after
// another one is added.
func TestABrokenHistory(t *testing.T) {
	f, dir := open(t)
	fill(t, f, "Anna", 1, 2, 3)
	text := filesIn(t, dir)[historyFile]
	lines := strings.SplitAfter(text, "\n")
	wantGames := func(what string, want int) {
		t.Helper()
		if entries, err := f.LoadHistory(); len(entries) != want {
			t.Errorf("%s: got %d games, %v, want %d", what, len(entries), err, want)
		}
	}
	for end := len(lines[0]); end <= len(text); end += 7 {
		put(t, dir, historyFile, text[:end])
		whole := 0
		for l, err := range linesOf(text[:end]) {
			if err == nil && l.ID != "" {
				whole++
			}
		}
		wantGames(fmt.Sprint("torn at ", end), whole)
		need.Value(f.AddFinished(aGame(9)))(t)
		wantGames(fmt.Sprint("torn at ", end, " and longer"), whole+1)
	}
	newer := `{"id":"2030-01-01-1","summary":{"end":"tied"},"version":1,"mood":"good"}` + "\n"
	put(t, dir, historyFile, lines[0]+strings.TrimSuffix(newer, "\n"))
	need.Value(f.AddFinished(aGame(9)))(t)
	if left := filesIn(t, dir)[historyFile]; !strings.Contains(left, newer) {
		t.Errorf("the line of a newer version is gone: %s", left)
	}
	put(t, dir, historyFile, lines[0]+"[a list]")
	need.Value(f.AddFinished(aGame(9)))(t)
	if left := filesIn(t, dir)[historyFile]; !strings.Contains(left, "[a list]") {
		t.Errorf("what was no torn line is gone: %s", left)
	}
	umlaut := strings.Replace(lines[1], "egon", "Käthe", 1)
	put(t, dir, historyFile, lines[0]+umlaut[:strings.Index(umlaut, "ä")+1])
	wantGames("torn within a letter", 1)
	need.Value(f.AddFinished(aGame(9)))(t)
	wantGames("torn within a letter and longer", 2)
	put(t, dir, historyFile, lines[0]+newer+strings.Replace(lines[1], "egon", "\xff", 1)+lines[2])
	wantGames("a line that is no text", 2)
	need.OK(t, os.Remove(filepath.Join(dir, "history.aside-1.jsonl")))
	put(t, dir, historyFile, lines[0]+"{broken\n"+newer+lines[2])
	_, err := f.LoadHistory()
	if aside := (*SetAsideError)(nil); !errors.As(err, &aside) || aside.Name != "history.aside-1.jsonl" {
		t.Errorf("got %v", err)
	}
	wantGames("broken", 2)
	if left := filesIn(t, dir); left[historyFile] != lines[0]+newer+lines[2] || !strings.Contains(left["history.aside-1.jsonl"], "{broken") {
		t.Errorf("left is %v", left)
	}
}

// TestFactsOutOfRange stores nothing.
func TestFactsOutOfRange(t *testing.T) {
	f, dir := open(t)
	for _, change := range []func(*FinishedGame){
		func(f *FinishedGame) { f.Date = "2026-13-01" },
		func(f *FinishedGame) { f.Kind = "Solo" },
		func(f *FinishedGame) { f.Record = "\xff" },
		func(f *FinishedGame) { f.Record = strings.Repeat("x", maxSize+1) },
		func(f *FinishedGame) { f.Summary.GameName = "THE GAME" },
		func(f *FinishedGame) { f.Summary.SeatCount = 17 },
		func(f *FinishedGame) { f.Summary.Seat = 3 },
		func(f *FinishedGame) { f.Summary.TurnCount = -1 },
		func(f *FinishedGame) { f.Summary.OpponentKinds = []string{""} },
		func(f *FinishedGame) { f.Summary.OpponentKinds = []string{"a", "b"} },
		func(f *FinishedGame) { f.Summary.Counts = map[string]int{"Trios": 1} },
		func(f *FinishedGame) { f.Summary.Counts = map[string]int{"trios": -1} },
		func(f *FinishedGame) { f.Summary.Scores = []int{1} },
		func(f *FinishedGame) { f.Summary.Scores = []int{1, 1000} },
		func(f *FinishedGame) { f.Summary.Places = []int{2, 2} },
		func(f *FinishedGame) { f.Summary.End = Running },
	} {
		game := aGame(1)
		change(&game)
		if id, err := f.AddFinished(game); err == nil {
			t.Errorf("%+v is stored as %s", game.Summary, id)
		}
	}
	if left := filesIn(t, filepath.Dir(dir)); len(left) != 0 {
		t.Errorf("left is %v", left)
	}
}
