package thegame

import (
	"testing"

	"dreist/game/lesson"
	"dreist/game/thegame"
	person "dreist/render/guest"
	"dreist/render/tabletop"
)

// TestWhatIsForbiddenIsCrossedOut watches all that examples forbid: a card flies to its place, which is crossed out, and it is said why.
func TestWhatIsForbiddenIsCrossedOut(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	for _, e := range g.game.examples() {
		person.WatchForbidden(g.Guest, &e.Quest, func(try *lesson.Try[thegame.Position, thegame.Move], flew bool, o *tabletop.Overlay) {
			refused, crossed := try.RefusedToken != "", len(o.Marks)+len(o.TopMarks)
			if lays := refused && try.RefusedMove.Action == thegame.LayCard; flew != lays || refused != (crossed == 1) {
				t.Errorf("E %d, %s: a card flies: %v; crossed out are %d places", e.Number, try.Notation, flew, crossed)
			}
		})
	}
}
