package input_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// pressedAt has the order of events known.
func pressedAt(x float64) func(*input.Snapshot) {
	return func(d *input.Snapshot) { d.PressedAt, d.HasPressedAt = input.Point{X: x}, true }
}

// If the mouse jumps in the tick of a press, it drags what it was on before, if there is a target. Without a hover before, the press is
// at the new place, as for a finger that the system turns into a mouse.
func TestAPressIsWhereTheHandStood(t *testing.T) {
	for _, test := range []struct {
		name    string
		nothing bool // there is no target at 5
		devices []input.Snapshot
		want    []string
	}{
		{"the press and the way in a tick", false, []input.Snapshot{at(5, idle), at(90, pressed), at(120, held), at(120, released)},
			[]string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0", "drag 120,0 from 5,0", "drop 120,0 from 5,0"}},
		{"the whole drag in a tick", false, []input.Snapshot{at(5, idle), at(90, clicked), at(120, idle)},
			[]string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0; drop 90,0 from 5,0", "hover 120,0"}},
		{"the press, then all the rest in a tick", false, []input.Snapshot{at(5, idle), at(5, pressed), at(90, released)},
			[]string{"hover 5,0", "press 5,0", "drag start 90,0 from 5,0; drop 90,0 from 5,0"}},
		{"a twitch is no way", false, []input.Snapshot{at(5, idle), at(13, clicked)},
			[]string{"hover 5,0", "press 13,0; tap 13,0 from 13,0"}},
		{"nothing to take there", true, []input.Snapshot{at(5, idle), at(90, clicked), at(90, idle)},
			[]string{"hover 5,0", "press 90,0; tap 90,0 from 90,0", ""}},
		{"too far for a hand in a tick", false, []input.Snapshot{at(5, idle), at(306, clicked), at(306, idle)},
			[]string{"hover 5,0", "press 306,0; tap 306,0 from 306,0", ""}},
		{"a jump before the press", false, []input.Snapshot{at(5, idle), with(at(90, clicked), pressedAt(90)), at(90, idle)},
			[]string{"hover 5,0", "press 90,0; tap 90,0 from 90,0", ""}},
		{"a far way after the press", true, []input.Snapshot{at(5, idle), with(at(500, clicked), pressedAt(7)), at(500, idle)},
			[]string{"hover 5,0", "press 7,0; drag start 500,0 from 7,0; drop 500,0 from 7,0", ""}},
		{"two drags", false, []input.Snapshot{at(5, idle), at(90, clicked), at(7, idle), at(120, clicked)},
			[]string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0; drop 90,0 from 5,0", "hover 7,0",
				"press 7,0; drag start 120,0 from 7,0; drop 120,0 from 7,0"}},
		{"a press after a release in the same tick is where the mouse is", false,
			[]input.Snapshot{at(5, idle), at(5, pressed), at(90, again), at(90, released)},
			[]string{"hover 5,0", "press 5,0", "drag start 90,0 from 5,0; drop 90,0 from 5,0; press 90,0", "tap 90,0 from 90,0"}},
		{"a drag and a further press in a tick", false, []input.Snapshot{at(5, idle), at(90, again), at(90, released)},
			[]string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0; drop 90,0 from 5,0; press 90,0", "tap 90,0 from 90,0"}},
		{"fingers as a mouse", false, []input.Snapshot{at(5, pressed), at(5, released), at(90, pressed), at(90, released), at(30, clicked)},
			[]string{"press 5,0", "tap 5,0 from 5,0", "press 90,0", "tap 90,0 from 90,0", "press 30,0; tap 30,0 from 30,0"}},
		{"a finger where the mouse stood elsewhere", false, []input.Snapshot{at(5, idle), fingers(finger(7, 90)), at(90, idle)},
			[]string{"hover 5,0", "press 90,0", "tap 90,0 from 90,0"}},
		{"another window size", false, []input.Snapshot{at(5, idle), with(at(90, clicked), resized)},
			[]string{"hover 5,0", "press 90,0; tap 90,0 from 90,0"}},
		{"the focus goes in that tick", false, []input.Snapshot{at(5, idle), with(at(90, pressed), blurred), at(90, released)},
			[]string{"hover 5,0", "leave", "hover 90,0"}},
		{"the right button in that tick", false, []input.Snapshot{at(5, idle), with(at(90, pressed), right), with(at(90, released), rightUp)},
			[]string{"hover 5,0", "put back 90,0", ""}},
		{"escape in that tick", false, []input.Snapshot{at(5, idle), with(at(90, pressed), escape), at(90, released)},
			[]string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0; cancel 90,0 from 5,0", ""}},
		{"keys in that tick", false, []input.Snapshot{at(5, idle), with(at(90, clicked), func(d *input.Snapshot) {
			d.Keys = []input.KeyPress{{Key: ebiten.KeyDigit1}}
		})}, []string{"hover 5,0", "press 5,0; drag start 90,0 from 5,0; drop 90,0 from 5,0; trigger card1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := input.NewGestureReader(input.NewBindings(""))
			start := at(0, idle)
			r.Read(&start)
			var lines []string
			for _, d := range test.devices {
				lines = append(lines, strings.Trim(fmt.Sprint(r.Read(&d)), "[]"))
				r.IsOverTarget = !test.nothing
			}
			for i, line := range test.want {
				test.want[i] = strings.ReplaceAll(line, ";", "")
			}
			if diff := cmp.Diff(test.want, lines); diff != "" {
				t.Errorf("got the gestures with +, want those with -\n%s", diff)
			}
		})
	}
}
