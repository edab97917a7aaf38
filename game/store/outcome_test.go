package store

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
)

// outcomes are all ways in which a game of three can end.
func outcomes() []Outcome {
	score := []int{7, 0, 4}
	return []Outcome{
		WonBy(1, score...),
		{End: Ranked, Places: []int{3, 1, 2}, Score: score},
		{End: Ranked, Places: []int{3, 1, 1}, Score: score},
		{End: Undecided, Places: []int{2, 1, 2}, Score: score},
		{End: AllWon, Score: []int{0, 0, 0}},
		{End: AllLost, Score: []int{9, 9, 9}},
	}
}

// TestEveryOutcomeIsRead reads all of them as they were written before, writes the same, and reads who has won.
func TestEveryOutcomeIsRead(t *testing.T) {
	folder := filepath.Join("testdata", "outcomes")
	s, dir := open(t)
	series := SeriesState{Players: []SeriesPlayer{{Kind: "person"}, {Kind: "low"}, {Kind: "slow"}}, Length: 6}
	for i, o := range outcomes() {
		ids := add(t, s, Finished{Record: "stairs\n", Date: "2026-11-24", Kind: Kind("k" + string(rune('0'+i))), Summary: Summary{Game: "stairs", Seats: 3, Seat: 2, Outcome: o, Turns: 12}})
		series.Games = append(series.Games, SeriesGame{Outcome: o, ID: ids[0]})
	}
	need.OK(t, s.SaveSeries("", series))
	if diff := cmp.Diff(filesIn(t, folder), filesIn(t, dir)); diff != "" {
		t.Errorf("the folder holds what is marked +, want what is marked -\n%s", diff)
	}

	copied := t.TempDir()
	need.OK(t, os.CopyFS(copied, os.DirFS(folder)))
	there := need.Value(Open(copied))(t)
	wantSeries(t, there, series)
	entries, err := there.History()
	if err != nil || len(entries) != len(outcomes()) {
		t.Fatalf("got %d games, %v", len(entries), err)
	}
	won := []bool{true, true, true, false, true, false}
	for i, o := range outcomes() {
		got := entries[len(entries)-1-i].Summary
		if diff := cmp.Diff(o, got.Outcome); diff != "" || got.Won() != won[i] {
			t.Errorf("won %v, got the outcome marked +, want the one marked -\n%s", got.Won(), diff)
		}
	}
}

// TestEndsThatHadNoNamesAreRead reads games that all have won or lost, as they were written when the winner alone
// said so.
func TestEndsThatHadNoNamesAreRead(t *testing.T) {
	s, dir := open(t)
	for winner, end := range map[string]End{"-1": AllWon, "0": AllLost} {
		name := "2026-11-2" + string(rune('0'+end)) + "-" + string(rune('0'+end)) + ".dreist"
		write(t, filepath.Join(dir, "history"), name, `; {"version":2,"kind":"table","sum":"e3b0c44298fc1c149afbf4c8996fb924","game":"stairs","seats":2,"seat":1,"winner":`+winner+`,"score":[4,4],"turns":9}`+"\n")
		entries, err := s.History()
		if err != nil || len(entries) == 0 || entries[0].Summary.End != end {
			t.Errorf("got %+v, %v, want the end %d", entries, err, end)
		}
		need.OK(t, os.Remove(filepath.Join(dir, "history", name)))
	}
}
