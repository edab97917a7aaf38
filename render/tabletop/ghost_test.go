package tabletop_test

import (
	"testing"

	"dreist/render/stage"
	"dreist/render/tabletop"
)

// The way of a card is shown twice, then again to whoever did something and hesitates, and with reduced motion never.
func TestTheWayOfACardIsShownAgain(t *testing.T) {
	var g tabletop.Ghost
	g.Tick(false, false)
	shown := func(reduced bool) (times int) {
		for range 60 * stage.TicksPerSecond {
			due, before := g.TicksUntilChange(), g.IsMoving()
			if g.Tick(true, reduced); g.IsMoving() && !before && !reduced {
				times++
				if due != 1 {
					t.Errorf("it sets out, and was due in %d ticks", due)
				}
			}
		}
		return times
	}
	if n := shown(false); n != 2 {
		t.Errorf("at first it is shown %d times", n)
	}
	if n := shown(false); n != 0 {
		t.Errorf("with nothing done it is shown %d times", n)
	}
	if g.NoteInput(); shown(false) != 2 {
		t.Error("it is not shown again")
	}
	if g.NoteInput(); shown(true) != 0 {
		t.Error("it is shown with reduced motion")
	}
}
