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
	full := search{seenKeys: map[uint64]bool{}}
	for key := range uint64(maxKeys) {
		full.seenKeys[key] = true
	}
	if !full.isNew(&p) || full.isNew(&p) || len(full.seenKeys) != 1 {
		t.Errorf("got %d keys, want 1", len(full.seenKeys))
	}
	deep := search{budget: 10}
	if deep.expand(&p, trail{depth: maxDepth}); deep.branches.length > 0 || !deep.isIncomplete {
		t.Errorf("got %d branches below the deepest position", deep.branches.length)
	}
	wide := search{scoreWeight: 1, branches: queue{stacks: [][]branch{make([]branch, maxBranches)}, length: maxBranches}}
	if wide.expand(&p, trail{}); wide.branches.length != maxBranches || !wide.isIncomplete {
		t.Errorf("got %d branches, want %d", wide.branches.length, maxBranches)
	}
	s := New(p)
	for !s.IsDone() {
		s.Search(1000)
	}
	if s.searches != nil {
		t.Errorf("got %d searches", len(s.searches))
	}
}
