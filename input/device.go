package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a position or a distance in device pixels.
type Point struct{ X, Y float64 }

func (p Point) distance(to Point) float64 { return math.Hypot(to.X-p.X, to.Y-p.Y) }

// Screen is the size of the game's screen. A change cancels a press.
type Screen struct {
	Width  int     // device pixels
	Height int     // device pixels
	Scale  float64 // device pixels per logical pixel, above 0
}

// Snapshot is a snapshot of all input devices, taken once per tick.
type Snapshot struct {
	Screen       Screen
	Focused      bool         // whether the window has the keyboard focus
	Cursor       Point        // mouse position; may be outside the screen
	Left         Button       // left mouse button
	Right        Button       // right mouse button
	PressedAt    Point        // position at which the left button first went down, if HasPressedAt
	HasPressedAt bool         // whether PressedAt is valid
	Wheel        Point        // turn of the wheel since the last snapshot, in notches; y above 0 is away from the user
	Touches      []Touch      // current fingers, in any order
	Text         []rune       // characters written since the last snapshot, in order
	Keys         []KeyPress   // keys that went down since the last snapshot
	Held         []ebiten.Key // keys that are down now, in any order
	NoRepeat     bool         // whether the desktop has switched off repeating keys
	Modifiers    Modifiers    // modifiers held with Keys; without Keys, at any moment since the last snapshot
	Pad          []PadButton  // pressed controller buttons, in any order
	HasPad       bool         // whether a game controller is connected; its buttons must be polled
	Closing      bool         // whether the user closes the window
}

// Button holds the changes of a mouse button since the last snapshot. If both Pressed and Released are true, the order follows from Down and
// the last snapshot.
type Button struct {
	Pressed  bool // whether it went down at least once
	Released bool // whether it went up at least once
	Down     bool // whether it is down now
}

// Touch is a finger on the screen. Its ID stays the same until it lifts.
type Touch struct {
	ID ebiten.TouchID
	At Point
}

// KeyPress is a key that went down since the last snapshot. Held keys do not repeat.
type KeyPress struct {
	Key ebiten.Key // the key by its place on a US keyboard
	// Printed is the character printed on the user's key, 0 if unknown.
	Printed rune
	// typed is the lower-case character typed with Shift or AltGr instead of Printed, 0 if none or unknown.
	typed rune
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
