package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// Reloader is a screen that shows stored data.
type Reloader interface {
	// ReloadData reads the stored data again.
	ReloadData()
}

// Screen is an element of the stack: it fills the window or lies over the one below.
type Screen interface {
	// Handle handles a gesture.
	Handle(g input.Gesture) Step
	// Tick advances by a tick. top is false below another screen: animations may finish then, but the step is ignored.
	Tick(top bool) Step
	// Enter is called when the screen comes to the top, each time.
	Enter()
	// Refresh is called when the window, the language, the look, another setting or the shown data changed.
	Refresh()
	// Draw draws the screen. If it is not the top, a veil and the topmost screen follow.
	Draw(screen *ebiten.Image, top bool)
	// NeedsTick reports whether the screen needs the next tick even without input.
	NeedsTick(top bool) bool
	// IsFullWindow reports whether the screen fills the window; others lie over the nearest one below that does.
	IsFullWindow() bool
	// Targets appends what can be pressed now.
	Targets(dst []target.Target) []target.Target
	// IsTyping reports whether letters are text, not commands.
	IsTyping() bool
	// Pointer returns the pointer's shape for its position.
	Pointer() ebiten.CursorShapeType
}

// DisplayListDrawer is a screen that fills the window and records its drawing in a display list, so that only changed parts are
// drawn again.
type DisplayListDrawer interface {
	// RecordDrawing adds the drawing to a display list.
	RecordDrawing(l *kit.DisplayList)
}

// CoverListener is a screen that is notified when another covers it.
type CoverListener interface {
	// HandleCover is called when another screen covers it.
	HandleCover()
}

// CloseListener is a screen that is notified when it leaves the stack.
type CloseListener interface {
	// HandleClose is called when the screen leaves the stack.
	HandleClose()
}

// Hider is a topmost screen that may be invisible for a while: the one below is drawn instead.
type Hider interface {
	// IsHidden reports whether it is invisible now.
	IsHidden() bool
}

// CoverBlocker is a screen that must not be covered at times: no help, no dropped files.
type CoverBlocker interface {
	// MustNotBeCovered reports whether no screen may cover it now.
	MustNotBeCovered() bool
}

// TipProvider is a screen with tips for things that are no targets.
type TipProvider interface {
	// TipAt returns the tip at a point and what it is about, empty if there is no tip. asked means that a finger asked, not the resting
	// mouse.
	TipAt(at geom.Point, asked bool) (said string, about geom.Rect)
}

// KeyListener is a screen that lets the user choose a key: meanwhile keys come only as RawKey.
type KeyListener interface {
	// IsListeningForKeys reports whether a key is being chosen.
	IsListeningForKeys() bool
}

// LessonShower is a screen that may show an example or a first game.
type LessonShower interface {
	// IsLesson reports whether the screen shows an example or a first game.
	IsLesson() bool
}

// GameKeys is a screen on which the actions of the game that is shown have their keys, see input.Action. On others these
// ask for what they ask for in every game.
type GameKeys interface {
	// HasGameKeys reports whether the game's keys work on the screen.
	HasGameKeys() bool
}

// Sleeper is a screen on which something changes now and then by itself, while the program may sleep.
type Sleeper interface {
	// TicksUntilChange returns after how many ticks the next change happens, 0 for never.
	TicksUntilChange() int
}

// Mover is a screen with moving things that are no controls. Only a driver from outside asks for them.
type Mover interface {
	// Places appends their rectangles.
	Places(dst []target.Target) []target.Target
	// Motion returns the state of the animation.
	Motion() target.Motion
}
