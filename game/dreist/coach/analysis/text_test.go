package analysis

import "testing"

// Every kind and every habit has a name of its own.
func TestNamesTellHabitsApart(t *testing.T) {
	kinds, habits := map[string]bool{"": true}, map[string]bool{}
	for k := range MistakeKindCount {
		kinds[k.String()] = true
	}
	for _, h := range Habits() {
		habits[h.String()] = true
	}
	if len(kinds) != int(MistakeKindCount)+1 || len(habits) != len(Habits()) {
		t.Errorf("got the kinds %v and the habits %v", kinds, habits)
	}
}
