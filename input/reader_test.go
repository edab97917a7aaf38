package input_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

var (
	idle     = input.ButtonState{}
	pressed  = input.ButtonState{WasPressed: true, IsDown: true}
	held     = input.ButtonState{IsDown: true}
	released = input.ButtonState{WasReleased: true}
	clicked  = input.ButtonState{WasPressed: true, WasReleased: true}
	again    = input.ButtonState{WasPressed: true, WasReleased: true, IsDown: true} // down at the end
)

// at is a snapshot of a focused window at scale 2 with the mouse at (x, 0).
func at(x float64, left input.ButtonState) input.Snapshot {
	return input.Snapshot{
		Screen:   input.ScreenSize{Width: 800, Height: 600, Scale: 2},
		HasFocus: true,
		Cursor:   input.Point{X: x},
		Left:     left,
	}
}

func with(d input.Snapshot, change func(*input.Snapshot)) input.Snapshot {
	change(&d)
	return d
}

func blurred(d *input.Snapshot)  { d.HasFocus = false }
func resized(d *input.Snapshot)  { d.Screen.Width = 900 }
func rescaled(d *input.Snapshot) { d.Screen.Scale = 1 }
func right(d *input.Snapshot)    { d.Right = pressed }
func rightUp(d *input.Snapshot)  { d.Right = released }
func escape(d *input.Snapshot)   { d.Keys = []input.KeyPress{{Key: ebiten.KeyEscape}} }
func wheel(d *input.Snapshot)    { d.Wheel.Y = -1 }

func fingers(touches ...input.Touch) input.Snapshot {
	return with(at(0, idle), func(d *input.Snapshot) { d.Touches = touches })
}

func finger(id ebiten.TouchID, x float64) input.Touch {
	return input.Touch{ID: id, At: input.Point{X: x}}
}

// read returns the gestures of each snapshot as a line.
func read(devices ...input.Snapshot) []string {
	r := input.NewGestureReader(input.NewBindings(""))
	start := at(0, idle)
	r.Read(&start)
	var lines []string
	for _, d := range devices {
		var words []string
		for _, g := range r.Read(&d) {
			words = append(words, g.String())
		}
		lines = append(lines, strings.Join(words, "; "))
	}
	return lines
}

