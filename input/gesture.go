package input

import "fmt"

// Kind is what a gesture does.
type Kind uint8

// The kinds of gestures. The package comment tells their order.
const (
	// Hover: the mouse moved to At with nothing pressed. At may lie outside the screen.
	Hover Kind = iota + 1
	// Press: the left button or the first finger went down at At.
	Press
	// DragStart: what was pressed at From has moved beyond the threshold and is at At.
	DragStart
	// Drag: what is dragged from From has moved on to At.
	Drag
	// Drop: what was dragged from From was let go at At.
	Drop
	// Tap: what was pressed at From was let go without moving beyond the threshold.
	Tap
	// Cancel: what was pressed at From must be put back as if nothing had happened. It was last seen at At.
	Cancel
	// Scroll: the wheel turned by Wheel with the mouse at At.
	Scroll
	// Trigger: a key asked for Command.
	Trigger
	// Leave: the window lost the keyboard to another one.
	Leave
	// Text: the keyboard wrote Rune, which may be an umlaut or come of a dead key. A held key writes again and again,
	// as the system has it.
	Text
	// Strike: an editing key went down or, with Repeat, counts again because it is held.
	Strike
)

// String returns the kind in plain English.
func (k Kind) String() string { return name(kindTexts[:], uint8(k), "kind") }

var kindTexts = [...]string{
	Hover:     "hover",
	Press:     "press",
	DragStart: "drag start",
	Drag:      "drag",
	Drop:      "drop",
	Tap:       "tap",
	Cancel:    "cancel",
	Scroll:    "scroll",
	Trigger:   "trigger",
	Leave:     "leave",
	Text:      "text",
	Strike:    "strike",
}

// AtMouse reports whether the gesture has a place on the screen.
func (k Kind) AtMouse() bool { return k >= Hover && k <= Scroll }

// Gesture is one thing a person did.
type Gesture struct {
	Kind    Kind
	From    Point   // from Press to its end: where the press was, so that a card keeps its grab point
	At      Point   // where it is now; of every kind but Trigger, Leave, Text and Strike
	Wheel   Point   // of Scroll: notches; y above 0 is away from the person
	Command Command // of Trigger
	Rune    rune    // of Text
	Key     Key     // of Strike

	Modifiers Modifiers // of Press and Strike: what is held beside it
	Repeat    bool      // of Strike: the key is held and counts again
}

// String returns the gesture as a test or a script shows it.
func (g Gesture) String() string {
	at := fmt.Sprintf("%v %g,%g", g.Kind, g.At.X, g.At.Y)
	switch g.Kind {
	case Trigger:
		return fmt.Sprintf("%v %v", g.Kind, g.Command)
	case Scroll:
		return fmt.Sprintf("%s by %g,%g", at, g.Wheel.X, g.Wheel.Y)
	case DragStart, Drag, Drop, Tap, Cancel:
		return fmt.Sprintf("%s from %g,%g", at, g.From.X, g.From.Y)
	case Leave:
		return g.Kind.String()
	case Text:
		return fmt.Sprintf("%v %q", g.Kind, g.Rune)
	case Strike:
		again := ""
		if g.Repeat {
			again = " again"
		}
		return fmt.Sprintf("%v %v%v%s", g.Kind, g.Modifiers, g.Key, again)
	}
	return at
}
