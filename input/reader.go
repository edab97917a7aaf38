package input

import "math"

// overdue is how many snapshots a release may come late. A slow frame hears of a key when it has long been let go of.
const overdue = 15

// Reader turns one snapshot a tick into gestures. It belongs to one goroutine.
type Reader struct {
	keys      Keys
	hold      hold
	repeat    repeat
	modifiers Modifiers // of the snapshot that is read, but for those unheard
	unheard   Modifiers // whose release the desktop may keep for itself
	free      int       // for how many snapshots modifiers have been said to be held that are up, at most overdue
	gestures  []Gesture
	tap       Point // the last one
	tapped    int   // for how many ticks to come it may be the first of two

	last snapshot

	// told is where the gestures last said the mouse is, if they did.
	told    Point
	hasTold bool

	hovered bool // the mouse came to where it was last with nothing pressed, so that it is no finger
	over    bool // something can be pressed there

	pad       pad
	listening bool // for keys, see ListenForKeys
	stirred   bool
}

// snapshot is what the last one showed, as far as the next one is compared with it.
type snapshot struct {
	begun    bool
	screen   Screen
	focused  bool
	cursor   Point
	leftDown bool
	fingers  int // on the screen
}

// NewReader returns a reader that takes its commands from a key table, which it does not change.
func NewReader(keys Keys) *Reader { return &Reader{keys: keys} }

// SetKeys has commands be taken from another key table from now on.
func (r *Reader) SetKeys(keys Keys) { r.keys = keys }

// ListenForKeys says whether somebody is choosing a key, so that keys are told as they are, by RawKey, and mean nothing.
func (r *Reader) ListenForKeys(on bool) { r.listening = on }

// PointOver says whether something can be pressed where the mouse was in the last snapshot.
func (r *Reader) PointOver(something bool) { r.over = something }

