package medals_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/game/calendar"
	"dreist/game/medals"
	"dreist/game/store"
	"dreist/game/store/document"
)

// The medals of a game.
var (
	one   = medals.Medal{Name: "trio", Of: 1}
	six   = medals.Medal{Name: "column", Of: 6}
	seven = medals.Medal{Name: "week", Of: 7}
	read  = medals.Medal{Name: "analysis", Of: 1, AtOnce: true}
	all   = medals.Set{one, six, seven, read}
)

// TestNoMedalIsLost merges what two copies of the program, or two machines, keep.
func TestNoMedalIsLost(t *testing.T) {
	notes := rapid.Custom(func(r *rapid.T) store.Notes {
		earned := medals.Earned{}
		var had []medals.Medal
		for _, m := range all {
			if rapid.Bool().Draw(r, "earned") {
				earned[m] = medals.Kept{Day: calendar.Date(rapid.IntRange(20_000, 20_100).Draw(r, "day")), Shown: rapid.Bool().Draw(r, "shown")}
				had = append(had, m)
			}
		}
		return earned.Note(had...)
	})
	rapid.Check(t, func(r *rapid.T) {
		a, b := notes.Draw(r, "one"), notes.Draw(r, "the other")
		ab, ba := maps.Clone(b), maps.Clone(a)
		all.Merge(a, ab)
		all.Merge(b, ba)
		both := all.Earned(ab)
		if diff := cmp.Diff(both, all.Earned(ba)); diff != "" {
			r.Fatalf("it matters which comes first:\n%s", diff)
		}
		for _, one := range []store.Notes{a, b} {
			for m, k := range all.Earned(one) {
				if both[m].Day > k.Day || both[m].Day == "" || k.Shown && !both[m].Shown {
					r.Fatalf("%s: %+v becomes %+v", m.Name, k, both[m])
				}
			}
		}
		again := maps.Clone(ab)
		all.Merge(a, again)
		if diff := cmp.Diff(both, all.Earned(again)); diff != "" {
			r.Fatalf("once more changes something:\n%s", diff)
		}
	})
}

func TestWhatIsEarnedIsToldOnce(t *testing.T) {
	p := medals.Progress{}
	p.Raise(one, 1)
	p.Raise(six, 5)
	p.Raise(seven, 99)
	earned := medals.Earned{one: {Day: "2026-11-21", Shown: true}, read: {Day: "2026-11-20"}}
	if got := all.New(earned, p); !slices.Equal(got, []medals.Medal{seven}) {
		t.Errorf("new are %v", got)
	}
	if got := all.Untold(earned); !slices.Equal(got, []medals.Medal{read}) {
		t.Errorf("untold are %v", got)
	}
	broken := store.Notes{"trio": document.JSON("x"), "column": document.JSON(map[string]string{"day": "someday"}),
		"medal": document.JSON(medals.Kept{Day: "2026-11-21"})}
	if got := all.Earned(broken); len(got) != 0 {
		t.Errorf("notes that make no sense tell of %v", got)
	}
}
