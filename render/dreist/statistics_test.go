package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist/ladder"
	"dreist/game/store"
)

func TestFinishedGamesAreRemembered(t *testing.T) {
	a := newApp(t)
	a.showStatistics()
	if got := a.reads(); !strings.Contains(got, "Full games appear here") {
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
	for _, want := range []string{"Games won: 2 of 4", "best: 1", "Your best climb: 50 cards"} {
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