// Read returns what happened since the last snapshot. The slice is valid until the next Read.
func (r *Reader) Read(d *Device) []Gesture {
	r.gestures = r.gestures[:0]
	r.countFree(d)
	if d.Closing || r.free == overdue {
		// The keys are the desktop's, as Alt+F4 and Alt+Tab are, and so is what comes until it tells of their release.
		r.unheard = d.Modifiers
	}
	r.unheard &= d.Modifiers
	r.modifiers = d.Modifiers &^ r.unheard
	r.tapped = max(r.tapped-1, 0)
	differs := r.differs(d)
	deaf := r.interrupt(d)
	if len(d.Touches) > 0 || r.last.fingers > 0 {
		// A system that makes a mouse of the first finger would otherwise press twice.
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
	// A gesture may come late, as a hover does that waited for a button.
	r.stirred = differs || len(r.gestures) > 0
	r.last = snapshot{begun: true, screen: d.Screen, focused: d.Focused, cursor: d.Cursor, leftDown: d.Left.Down, fingers: len(d.Touches)}
	return r.gestures
}

// countFree notices that nobody will tell of a release, and that the keys are held once more.
func (r *Reader) countFree(d *Device) {
	switch {
	case !d.Free:
		if r.free == overdue {
			r.unheard = 0
		}
		r.free = 0
	case r.free < overdue && len(d.Keys) > 0:
		r.free = 0
	default:
		r.free = min(r.free+1, overdue)
	}
}

// Stirred says whether anything at all happened in the last Read, if only a key without a meaning, a resized
// window or a lost focus. Where it is false, Read returned nothing and the caller may sleep on.
func (r *Reader) Stirred() bool { return r.stirred }

// Holding says whether something is held: Press came and none of Tap, Drop and Cancel has yet.
func (r *Reader) Holding() bool { return r.hold.by != nothing }

// NeedsTicks says whether something is held that counts again or is measured: the cross of a game controller, or a finger that is held still. The
// program must not sleep then, nor read more seldom: no input would wake it for the next time.
func (r *Reader) NeedsTicks() bool {
	return r.pad.repeat.ticks > 0 || r.hold.by == byFinger && !r.hold.dragging
}

// Repeats says the same of a key that is held and edits again and again.
func (r *Reader) Repeats() bool { return r.repeat.ticks > 0 }

// HasPad says whether there is a game controller. Nothing wakes a program that sleeps when its buttons go down: it has to look.
func (r *Reader) HasPad() bool { return r.pad.there }

// Tapped says whether another tap would be the second of two. The program must not sleep then: the ticks in between count.
func (r *Reader) Tapped() bool { return r.tapped > 0 }

// Modified says whether a modifier key is held. The desktop may keep its release for itself, so that no input would wake a
// program that sleeps.
func (r *Reader) Modified() bool { return r.modifiers != 0 }

func (r *Reader) differs(d *Device) bool {
	return !r.last.begun || d.Screen != r.last.screen || d.Focused != r.last.focused || d.Cursor != r.last.cursor ||
		d.Left.Pressed || d.Left.Released || d.Left.Down != r.last.leftDown || d.Right.Pressed || d.Right.Released ||
		d.Wheel != (Point{}) || len(d.Keys) > 0 || len(d.Text) > 0 || len(d.Touches) > 0 || r.last.fingers > 0
}

// interrupt cancels what is held where something came between, and says whether a press in this snapshot is not to
// be believed.
func (r *Reader) interrupt(d *Device) (deaf bool) {
	// Only the loss counts: some systems never say that the window has the focus, and a click that gives it the
	// focus may arrive before.
	lost := r.last.focused && !d.Focused
	deaf = lost || d.Right.Pressed
	if d.Right.Pressed && !r.Holding() && !lost {
		r.tell(Gesture{Kind: PutBack, At: d.Cursor})
	}
	if deaf || r.last.begun && d.Screen != r.last.screen {
		r.cancel()
	}
	if lost {
		r.repeat = repeat{}
		r.tell(Gesture{Kind: Leave})
	}
	return deaf
}

// readMouse follows the left button through everything it did since the last snapshot.
func (r *Reader) readMouse(d *Device, deaf bool) {
	b := d.Left
	from := r.pressedAt(d)
	r.moveTo(d.Cursor, d.Screen.Scale)
	switch {
	case r.last.leftDown:
		if b.Released {
			r.release()
		}
		if b.Pressed && !deaf {
			r.press(byMouse, d.Cursor)
			if !b.Down {
				r.release()
			}
		}
	case b.Pressed && !deaf:
		r.press(byMouse, from)
		r.moveTo(d.Cursor, d.Screen.Scale)
		if b.Released {
			r.release()
			if b.Down {
				r.press(byMouse, d.Cursor)
			}
		}
	}
	if r.hold.by == byMouse && !b.Down {
		r.cancel() // nobody told of the release, as when another window took it
	}
	if r.hold.by == nothing && !b.Down && !d.Right.Down && (!r.hasTold || r.told != d.Cursor) {
		r.tell(Gesture{Kind: Hover, At: d.Cursor})
		r.hovered = true
	}
}

// pressedAt returns where a press of this snapshot was. Of all the ways of the mouse since the last one only the end is known. A hand stands still to
// press, so where the mouse jumped it was pressed where it stood before: it is on its way with what it took there. Where there was nothing to take, it
// has come to what it presses. A system that makes a mouse of fingers lets it jump from where the last one lifted to where the next one presses.
func (r *Reader) pressedAt(d *Device) Point {
	jumped := math.Hypot(d.Cursor.X-r.last.cursor.X, d.Cursor.Y-r.last.cursor.Y) > threshold*d.Screen.Scale
	if jumped && r.hovered && r.over && d.Screen == r.last.screen {
		return r.last.cursor
	}
	return d.Cursor
}

// readFingers lets the first finger act as the mouse. After a cancel all fingers must lift before one counts again.
func (r *Reader) readFingers(d *Device, deaf bool) {
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
		r.release() // it lifted and another came down within the tick
		fresh = true
	}
	if fresh && !deaf {
		r.press(byFinger, t.At)
		r.hold.finger = t.ID
	}
	r.moveTo(t.At, d.Screen.Scale)
	r.ask()
}

// readKeys tells what was written, and turns keys into editing keys and commands. Ebitengine does not tell which of
// letters and keys came first within a tick: the letters do, as a key more often ends an entry than begins one. Escape
// belongs to what is held as long as something is.
func (r *Reader) readKeys(d *Device) {
	if r.listening {
		r.repeat = repeat{}
		for _, k := range d.Keys {
			i, _ := r.keys.Command(k, r.modifiers)
			r.tell(Gesture{Kind: RawKey, Raw: k, Modifiers: r.modifiers, Command: i, Key: k.editing(r.modifiers)})
		}
		return
	}
	for _, letter := range d.Text {
		r.tell(Gesture{Kind: Text, Rune: letter})
	}
	r.strikeAgain(d)
	for _, k := range d.Keys {
		r.strike(k)
		i, ok := r.keys.Command(k, r.modifiers)
		switch {
		case !ok:
		case i == CommandCancel && r.Holding():
			r.cancel()
		default:
			r.tell(Gesture{Kind: Trigger, Command: i, Writes: k.writes(r.modifiers)})
		}
	}
}
