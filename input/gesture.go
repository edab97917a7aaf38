package input

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
	// PutBack: the right button went down with nothing held. What is only begun, such as a selection, is to be put back.
	PutBack
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
	// Ask: a finger was held still at At for a moment, to hear what is there. What it pressed has been cancelled.
	Ask
	// RawKey: a key went down, whatever it means; Command and Key tell that. It comes instead of Trigger, Text and Strike while somebody chooses a key,
	// see Reader.ListenForKeys.
	RawKey
)

// OfHold reports whether the gesture is one of those from a press to its end.
func (k Kind) OfHold() bool { return k >= Press && k <= Cancel }

// AtMouse reports whether the gesture has a place on the screen.
func (k Kind) AtMouse() bool { return k >= Hover && k <= Scroll || k == Ask }

// Acts reports whether a person begins something with the gesture: a button or a key goes down.
func (k Kind) Acts() bool { return k == Press || k >= Trigger && k != Leave && k != Ask }

// Gesture is one thing a person did.
type Gesture struct {
	Kind    Kind
	From    Point    // from Press to its end: where the press was, so that a card keeps its grab point
	At      Point    // where it is now; of every kind that AtMouse reports
	Wheel   Point    // of Scroll: notches; y above 0 is away from the person
	Command Command  // of Trigger and RawKey
	Rune    rune     // of Text
	Key     Key      // of Strike and RawKey
	Raw     KeyPress // of RawKey

	Double    bool      // of Tap: it is the second of two at one place within a moment
	Modifiers Modifiers // of Press, Strike and RawKey: what is held beside it
	Repeat    bool      // of Strike: the key is held and counts again
	Pad       bool      // of Trigger and Strike: a button of a game controller, not a key
	Asks      bool      // of Cancel: a finger was held still, so that Ask follows
	Writes    bool      // of Trigger: the key writes or edits where somebody writes
}
