package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/input"
)

func TestFinishedGamesAreRemembered(t *testing.T) {
	a := newApp(t)
	a.showStatistics()
	if got := a.reads(); !strings.Contains(got, "Nothing to count yet: there’s room for your wins here.") {
		t.Errorf("got %q before the first game", got)
	}
	a.newGame()
	a.finish(t, true)
	a.newGame()
	a.finish(t, false)
	a.climb()
	a.finish(t, true)
	a.climb()
	a.finish(t, false)
	a.practise(50)
	a.finish(t, true)
	entries, err := a.onDisk().History()
	if err != nil || len(entries) != 5 {
		t.Fatalf("got %d games remembered (%v), want 5", len(entries), err)
	}
	kinds := map[store.Kind]int{}
	for _, e := range entries {
		kinds[e.Kind]++
		if text, err := a.onDisk().LoadFinished(e.ID); err != nil || !strings.Contains(text, "[Mode \"egon\"]") {
			t.Errorf("%s cannot be read again: %v", e.ID, err)
		}
	}
	if kinds[store.KindSolo] != 2 || kinds[ladder.Kind] != 2 || kinds[store.KindPractice] != 1 {
		t.Errorf("got the kinds %v", kinds)
	}
	a.showStatistics()
	got := a.reads()
	for _, want := range []string{"50% | won 2 of 4", "0 | in a row · best 1"} {
		if !strings.Contains(got, want) {
			t.Errorf("the statistics say %q, want %q in it", got, want)
		}
	}
	for _, slot := range []store.Slot{store.Solo, ladder.Slot, practiceSlot} {
		if a.findSaved(slot) != nil {
			t.Errorf("a finished game is still offered in %s", slot)
		}
	}
}

// TestStatisticsLeadToGames opens the chart by mouse and by keys, and begins a game where there is nothing to tell.
func TestStatisticsLeadToGames(t *testing.T) {
	g := visit(t, t.TempDir(), 1).throughNotices()
	g.showStatistics()
	g.press("play.now")
	if g.table == nil || g.mode.slot != store.Solo {
		t.Fatalf("no game has begun: %q", g.reads())
	}
	for _, egons := range []int{4, 9} {
		g.lastCard(mode{slot: store.Solo}, egons)
		g.discardLast()
		g.settle()
	}
	g.showStatistics()
	newest := g.Finished()[0].ID
	g.aimAt("played." + newest)
	if g.table == nil || g.at.screen.ID != newest {
		t.Fatal("a click on the newest game does not lead to it")
	}
	g.key(input.CommandCancel)
	if got := g.reads(); !strings.HasPrefix(got, "Statistics") {
		t.Errorf("the way back leads to %q", got)
	}
}
