package hints

import (
	"testing"

	"dreist/game/thegame/partner"
)

// For each reason there is a sentence that says what to think of, and one that says why.
func TestAllReasonsAreSaid(t *testing.T) {
	for k := partner.Tried; k <= partner.Leaves; k++ {
		bare := k == partner.Tried || k == partner.Keeps || k == partner.LaysOn || k == partner.Small
		if thoughts[k] == "" || (reasons[k] == "") != bare {
			t.Errorf("reason %d: %q, %q", k, thoughts[k], reasons[k])
		}
	}
}
