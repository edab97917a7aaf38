package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/geom"
	"dreist/render/target"
)

// Reader is a screen that shows what it has read from what is kept.
type Reader interface{ Reread() }

// Screen is what fills the window or lies over it: a value on the stack.
type Screen interface {
	// Handle does what one gesture asks for.
	Handle(g input.Gesture) Step
	// Update lets a tick pass. Below other screens it is not the top: it may finish what moves, but its step is ignored.
	Update(top bool) Step
	// Enter is called when the screen has come to the top, for the first time or again.
	Enter()
	// Refresh is called when what the screen is made from has changed: the window, the language, the look, another
	// setting, or what it shows.
	Refresh()
	// Draw draws the screen. Where it is not the top, a veil and the topmost screen come over it.
	Draw(screen *ebiten.Image, top bool)
	// Busy reports whether the screen needs the next tick even if nobody does anything.
	Busy(top bool) bool
	// Backdrop reports whether the screen fills the window; others lie over the nearest one below that does.
	Backdrop() bool
	// Targets appends what can be pressed now.
	Targets(dst []target.Target) []target.Target
	// Typing reports whether letters write, so that they are no commands.
	Typing() bool
	// Pointer returns the shape of the mouse over what is under it.
	Pointer() ebiten.CursorShapeType
}

// Noter is a screen that fills the window and can have a display list note what it draws: of it, only what has changed is drawn again.
type Noter interface{ Note(l *displaylist.List) }

// Coverer is a screen that has something to do when others come over it.
type Coverer interface{ Covered() }

// Closer is a screen that has something to do when it is taken off the stack.
type Closer interface{ Closed() }

// Hider is a screen that may not be seen yet although it is on top: what lies below is drawn as if it were not there.
type Hider interface{ Hidden() bool }

// Holder is a screen that nothing may come over while it holds: help is not shown then, and a dropped file not opened.
type Holder interface{ Holds() bool }

// Teller is a screen on which something is said of what is no target, where the mouse rests on it or, with asked, a finger.
type Teller interface {
	TipAt(at geom.Point, asked bool) (said string, about geom.Rect)
}

// KeyListener is a screen on which somebody chooses a key: while it listens, keys come as RawKey and mean nothing else.
type KeyListener interface{ ListensForKeys() bool }

// Sleeper is a screen on which something changes by itself now and then, for which the program need not stay awake.
type Sleeper interface {
	// Wake returns after how many ticks that happens next, 0 for never.
	Wake() int
	// Sleep tells how many ticks have passed without the screen.
	Sleep(ticks int)
}

// Mover is a screen on which things lie and move that are no controls. Only a driver from outside asks for them.
type Mover interface {
	// Places appends where they are.
	Places(dst []target.Target) []target.Target
	// Motion returns how far what moves is.
	Motion() target.Motion
}
