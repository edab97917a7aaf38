package hints

import (
	"testing"

	"dreist/game/dreixdrei/rival"
)

// For each reason there is a sentence that says what to think of, and one that says why, but where nothing can be seen.
func TestAllReasonsAreSaid(t *testing.T) {
	for k := range thoughts {
		if tried := rival.ReasonKind(k) == rival.Tried; thoughts[k] == "" || (reasons[k] == "") != tried {
			t.Errorf("reason %d: %q, %q", k, thoughts[k], reasons[k])
		}
	}
}
