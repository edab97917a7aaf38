package input

// GestureReader turns the snapshot of each tick into gestures. It is for one goroutine.
type GestureReader struct {
	Keys         Bindings
	IsListening  bool // the user is choosing a key; meanwhile keys come only as RawKey
	IsOverTarget bool // there was a target under the mouse in the last snapshot

	hold      hold
	repeat    repeat
	modifiers Modifiers // modifiers of the current snapshot without the unheard ones
	unheard   Modifiers // modifiers whose release the desktop may swallow; ignored
	gestures  []Gesture
	tap       Point // position of the last tap
	tapped    int   // remaining ticks for the second of a double tap

	last snapshot

	// reportedAt is the mouse position in the last gesture.
	reportedAt  Point
	hasReported bool

	hovered bool // the mouse hovered at its last position, so it is no finger
	pad     pad
	stirred bool
}

// snapshot holds the parts of the last Snapshot that the next one is compared with.
type snapshot struct {
	begun    bool
	screen   ScreenSize
	focused  bool
	cursor   Point
	leftDown bool
	fingers  int // number on the screen
}

// NewGestureReader returns a reader with a key table, which it does not change.
func NewGestureReader(keys Bindings) *GestureReader { return &GestureReader{Keys: keys} }

// Read returns the gestures since the last snapshot. The slice is valid until the next Read.
func (r *GestureReader) Read(d *Snapshot) []Gesture {
	r.gestures = r.gestures[:0]
	if d.IsClosing {
		// The keys are the desktop's, as in Alt+F4, until their release is reported.
		r.unheard = d.Modifiers
	}
	r.unheard &= d.Modifiers
	r.modifiers = d.Modifiers &^ r.unheard
	r.tapped = max(r.tapped-1, 0)
	differs := r.differs(d)
	deaf := r.interrupt(d)
	if len(d.Touches) > 0 || r.last.fingers > 0 {
		// Some systems also report the first finger as a mouse, which would press twice.
		r.readFingers(d, deaf)
	} else {
		r.readMouse(d, deaf)
	}
	if d.Wheel != (Point{}) {
		r.tell(Gesture{Kind: Scroll, At: d.Cursor, Wheel: d.Wheel})
	}
	r.readKeys(d)
	r.readPad(d)
	r.pad.there = d.HasPad
	// A gesture may come late, such as a hover that waited for a button.
	r.stirred = differs || len(r.gestures) > 0
	r.last = snapshot{begun: true, screen: d.Screen, focused: d.HasFocus, cursor: d.Cursor, leftDown: d.Left.IsDown, fingers: len(d.Touches)}
	return r.gestures
}

// HasChanged reports whether the last Read saw any change, even an unused key, a resize or a lost focus. If not, Read returned no gestures and
// the caller may sleep.
func (r *GestureReader) HasChanged() bool { return r.stirred }

// IsPressActive reports whether there is a Press still without its Tap, Drop or Cancel.
func (r *GestureReader) IsPressActive() bool { return r.hold.by != nothing }

// NeedsTicks reports whether the program must not sleep, as no input would wake it: ticks are counted for a held key, directional pad or finger, or
// for a second tap, or a modifier is held, whose release the desktop may swallow.
func (r *GestureReader) NeedsTicks() bool {
	return r.repeat.ticks > 0 || r.pad.repeat.ticks > 0 || r.hold.by == byFinger && !r.hold.dragging || r.tapped > 0 || r.modifiers != 0
}

// HasPad reports whether a game controller is connected. Its buttons do not wake a sleeping program, which must poll.
func (r *GestureReader) HasPad() bool { return r.pad.there }

func (r *GestureReader) differs(d *Snapshot) bool {
	return !r.last.begun || d.Screen != r.last.screen || d.HasFocus != r.last.focused || d.Cursor != r.last.cursor ||
		d.Left.WasPressed || d.Left.WasReleased || d.Left.IsDown != r.last.leftDown || d.Right.WasPressed || d.Right.WasReleased ||
		d.Wheel != (Point{}) || len(d.Keys) > 0 || len(d.Text) > 0 || len(d.Touches) > 0 || r.last.fingers > 0
}

