package analysis

import (
	"slices"
	"testing"
)

// Every habit has a name of its own.
func TestEveryHabitHasAName(t *testing.T) {
	names := map[string]bool{}
	for _, h := range Habits() {
		names[h.String()] = true
	}
	if len(names) != len(Habits()) {
		t.Errorf("%d habits have the names %v", len(Habits()), names)
	}
}

func TestEveryKindHasANameOfItsOwn(t *testing.T) {
	var names []string
	for k := range Kinds {
		if names = append(names, k.String()); k.String() == "" || k.String() == Kinds.String() {
			t.Errorf("%d is called %q", k, k)
		}
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != int(Kinds) {
		t.Errorf("the names are %v", names)
	}
}