func TestGestures(t *testing.T) {
	for _, test := range []struct {
		name    string
		devices []input.Snapshot
		want    []string
	}{
		{"the mouse moves", []input.Snapshot{at(5, idle), at(5, idle), at(6, idle)},
			[]string{"hover 5,0", "", "hover 6,0"}},
		{"a tap that slips within the threshold of 10 logical pixels", []input.Snapshot{at(0, pressed), at(20, held), at(20, released)},
			[]string{"press 0,0", "", "tap 0,0 from 0,0; hover 20,0"}},
		{"a press and a release in one tick", []input.Snapshot{at(3, clicked), at(3, idle)},
			[]string{"press 3,0; tap 3,0 from 3,0", ""}},
		{"a release and a press in one tick", []input.Snapshot{at(0, pressed), at(21, held), at(30, again), at(30, released)},
			[]string{"press 0,0", "drag start 21,0 from 0,0",
				"drag 30,0 from 0,0; drop 30,0 from 0,0; press 30,0", "tap 30,0 from 30,0"}},
		{"two presses in one tick", []input.Snapshot{at(0, again), at(0, released)},
			[]string{"press 0,0; tap 0,0 from 0,0; press 0,0", "double tap 0,0 from 0,0"}},
		{"a click that ends one more click in one tick", []input.Snapshot{at(0, pressed), at(0, clicked), at(0, idle)},
			[]string{"press 0,0", "tap 0,0 from 0,0; press 0,0; double tap 0,0 from 0,0", ""}},
		{"a third click begins anew", []input.Snapshot{at(0, clicked), at(0, clicked), at(0, clicked), at(0, clicked)},
			[]string{"press 0,0; tap 0,0 from 0,0", "press 0,0; double tap 0,0 from 0,0", "press 0,0; tap 0,0 from 0,0",
				"press 0,0; double tap 0,0 from 0,0"}},
		{"two clicks too far apart", []input.Snapshot{at(0, clicked), at(33, idle), at(33, clicked), at(8, idle), at(8, clicked)},
			[]string{"press 0,0; tap 0,0 from 0,0", "hover 33,0", "press 33,0; tap 33,0 from 33,0", "hover 8,0",
				"press 8,0; double tap 8,0 from 8,0"}},
		{"a click, a drag and a click", []input.Snapshot{at(0, clicked), at(0, pressed), at(21, held), at(21, released), at(21, clicked)},
			[]string{"press 0,0; tap 0,0 from 0,0", "press 0,0", "drag start 21,0 from 0,0", "drop 21,0 from 0,0", "press 21,0; tap 21,0 from 21,0"}},
		{"a drag", []input.Snapshot{at(0, pressed), at(21, held), at(21, held), at(40, held), at(40, released)},
			[]string{"press 0,0", "drag start 21,0 from 0,0", "", "drag 40,0 from 0,0", "drop 40,0 from 0,0"}},
		{"a drag that comes back is no tap", []input.Snapshot{at(0, pressed), at(21, held), at(0, held), at(0, released)},
			[]string{"press 0,0", "drag start 21,0 from 0,0", "drag 0,0 from 0,0", "drop 0,0 from 0,0"}},
		{"a drag within the tick of its release", []input.Snapshot{at(0, pressed), at(50, released)},
			[]string{"press 0,0", "drag start 50,0 from 0,0; drop 50,0 from 0,0"}},
		{"the threshold follows the scale", []input.Snapshot{with(at(0, idle), rescaled), with(at(0, pressed), rescaled),
			with(at(11, held), rescaled)},
			[]string{"", "press 0,0", "drag start 11,0 from 0,0"}},

		{"the right button cancels", []input.Snapshot{at(0, pressed), at(21, held), with(at(21, held), right), with(at(21, held), rightUp),
			at(21, released), at(21, idle)},
			[]string{"press 0,0", "drag start 21,0 from 0,0", "cancel 21,0 from 0,0", "", "", ""}},
		{"the right button alone puts back what is begun", []input.Snapshot{with(at(0, idle), right), with(at(0, idle), rightUp)},
			[]string{"put back 0,0", ""}},
		{"nothing hovers while a cancelled press is still down",
			[]input.Snapshot{at(0, pressed), with(at(0, held), right), at(20, held), at(20, released)},
			[]string{"press 0,0", "cancel 0,0 from 0,0", "", "hover 20,0"}},
		{"a lost focus is no drop, though the system releases the button",
			[]input.Snapshot{at(0, pressed), at(21, held), with(at(21, released), blurred)},
			[]string{"press 0,0", "drag start 21,0 from 0,0", "cancel 21,0 from 0,0; leave; hover 21,0"}},
		{"the focus is lost once", []input.Snapshot{at(0, idle), with(at(0, idle), blurred), with(at(0, idle), blurred), at(0, idle),
			with(at(0, idle), blurred)},
			[]string{"", "leave", "", "", "leave"}},
		{"a window without the focus can be played", []input.Snapshot{with(at(0, idle), blurred), with(at(0, pressed), blurred),
			with(at(0, released), blurred)},
			[]string{"leave", "press 0,0", "tap 0,0 from 0,0"}},
		{"a new window size cancels", []input.Snapshot{at(0, pressed), with(at(0, held), resized), with(at(0, released), resized)},
			[]string{"press 0,0", "cancel 0,0 from 0,0", ""}},
		{"a press in the tick of a new window size counts", []input.Snapshot{with(at(0, pressed), resized), with(at(0, released), resized)},
			[]string{"press 0,0", "tap 0,0 from 0,0"}},
		{"escape cancels what is held and nothing else", []input.Snapshot{at(0, pressed), with(at(0, held), escape), with(at(0, held), escape)},
			[]string{"press 0,0", "cancel 0,0 from 0,0", "trigger cancel"}},
		{"a release that nobody told of cancels", []input.Snapshot{at(0, pressed), at(0, idle)},
			[]string{"press 0,0", "cancel 0,0 from 0,0"}},
		{"a press that nobody told the end of is cancelled by the next", []input.Snapshot{at(0, pressed), at(0, pressed), at(0, released)},
			[]string{"press 0,0", "cancel 0,0 from 0,0; press 0,0", "tap 0,0 from 0,0"}},
		{"a button that was down before does nothing", []input.Snapshot{at(0, held), at(9, held), at(9, released)},
			[]string{"", "", "hover 9,0"}},
		{"the wheel turns while a card is held", []input.Snapshot{at(0, pressed), with(at(0, held), wheel)},
			[]string{"press 0,0", "scroll 0,0 by 0,-1"}},

		{"a finger taps", []input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 6)), at(0, idle)},
			[]string{"press 5,0", "", "tap 5,0 from 5,0"}},
		{"a finger drags", []input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 26)), fingers(finger(7, 35)), at(0, idle)},
			[]string{"press 5,0", "drag start 26,0 from 5,0", "drag 35,0 from 5,0", "drop 35,0 from 5,0"}},
		{"a second finger cancels until all have lifted",
			[]input.Snapshot{fingers(finger(7, 5)), fingers(finger(7, 5), finger(8, 9)), fingers(finger(8, 9)), at(0, idle), fingers(finger(9, 1))},
			[]string{"press 5,0", "cancel 5,0 from 5,0", "", "", "press 1,0"}},
		{"two fingers at once do nothing", []input.Snapshot{fingers(finger(7, 5), finger(8, 9)), fingers(finger(8, 9)), at(0, idle)},
			[]string{"", "", ""}},
		{"a finger replaces another within a tick", []input.Snapshot{fingers(finger(7, 5)), fingers(finger(8, 9)), at(0, idle)},
			[]string{"press 5,0", "tap 5,0 from 5,0; press 9,0", "double tap 9,0 from 9,0"}},
		{"a finger that the system also makes a mouse of presses once",
			[]input.Snapshot{with(fingers(finger(7, 5)), func(d *input.Snapshot) { d.Left = pressed }), at(0, released)},
			[]string{"press 5,0", "tap 5,0 from 5,0"}},
		{"a finger cancels what the mouse holds", []input.Snapshot{at(0, pressed),
			with(fingers(finger(7, 5)), func(d *input.Snapshot) { d.Left = held }), at(0, released)},
			[]string{"press 0,0", "cancel 0,0 from 0,0", ""}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, read(test.devices...)); diff != "" {
				t.Errorf("got the gestures with +, want those with -\n%s", diff)
			}
		})
	}
}

