//go:build window

package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
)

// TestACrashIsToldAndTheGameGoesOn lets Go abort the program in the middle of a match.
func TestACrashIsToldAndTheGameGoesOn(t *testing.T) {
	d := sit(t)
	before, h := saved(t, d.Home()), d.Home()
	d.Drag(d.PointOf("card.7r"), d.PointOf("cell.2.7"))
	d.WaitForRest()
	hold(t, d)
	save := saved(t, h)
	if save == before {
		t.Error("the move is not saved")
	}
	d.Crash()

	d = begin(t, h)
	d.WaitForTarget("notice.ok")
	d.PressTarget("notice.ok")
	d.Advance(20)
	d.PressKey(ebiten.KeyEnter)
	d.WaitForRest()
	if text := d.ScreenText(); !strings.Contains(text, "Red 7 in row 2") {
		t.Errorf("it goes on with\n%s", text)
	}
	if got := saved(t, h); got != save {
		t.Errorf("it goes on with\n%s\nwant\n%s", got, save)
	}
	hold(t, d)
	need.OK(t, d.Close())
	d = begin(t, h)
	d.Advance(200)
	if d.HasTarget("notice.ok") {
		t.Error("it is told again")
	}
	hold(t, d)
}

// TestALaterStartShowsItsFileInTheFirstWindow starts the program again with a record during a match: the second copy ends, the first one
// shows the record, and the match continues.
func TestALaterStartShowsItsFileInTheFirstWindow(t *testing.T) {
	d := sit(t)
	save := saved(t, d.Home())
	file := need.Value(d.Home().WriteFile("friend.dreist", save))(t)
	said, err := d.StartSecondCopy(file)
	if err != nil || !strings.Contains(said, "already running") {
		t.Fatalf("%v: %q", err, said)
	}
	d.Advance(30)
	hold(t, d)
	if !d.HasTarget("review.back.table") {
		t.Error("the first copy does not show the file")
	}
	if got := saved(t, d.Home()); got != save {
		t.Errorf("the match is now\n%s\nwant\n%s", got, save)
	}
}
