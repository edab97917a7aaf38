package dreist

import (
	"testing"

	"dreist/game/dreist/deals"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/screens"
)

// TestTheTitleOfTheWindowTellsWhatIsPlayed asks tables of every kind, and one that is looked back on.
func TestTheTitleOfTheWindowTellsWhatIsPlayed(t *testing.T) {
	a := newApp(t)
	solo, err := deals.Solo(54, 1)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(solo.Deal(), record.Seats("Du", "Egon"), nil, play.Unkept{})
	if err != nil {
		t.Fatal(err)
	}
	for want, c := range map[string]mode{
		"Game against Egon":                 {slot: store.Solo},
		"Ladder 54 : 42":                    {slot: "ladder", rung: 54},
		"Daily deal for 24 Nov 2026":        {slot: "daily", daily: "2026-11-24"},
		"Two to four players":               {slot: store.Table},
		"Two to four players · Game 1 of 1": {slot: store.Table, series: 1},
		"Practice – doesn’t count":          {slot: practiceSlot, practice: practiceAgain},
		"First game":                        {slot: screens.FirstSlot},
	} {
		if got := a.game.newSitting(m, c).title(); got != want {
			t.Errorf("%+v: the title tells %q, want %q", c, got, want)
		}
	}
}
