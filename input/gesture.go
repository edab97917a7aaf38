package input

// Kind is the kind of a gesture.
type Kind uint8

// The kinds of gestures. The package comment describes their order.
const (
	// Hover: the mouse moved to At without a press. At may be outside the screen.
	Hover Kind = iota + 1
	// Press: the left button or the first finger went down at At.
	Press
	// DragStart: the mouse or finger pressed at From has moved beyond the threshold, to At.
	DragStart
	// Drag: the drag from From has moved to At.
	Drag
	// Drop: the drag from From ended at At.
	Drop
	// Tap: the press at From was released without passing the threshold. At is From, even if the mouse slipped.
	Tap
	// Cancel: the press at From must be undone. It was last at At.
	Cancel
	// PutBack: the right button went down without a press. Unfinished actions, such as a selection, should be undone.
	PutBack
	// Scroll: the wheel turned by Wheel with the mouse at At.
	Scroll
	// Trigger: a key or controller button gave Command.
	Trigger
	// FocusLost: the window lost the keyboard focus to another one.
	FocusLost
	// Text: the keyboard wrote Rune, possibly composed by a dead key. A held key repeats as the system does.
	Text
	// EditKey: an editing key went down or, with Repeat, is held.
	EditKey
	// Ask: a finger was held still at At, to ask for a tip. Its press was cancelled.
	Ask
	// RawKey: a key went down, with its Command and Key. It replaces Trigger, Text and EditKey while the user chooses
	// a key, see GestureReader.IsListening.
	RawKey
)

// IsPartOfPress reports whether gestures of this kind belong to a press: they come from Press to its end.
func (k Kind) IsPartOfPress() bool { return k >= Press && k <= Cancel }

// HasPosition reports whether gestures of this kind have a position At.
func (k Kind) HasPosition() bool { return k >= Hover && k <= Scroll || k == Ask }

// IsAction reports whether gestures of this kind start an action: a button or a key went down.
func (k Kind) IsAction() bool { return k == Press || k >= Trigger && k != FocusLost && k != Ask }

// Gesture is one user action.
type Gesture struct {
	Kind    Kind
	From    Point    // position of the press, from Press to its end
	At      Point    // current position, if Kind.HasPosition
	Wheel   Point    // of Scroll, in notches; y above 0 is away from the user
	Command Command  // of Trigger and RawKey
	Rune    rune     // of Text
	Key     Key      // of EditKey and RawKey
	Raw     KeyPress // of RawKey

	Double     bool      // of Tap: whether it is the second of two at one place in quick succession
	Modifiers  Modifiers // of Press, EditKey and RawKey
	Repeat     bool      // of Trigger and EditKey: whether the key is held
	Pad        bool      // of Trigger and EditKey: whether it came from a game controller
	HasAskNext bool      // of Cancel: whether Ask follows, as a finger was held still
	Writes     bool      // of Trigger: whether the key also writes or edits in a field
}
