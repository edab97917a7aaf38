package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a position or a distance in device pixels.
type Point struct{ X, Y float64 }

func (p Point) distance(to Point) float64 { return math.Hypot(to.X-p.X, to.Y-p.Y) }

// ScreenSize is the size of the game's screen. A change cancels a press.
type ScreenSize struct {
	Width  int     // device pixels
	Height int     // device pixels
	Scale  float64 // device pixels per logical pixel, above 0
}

// Snapshot is a snapshot of all input devices, taken once per tick.
type Snapshot struct {
	Screen       ScreenSize
	HasFocus     bool         // whether the window has the keyboard focus
	Cursor       Point        // mouse position; may be outside the screen
	Left         ButtonState  // left mouse button
	Right        ButtonState  // right mouse button
	PressedAt    Point        // position at which the left button first went down, if HasPressedAt
	HasPressedAt bool         // whether PressedAt is valid
	Wheel        Point        // turn of the wheel since the last snapshot, in notches; y above 0 is away from the user
	Touches      []Touch      // current fingers, in any order
	Text         []rune       // characters written since the last snapshot, in order
	Keys         []KeyPress   // keys that went down since the last snapshot
	Held         []ebiten.Key // keys that are down now, in any order
	IsRepeatOff  bool         // whether the desktop has switched off repeating keys
	Modifiers    Modifiers    // modifiers held with Keys; without Keys, at any moment since the last snapshot
	PadButtons   []PadButton  // pressed controller buttons, in any order
	HasPad       bool         // whether a game controller is connected; its buttons must be polled
	IsClosing    bool         // whether the user closes the window
}

// ButtonState holds the changes of a mouse button since the last snapshot. If both WasPressed and WasReleased are true, the order follows
// from IsDown and the last snapshot.
type ButtonState struct {
	WasPressed  bool // whether it went down at least once
	WasReleased bool // whether it went up at least once
	IsDown      bool // whether it is down now
}

// Touch is a finger on the screen. Its ID stays the same until it lifts.
type Touch struct {
	ID ebiten.TouchID
	At Point
}

// KeyPress is a key that went down since the last snapshot. Held keys do not repeat.
type KeyPress struct {
	Key ebiten.Key // the key by its place on a US keyboard
	// PrintedRune is the character printed on the user's key, 0 if unknown.
	PrintedRune rune
	// typed is the lower-case character typed with Shift or AltGr instead of PrintedRune, 0 if none or unknown.
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
