package analysis

import "testing"

// Every kind and every habit has a name of its own.
func TestNamesTellHabitsApart(t *testing.T) {
	kinds, habits := map[string]bool{Kinds.String(): true, "": true}, map[string]bool{}
	for k := range Kinds {
		kinds[k.String()] = true
	}
	for _, h := range Habits() {
		habits[h.String()] = true
	}
	if len(kinds) != int(Kinds)+2 || len(habits) != len(Habits()) {
		t.Errorf("got the kinds %v and the habits %v", kinds, habits)
	}
}
