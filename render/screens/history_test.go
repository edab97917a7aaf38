package screens

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/store"
)

// TestTheHistoryShowsOneGame lists the finished games of the game that is shown, and of the other one. What is wrong with one is told there.
func TestTheHistoryShowsOneGame(t *testing.T) {
	folder := t.TempDir()
	files := need.Value(store.OpenFolder(folder))(t)
	higher, up := visitBoth(t, t.TempDir())
	names := []string{higher.about.Name, up.about.Name}
	for i, name := range []string{names[0], names[1], names[1], "future"} {
		o := store.Outcome{End: store.AllLost, Scores: []int{i, i}}
		if _, err := files.AddFinished(store.FinishedGame{Date: "2026-11-20", Kind: store.KindTable, Record: strings.Repeat(";", i+1), Summary: store.Summary{
			GameName: name, SeatCount: 2, Outcome: o, TurnCount: 9,
		}}); err != nil {
			t.Fatal(err)
		}
	}
	higher, _ = visitBoth(t, folder)
	higher.App.Navigate(higher.ShowHistory())
	for _, c := range []struct {
		press string
		want  int
	}{{"", 1}, {"history.of." + names[1], 2}, {"history.of." + names[0], 1}} {
		if c.press != "" {
			higher.ClickID(c.press)
		}
		if got := strings.Count(higher.ScreenText(), "2 seats"); got != c.want {
			t.Errorf("%q lists %d games, want %d:\n%s", c.press, got, c.want, higher.ScreenText())
		}
	}
	higher.ClickID("games.0") // which is no record
	higher.WantText("That isn’t a record of Higher card.")
}