// interrupt cancels a press after an interruption. deaf means that a press in this snapshot must be ignored.
func (r *GestureReader) interrupt(d *Snapshot) (deaf bool) {
	// Only the loss counts: some systems never report the focus, and a click that gives it may arrive before.
	lost := r.last.focused && !d.HasFocus
	deaf = lost || d.Right.WasPressed
	if d.Right.WasPressed && !r.IsPressActive() && !lost {
		r.tell(Gesture{Kind: PutBack, At: d.Cursor})
	}
	if deaf || r.last.begun && d.Screen != r.last.screen {
		r.cancel()
	}
	if lost {
		r.repeat = repeat{}
		r.tell(Gesture{Kind: FocusLost})
	}
	return deaf
}

// readMouse follows the left button through all its changes since the last snapshot.
func (r *GestureReader) readMouse(d *Snapshot, deaf bool) {
	b := d.Left
	from := r.pressedAt(d)
	r.moveTo(d.Cursor, d.Screen.Scale)
	switch {
	case r.last.leftDown:
		if b.WasReleased {
			r.release()
		}
		if b.WasPressed && !deaf {
			r.press(byMouse, d.Cursor)
			if !b.IsDown {
				r.release()
			}
		}
	case b.WasPressed && !deaf:
		r.press(byMouse, from)
		r.moveTo(d.Cursor, d.Screen.Scale)
		if b.WasReleased {
			r.release()
			if b.IsDown {
				r.press(byMouse, d.Cursor)
			}
		}
	}
	if r.hold.by == byMouse && !b.IsDown {
		r.cancel() // no release was reported, for example because another window took it
	}
	if r.hold.by == nothing && !b.IsDown && !d.Right.IsDown && (!r.hasReported || r.reportedAt != d.Cursor) {
		r.tell(Gesture{Kind: Hover, At: d.Cursor})
		r.hovered = true
	}
}

// pressedAt returns the position of a press in this snapshot. If only the final mouse position is known, the way decides: hands press while
// still, so if the mouse moved on, the press was at the old position if there was a target, which is now dragged. Systems that turn fingers
// into a mouse let it jump farther between touches.
func (r *GestureReader) pressedAt(d *Snapshot) Point {
	if d.HasPressedAt {
		return d.PressedAt
	}
	way := d.Cursor.distance(r.last.cursor) / d.Screen.Scale
	if way > threshold && way <= farthestFlick && r.hovered && r.IsOverTarget && d.Screen == r.last.screen {
		return r.last.cursor
	}
	return d.Cursor
}

// readFingers treats the first finger as the mouse. After a cancel all fingers must lift before one counts again.
func (r *GestureReader) readFingers(d *Snapshot, deaf bool) {
	if r.hold.by == byMouse || len(d.Touches) > 1 {
		r.cancel()
		return
	}
	if len(d.Touches) == 0 {
		r.release()
		return
	}
	t := d.Touches[0]
	fresh := r.last.fingers == 0
	if r.hold.by == byFinger && r.hold.finger != t.ID {
		r.release() // the finger lifted and another one came down within the tick
		fresh = true
	}
	if fresh && !deaf {
		r.press(byFinger, t.At)
		r.hold.finger = t.ID
	}
	r.moveTo(t.At, d.Screen.Scale)
	r.ask()
}

// readKeys emits text, then editing keys and commands. Ebitengine does not report their order within a tick; text comes first, as a key more
// often ends an entry than starts one. Escape cancels a press, if there is one.
func (r *GestureReader) readKeys(d *Snapshot) {
	if r.IsListening {
		r.repeat = repeat{}
		for _, k := range d.Keys {
			i, _ := r.Keys.CommandFor(k, r.modifiers)
			r.tell(Gesture{Kind: RawKey, Raw: k, Modifiers: r.modifiers, Command: i, Key: k.editing(r.modifiers)})
		}
		return
	}
	for _, letter := range d.Text {
		r.tell(Gesture{Kind: TextTyped, Rune: letter})
	}
	r.strikeAgain(d)
	for _, k := range d.Keys {
		r.strike(k, d.IsRepeatOff)
		i, ok := r.Keys.CommandFor(k, r.modifiers)
		switch {
		case !ok:
		case i == CommandCancel && r.IsPressActive():
			r.cancel()
		default:
			r.tell(Gesture{Kind: CommandGiven, Command: i, IsTextKey: k.writes(r.modifiers)})
		}
	}
}
