package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a position or a distance in device pixels.
type Point struct{ X, Y float64 }

func (p Point) distance(to Point) float64 { return math.Hypot(to.X-p.X, to.Y-p.Y) }

// Screen is the size of the game's screen. A change cancels what is held.
type Screen struct {
	Width, Height int     // device pixels
	Scale         float64 // device pixels per logical pixel, above 0
}

// Device is a snapshot of all input devices, taken once a tick.
type Device struct {
	Screen      Screen
	Focused     bool   // the window has the keyboard focus
	Cursor      Point  // mouse position; may lie outside the screen
	Left, Right Button // of the mouse
	PressedAt   Point  // where the left button first went down, if KnowsPress
	KnowsPress  bool
	Wheel       Point   // since the last snapshot, in notches; y above 0 is away from the user
	Touches     []Touch // current fingers, in any order
	Text        []rune  // written since the last snapshot, in order
	Keys        []KeyPress
	Held        []ebiten.Key // at the end, in any order
	NoRepeat    bool         // the desktop lets no held key repeat
	Modifiers   Modifiers    // of the keys, else held at any moment since the last snapshot
	Pad         []PadButton  // pressed controller buttons, in any order
	HasPad      bool         // a game controller is connected, whose buttons must be polled
	Closing     bool         // the user closes the window
}

// Button is a mouse button since the last snapshot. If both Pressed and Released are set, Down and the last snapshot
// tell which came first.
type Button struct {
	Pressed  bool // it went down at least once
	Released bool // it went up at least once
	Down     bool // it is down at the end
}

// Touch is a finger on the screen. ID stays the same until it lifts.
type Touch struct {
	ID ebiten.TouchID
	At Point
}

// KeyPress is a key that went down since the last snapshot. Held keys do not repeat.
type KeyPress struct {
	Key ebiten.Key // the key by its place on a US keyboard
	// Printed is the character printed on the user's key, 0 if unknown.
	Printed rune
	// Typed is the lower-case character that Shift or AltGr chose instead of Printed, 0 if none or unknown.
	Typed rune
}

// Modifiers is a set of modifier keys.
type Modifiers uint8

// The modifiers. Ctrl is also Cmd on a Mac; elsewhere the key in its place is System.
const (
	Ctrl Modifiers = 1 << iota
	Shift
	Alt
	System
)
