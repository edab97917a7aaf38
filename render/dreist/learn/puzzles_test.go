package learn

import (
	"encoding/json"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/puzzle"
)

func TestTheNextKindIsSuggested(t *testing.T) {
	best := puzzle.Results{}
	if k, level := suggested(best); k != puzzle.LegalCellsKind || level != 1 {
		t.Errorf("a beginner is sent to %v of level %d", k, level)
	}
	need.OK(t, json.Unmarshal([]byte(`{"where": [{"stars": [0, 0, 2]}], "trio": [{"stars": [1, 0, 0]}]}`), &best))
	if k, level := suggested(best); k != puzzle.TrioKind || level != 1 {
		t.Errorf("next comes %v of level %d", k, level)
	}
}
