package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist/deals"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/screens"
)

// TestEveryModeHasItsTitleAndItsPlaceInTheHistory asks games of every kind what the window is called and how they are listed.
func TestEveryModeHasItsTitleAndItsPlaceInTheHistory(t *testing.T) {
	a := newApp(t)
	solo, err := deals.Solo(54, 1)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(solo.Deal(), record.Seats("Du", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	for want, c := range map[string]struct {
		mode
		kind   store.Kind
		listed string
	}{
		"Game against Egon":                 {mode{slot: store.Solo}, store.KindSolo, "solo"},
		"Ladder 54 : 42":                    {mode{slot: "ladder", rung: 54}, ladder.Kind, "ladder"},
		"Daily deal for 24 Nov 2026":        {mode{slot: "daily", daily: "2026-11-24"}, store.KindSolo, "solo"},
		"Two to four players":               {mode{slot: store.Table}, store.KindTable, "table"},
		"Two to four players · Game 1 of 1": {mode{slot: store.Table, series: 1}, store.KindTable, "table"},
		"Practice – doesn’t count":          {mode{slot: practiceSlot, practice: practiceAgain}, store.KindPractice, "practice"},
		"First game":                        {mode{slot: screens.FirstSlot, practice: practiceFirst}, store.KindFirst, "practice"},
	} {
		if got := a.game.newSitting(m, c.mode).title(); got != want || c.mode.kind() != c.kind {
			t.Errorf("%+v: the title tells %q, want %q; it is listed as %s", c, got, want, c.mode.kind())
		}
		for _, k := range About().Kinds[1:] {
			if slices.Contains(k.Of, c.kind) != (k.Label == "history.kind."+c.listed) {
				t.Errorf("%s: whether %q lists it is wrong", want, k.Label)
			}
		}
	}
}
