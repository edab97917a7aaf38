package hints

import "testing"

// For each reason there is a sentence that says what to think of, and one that says why.
func TestAllReasonsAreSaid(t *testing.T) {
	for k := range thoughts {
		if thoughts[k] == "" || reasons[k] == "" {
			t.Errorf("reason %d: %q, %q", k, thoughts[k], reasons[k])
		}
	}
}
