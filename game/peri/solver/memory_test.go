package solver

import (
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
)

// TestMemory holds that a search forgets before it knows too many positions, that it goes neither too deep nor too wide, and that a
// solver keeps no search that has come to its end.
func TestMemory(t *testing.T) {
	p := need.Value(peri.NewDeal(peri.Find("wish"), 1).Position())(t)
	full := search{seen: map[uint64]bool{}}
	for key := range uint64(maxKeys) {
		full.seen[key] = true
	}
	if !full.isNew(&p) || full.isNew(&p) || len(full.seen) != 1 {
		t.Errorf("got %d keys, want 1", len(full.seen))
	}
	deep := search{budget: 10}
	if deep.expand(&p, trail{depth: maxDepth}); deep.open.length > 0 || !deep.isPartly {
		t.Errorf("got %d branches below the deepest position", deep.open.length)
	}
	wide := search{ofScore: 1, open: queue{stacks: [][]branch{make([]branch, maxOpen)}, length: maxOpen}}
	if wide.expand(&p, trail{}); wide.open.length != maxOpen || !wide.isPartly {
		t.Errorf("got %d branches, want %d", wide.open.length, maxOpen)
	}
	s := New(p)
	for !s.IsDone() {
		s.Search(1000)
	}
	if s.searches != nil {
		t.Errorf("got %d searches", len(s.searches))
	}
}
