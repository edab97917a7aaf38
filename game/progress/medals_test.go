package progress_test

import (
	"slices"
	"testing"

	"dreist/game/progress"
	"dreist/game/store"
)

// The medals of a game.
var (
	one   = progress.Medal{Name: "trio", Goal: 1}
	six   = progress.Medal{Name: "column", Goal: 6}
	seven = progress.Medal{Name: "week", Goal: 7}
	read  = progress.Medal{Name: "analysis", Goal: 1, HidesProgress: true}
	all   = progress.Medals{one, six, seven, read}
)

func TestWhatIsEarnedIsToldOnce(t *testing.T) {
	p := progress.Tally{}
	p.RaiseTo(one, 1)
	p.RaiseTo(six, 5)
	p.RaiseTo(seven, 99)
	earned := progress.EarnedMedals{one: {Day: "2026-11-21", WasShown: true}, read: {Day: "2026-11-20"}}
	if got := all.NewlyEarned(earned, p); !slices.Equal(got, []progress.Medal{seven}) {
		t.Errorf("new are %v", got)
	}
	if got := all.Unannounced(earned); !slices.Equal(got, []progress.Medal{read}) {
		t.Errorf("untold are %v", got)
	}
	broken := store.Notes{"trio": store.EncodeJSON("x"), "column": store.EncodeJSON(map[string]string{"day": "someday"}),
		"medal": store.EncodeJSON(progress.EarnedMedal{Day: "2026-11-21"})}
	if got := all.DecodeEarned(broken); len(got) != 0 {
		t.Errorf("notes that make no sense tell of %v", got)
	}
}
