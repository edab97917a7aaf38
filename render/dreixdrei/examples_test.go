package dreixdrei

import (
	"strings"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/game/lesson"
	"dreist/render/guest"
	"dreist/render/tabletop"
)

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, 1)
	for _, e := range primer.Examples() {
		guest.WatchForbidden(g.Guest, &e.Quest, func(try *lesson.Try[dreixdrei.Position, dreixdrei.Move], flew bool, o *tabletop.Overlay) {
			m, lays := dreixdrei.ParseMove(try.RefusedToken)
			lays = lays && m.Action == dreixdrei.LayCards && try.WhyKey != "dreixdrei.examples.1.hand" // a card that is not there
			lays = lays && !strings.HasSuffix(try.WhyKey, ".kept")
			if flew != lays || len(o.Marks) == 0 {
				t.Errorf("example %d, %s: a card flies: %v; crossed out are %d places", e.Number, try.Notation, flew, len(o.Marks))
			}
		})
	}
}
