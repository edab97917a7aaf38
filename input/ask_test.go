package input_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// held30 is a finger held for half a second, trembling a little.
func held30() []input.Snapshot {
	var devices []input.Snapshot
	for i := range 31 {
		devices = append(devices, fingers(finger(7, 5+float64(i%2)*10)))
	}
	return devices
}

func TestAFingerThatIsHeldStillAsksAndIsNoTap(t *testing.T) {
	got := read(append(held30(), fingers(finger(7, 5)), fingers(finger(7, 90)), at(0, idle), fingers(finger(8, 5)), at(0, idle))...)
	for i, line := range got[1:30] {
		if line != "" {
			t.Errorf("in tick %d comes %q", i+1, line)
		}
	}
	if want := "press 5,0"; got[0] != want {
		t.Errorf("got %q, want %q", got[0], want)
	}
	want := []string{"cancel 5,0 from 5,0; ask 5,0", "", "", "", "press 5,0", "tap 5,0 from 5,0"}
	if diff := strings.Join(got[30:], "\n"); diff != strings.Join(want, "\n") {
		t.Errorf("after half a second got\n%q\nwant\n%q", got[30:], want)
	}
}

func TestNeitherAMouseNorADraggingFingerAsks(t *testing.T) {
	mouse := []input.Snapshot{at(0, pressed)}
	drag := []input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 26))}
	second := []input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 5), finger(8, 9))}
	for range 60 {
		mouse, drag, second = append(mouse, at(0, held)), append(drag, fingers(finger(7, 26))), append(second, fingers(finger(7, 5)))
	}
	for name, devices := range map[string][]input.Snapshot{"a mouse": mouse, "a dragging finger": drag, "one of two fingers": second} {
		if got := strings.Join(read(devices...), "; "); strings.Contains(got, "ask") {
			t.Errorf("%s: got %q", name, got)
		}
	}
}

// The program must not sleep while a finger, a key or the directional pad is timed.
func TestWhatIsMeasuredNeedsTicks(t *testing.T) {
	for name, test := range map[string]struct {
		devices []input.Snapshot
		needs   bool
	}{
		"nothing":                 {[]input.Snapshot{at(0, idle)}, false},
		"a finger":                {held30()[:2], true},
		"a finger that has asked": {held30(), false},
		"a finger that drags":     {[]input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 90))}, false},
		"the cross":               {[]input.Snapshot{pad(cross), pad(cross)}, true},
		"the cross, let go of":    {[]input.Snapshot{pad(cross), pad()}, false},
		"another button":          {[]input.Snapshot{pad(lower), pad(lower)}, false},
		"a key that edits":        {[]input.Snapshot{keys(0, ebiten.KeyArrowLeft)}, true},
	} {
		r := input.NewGestureReader(input.NewBindings(""))
		for _, d := range test.devices {
			r.Read(&d)
		}
		if r.NeedsTicks() != test.needs {
			t.Errorf("%s: needs ticks %v, want %v", name, r.NeedsTicks(), test.needs)
		}
	}
}
