package input_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// pad is a snapshot in which buttons of a game controller are down.
func pad(buttons ...input.PadButton) input.Snapshot {
	return with(at(0, idle), func(d *input.Snapshot) { d.PadButtons, d.HasPad = buttons, true })
}

const (
	lower     = ebiten.StandardGamepadButtonRightBottom
	rightmost = ebiten.StandardGamepadButtonRightRight
	cross     = ebiten.StandardGamepadButtonLeftLeft
)

// A button counts once however long it is held; in panels it is an editing key, too.
func TestAButtonOfAPadCountsOnce(t *testing.T) {
	got := read(pad(lower), pad(lower), pad(), pad(lower, rightmost))
	want := []string{"strike enter; trigger confirm", "", "", "strike enter; trigger confirm; trigger cancel"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

// The directional pad repeats while held; other buttons do not.
func TestTheCrossCountsAgain(t *testing.T) {
	var devices []input.Snapshot
	for range 60 {
		devices = append(devices, pad(cross))
	}
	if n := strings.Count(strings.Join(read(devices...), "\n"), "trigger left"); n != 5 {
		t.Errorf("a held cross counts %d times in a second, want 5", n)
	}
	devices = append(devices[:1], with(pad(cross), blurred), pad(cross))
	if got := strings.Count(strings.Join(read(devices...), "\n"), "trigger"); got != 1 {
		t.Errorf("it counts %d times around the loss of the focus, want once", got)
	}
}

// The cancel button cancels a press of the mouse if there is one, and otherwise is the command.
func TestAPadPutsBackWhatIsHeld(t *testing.T) {
	got := read(at(0, pressed), with(pad(rightmost), func(d *input.Snapshot) { d.Left = held }))
	if strings.Contains(got[1], "trigger") || !strings.Contains(got[1], "cancel") {
		t.Errorf("got %q", got)
	}
}

func TestEachButtonOfAPadHasItsCommand(t *testing.T) {
	for b, want := range map[input.PadButton]string{
		ebiten.StandardGamepadButtonRightLeft: "undo", ebiten.StandardGamepadButtonRightTop: "hint",
		ebiten.StandardGamepadButtonFrontTopLeft: "back", ebiten.StandardGamepadButtonFrontTopRight: "forth",
		ebiten.StandardGamepadButtonFrontBottomLeft: "no", ebiten.StandardGamepadButtonFrontBottomRight: "yes",
		ebiten.StandardGamepadButtonCenterLeft: "log", ebiten.StandardGamepadButtonCenterRight: "menu",
		ebiten.StandardGamepadButtonRightStick: "help", input.RightStickBack: "previous", input.RightStickForth: "next",
	} {
		if got := read(pad(b))[0]; !strings.HasSuffix(got, "trigger "+want) {
			t.Errorf("button %d does %q, want %q", b, got, want)
		}
	}
}