func TestStirred(t *testing.T) {
	r := input.NewGestureReader(input.NewBindings(""))
	step := func(what string, want bool, d input.Snapshot) {
		t.Helper()
		if r.Read(&d); r.HasChanged() != want {
			t.Errorf("%s: got stirred %v, want %v", what, r.HasChanged(), want)
		}
	}
	step("the first snapshot", true, at(0, idle))
	step("nothing", false, at(0, idle))
	step("the mouse moves", true, at(1, idle))
	step("a press", true, at(1, pressed))
	step("a button that stays down", false, at(1, held))
	step("a release", true, at(1, released))
	step("nothing", false, at(1, idle))
	step("a key without a meaning", true, with(at(1, idle), func(d *input.Snapshot) {
		d.Keys = []input.KeyPress{{Key: ebiten.KeyPrintScreen}}
	}))
	step("a letter", true, with(at(1, idle), func(d *input.Snapshot) { d.Text = []rune{'ä'} }))
	step("a lost focus", true, with(at(1, idle), blurred))
	step("a regained focus", true, at(1, idle))
	step("a resized window", true, with(at(1, idle), resized))
	step("the size it had before", true, at(1, idle))
	step("the mouse moves back", true, at(0, idle))
	step("a finger", true, fingers(finger(1, 1)))
	step("its end", true, at(0, idle))
	step("nothing", false, at(0, idle))
}

func TestReadAllocatesNothing(t *testing.T) {
	r := input.NewGestureReader(input.NewBindings(""))
	round := []input.Snapshot{
		at(0, pressed), at(50, held), with(at(60, held), wheel), with(at(60, held), escape), at(60, released),
		fingers(finger(1, 1)), fingers(finger(1, 2)), at(0, clicked), at(7, idle),
		with(at(7, idle), func(d *input.Snapshot) {
			d.Text, d.Keys = []rune{'ä'}, []input.KeyPress{{Key: ebiten.KeyBackspace}}
		}),
	}
	if n := testing.AllocsPerRun(100, func() {
		for i := range round {
			r.Read(&round[i])
		}
	}); n != 0 {
		t.Errorf("reading allocates %v times, want 0", n)
	}
}

// TestTwoSlowClicksAreTwo checks within how many ticks a second click makes a double click, and that Tapped reports these ticks.
func TestTwoSlowClicksAreTwo(t *testing.T) {
	for pause, want := range map[int]string{1: "double tap", 29: "double tap", 30: "tap", 60: "tap"} {
		r := input.NewGestureReader(nil)
		click := at(0, clicked)
		r.Read(&click)
		rest := at(0, idle)
		for tick := 1; tick < pause; tick++ {
			r.Read(&rest)
		}
		if awake := r.NeedsTicks(); awake != (pause <= 30) {
			t.Errorf("%d ticks after a tap: got awake %v", pause-1, awake)
		}
		if got := fmt.Sprint(r.Read(&click)); got != fmt.Sprintf("[press 0,0 %s 0,0 from 0,0]", want) {
			t.Errorf("after %d ticks: got %s, want a %s", pause, got, want)
		}
	}
}
