package analysis

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// What a random player does differs from the best in several ways, each of a kind.
func TestKindsTellWhatDiffers(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 5), coach.Random)
	r := judged(t, start, history, 0)
	seen := map[Kind]int{}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if same(d.Played, d.Best) {
			continue
		}
		k := d.Kind
		seen[k]++
		if k >= Kinds {
			t.Errorf("decision %d is of no kind: %d", i, k)
		}
	}
	if len(seen) < 2 {
		t.Errorf("got kinds %v, want several", seen)
	}
}
