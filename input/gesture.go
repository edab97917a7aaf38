package input

// GestureKind is the kind of a gesture.
type GestureKind uint8

// The kinds of gestures. The package comment describes their order.
const (
	// Hover: the mouse moved to At without a press. At may be outside the screen.
	Hover GestureKind = iota + 1
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
	// CommandGiven: a key or controller button gave Command.
	CommandGiven
	// FocusLost: the window lost the keyboard focus to another one.
	FocusLost
	// TextTyped: the keyboard wrote Rune, possibly composed by a dead key. A held key repeats as the system does.
	TextTyped
	// EditKey: an editing key went down or, with IsRepeat, is held.
	EditKey
	// TipAsked: a finger was held still at At, to ask for a tip. Its press was cancelled.
	TipAsked
	// RawKey: a key went down, with its Command and Key. It replaces CommandGiven, TextTyped and EditKey while the user chooses a key,
	// see GestureReader.IsListening.
	RawKey
)

// IsPartOfPress reports whether gestures of this kind belong to a press: they come from Press to its end.
func (k GestureKind) IsPartOfPress() bool { return k >= Press && k <= Cancel }

// HasPosition reports whether gestures of this kind have a position At.
func (k GestureKind) HasPosition() bool { return k >= Hover && k <= Scroll || k == TipAsked }

// IsAction reports whether gestures of this kind start an action: a button or a key went down.
func (k GestureKind) IsAction() bool {
	return k == Press || k >= CommandGiven && k != FocusLost && k != TipAsked
}

// Gesture is one user action.
type Gesture struct {
	Kind    GestureKind
	From    Point    // position of the press, from Press to its end
	At      Point    // current position, if Kind.HasPosition
	Wheel   Point    // of Scroll, in notches; y above 0 is away from the user
	Command Command  // of CommandGiven and RawKey
	Rune    rune     // of TextTyped
	Key     Key      // of EditKey and RawKey
	Raw     KeyPress // of RawKey

	IsDouble   bool      // of Tap: whether it is the second of two at one place in quick succession
	Modifiers  Modifiers // of Press, EditKey and RawKey
	IsRepeat   bool      // of CommandGiven and EditKey: whether the key is held
	IsFromPad  bool      // of CommandGiven and EditKey: whether it came from a game controller
	HasTipNext bool      // of Cancel: whether TipAsked follows, as a finger was held still
	IsTextKey  bool      // of CommandGiven: whether the key also writes or edits in a field
}
