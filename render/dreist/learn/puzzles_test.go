package learn

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/puzzle"
)

func TestTheNextKindIsSuggested(t *testing.T) {
	var best puzzle.Results
	if k, level := suggested(&best); k != puzzle.WhereKind || level != 1 {
		t.Errorf("a beginner is sent to %v of level %d", k, level)
	}
	need.OK(t, best.UnmarshalJSON([]byte(`{"where": [{"stars": [0, 0, 2]}], "trio": [{"stars": [1, 0, 0]}]}`)))
	if k, level := suggested(&best); k != puzzle.TrioKind || level != 1 {
		t.Errorf("next comes %v of level %d", k, level)
	}
}
