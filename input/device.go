package input

import "github.com/hajimehoshi/ebiten/v2"

// Point is a position or a distance in device pixels.
type Point struct{ X, Y float64 }

// Screen is what the gestures happen on. A change of it cancels whatever is held.
type Screen struct {
	Width, Height int     // device pixels
	Scale         float64 // device pixels per logical pixel, above 0
}

// Device is a snapshot of everything a person can move or press, taken once a tick.
type Device struct {
	Screen      Screen
	Focused     bool    // whether the window has the keyboard
	Cursor      Point   // the mouse; it may lie outside the screen
	Left, Right Button  // of the mouse
	Wheel       Point   // turned since the last snapshot, in notches; y above 0 is away from the person
	Touches     []Touch // the fingers on the screen now, in any order
	Text        []rune  // what the keyboard wrote since the last snapshot, in order
	Keys        []KeyPress
	Held        []ebiten.Key // down at the end, in any order
	Modifiers   Modifiers    // held at any moment since the last snapshot
	Free        bool         // no modifier key is down, whatever Modifiers says; false where that is not known
	Pad         []PadButton  // buttons of game controllers that are down, in any order
	HasPad      bool         // there is a game controller, whose buttons nobody tells of unless they are asked for
	Closing     bool         // somebody asks the window to close
}

// Button is a mouse button since the last snapshot. Pressed and Released may both be set: then Down tells, with
// the snapshot before, which came first.
type Button struct {
	Pressed  bool // it went down at least once
	Released bool // it went up at least once
	Down     bool // it is down at the end
}

// Touch is a finger on the screen. ID stays the same for as long as it does not lift.
type Touch struct {
	ID ebiten.TouchID
	At Point
}

// KeyPress is a key that went down since the last snapshot. A key that is held does not repeat.
type KeyPress struct {
	Key ebiten.Key // the key by its place on a US keyboard
	// Printed is what the person's own keyboard has printed on the key, 0 where that is not known.
	Printed rune
}

// Modifiers is a set of modifier keys.
type Modifiers uint8

// The modifiers. Ctrl is also Cmd on a Mac; elsewhere the key in its place, which belongs to the desktop, is System.
const (
	Ctrl Modifiers = 1 << iota
	Shift
	Alt
	System
)
