package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/geom"
	"dreist/render/target"
)

// Reader is a screen that shows stored data.
type Reader interface{ Reread() }

// Screen is an element of the stack: it fills the window or lies over the one below.
type Screen interface {
	// Handle handles a gesture.
	Handle(g input.Gesture) Step
	// Update takes a tick. top is false below another screen: animations may finish then, but the step is ignored.
	Update(top bool) Step
	// Enter is called when the screen comes to the top, each time.
	Enter()
	// Refresh is called when the window, the language, the look, another setting or the shown data changed.
	Refresh()
	// Draw draws the screen. If it is not the top, a veil and the topmost screen follow.
	Draw(screen *ebiten.Image, top bool)
	// Busy reports whether the screen needs the next tick even without input.
	Busy(top bool) bool
	// Backdrop reports whether the screen fills the window; others lie over the nearest one below that does.
	Backdrop() bool
	// Targets appends what can be pressed now.
	Targets(dst []target.Target) []target.Target
	// Typing reports whether letters are text, not commands.
	Typing() bool
	// Pointer returns the pointer's shape for its position.
	Pointer() ebiten.CursorShapeType
}

// Noter is a screen that fills the window and records its drawing in a display list, so that only changed parts are
// drawn again.
type Noter interface{ Note(l *displaylist.List) }

// Coverer is a screen that is notified when another covers it.
type Coverer interface{ Covered() }

// Closer is a screen that is notified when it leaves the stack.
type Closer interface{ Closed() }

// Hider is a topmost screen that may be invisible for a while: the one below is drawn instead.
type Hider interface{ Hidden() bool }

// Holder is a screen that must not be covered while Holds is true: no help, no dropped files.
type Holder interface{ Holds() bool }

// Teller is a screen with tips for things that are no targets; asked means that a finger asked, not the resting
// mouse.
type Teller interface {
	TipAt(at geom.Point, asked bool) (said string, about geom.Rect)
}

// KeyListener is a screen that lets the user choose a key: meanwhile keys come only as RawKey.
type KeyListener interface{ ListensForKeys() bool }

// LessonShower is a screen that may show an example or a first game.
type LessonShower interface{ IsLesson() bool }

// GameKeys is a screen on which the actions of the game that is shown have their keys, see input.Action. On others these
// ask for what they ask for in every game.
type GameKeys interface{ GameKeys() bool }

// Sleeper is a screen on which something changes now and then by itself, while the program may sleep.
type Sleeper interface {
	// Wake returns after how many ticks the next change happens, 0 for never.
	Wake() int
}

// Mover is a screen with moving things that are no controls. Only a driver from outside asks for them.
type Mover interface {
	// Places appends their rectangles.
	Places(dst []target.Target) []target.Target
	// Motion returns the state of the animation.
	Motion() target.Motion
}
