package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// Screen is an element of the stack: it fills the window or lies over the one below.
type Screen interface {
	// Handle handles a gesture.
	Handle(g input.Gesture) Navigation
	// Tick advances by a tick. top is false below another screen: animations may finish then, but the returned step is ignored.
	Tick(top bool) Navigation
	// Enter is called whenever the screen becomes the topmost one.
	Enter()
	// Refresh is called after a change of the window, the language, the look, another setting or the shown data.
	Refresh()
	// Draw draws the screen. If it is not top, a veil and the topmost screen are drawn over it.
	Draw(screen *ebiten.Image, top bool)
	// NeedsTick reports whether the screen needs the next tick even without input.
	NeedsTick(top bool) bool
	// IsFullWindow reports whether the screen fills the window; others lie over the nearest one below that does.
	IsFullWindow() bool
	// Targets appends the buttons and other controls that can be pressed now.
	Targets(dst []target.Target) []target.Target
	// IsTyping reports whether letters are text instead of commands.
	IsTyping() bool
	// Pointer returns the mouse cursor for its position.
	Pointer() ebiten.CursorShapeType
}

// displayListDrawer is a screen that fills the window and of which only changed parts are drawn again.
type displayListDrawer interface {
	// RecordDrawing adds the drawing to a display list.
	RecordDrawing(l *kit.DisplayList)
}

// coverListener is a screen that is notified when another screen covers it.
type coverListener interface {
	// HandleCover is called when another screen covers it.
	HandleCover()
}

// closeListener is a screen that is notified when it leaves the stack.
type closeListener interface {
	// HandleClose is called when the screen leaves the stack.
	HandleClose()
}

// coverBlocker is a screen that must not be covered at times, neither by the help nor by dropped files.
type coverBlocker interface {
	// MustNotBeCovered reports whether no screen may cover it at the moment.
	MustNotBeCovered() bool
}

// TipProvider is a screen with tips for areas that are no targets.
type TipProvider interface {
	// TipAt returns the tip for a point and the bounds of its subject; empty if there is no tip. asked means that a finger was held
	// there, instead of the mouse resting.
	TipAt(at geom.Point, asked bool) (said string, about geom.Rect)
}

// KeyListener is a screen on which the player chooses a key; meanwhile keys come only as input.RawKey.
type KeyListener interface {
	// IsListeningForKeys reports whether a key is being chosen.
	IsListeningForKeys() bool
}

// hiddenScreen is a screen that may not be drawn yet, as if it were not open.
type hiddenScreen interface {
	// isHidden reports whether the screen is not drawn at the moment.
	isHidden() bool
}

// tableScreen is a screen with the table of the current game, on which the game's own actions have their keys, see input.Action. On other
// screens these keys have their usual commands.
type tableScreen interface {
	// IsLesson reports whether the table shows an example or a first game.
	IsLesson() bool
}

// WakingScreen is a screen that changes by itself now and then. In between the program may sleep.
type WakingScreen interface {
	// TicksUntilChange returns the number of ticks until the next change, 0 for never.
	TicksUntilChange() int
}

// MotionReporter is a screen with moving parts that are no controls. Only tests that drive the program ask for them.
type MotionReporter interface {
	// Places appends the places of these parts.
	Places(dst []target.Target) []target.Target
	// Motion returns the state of the animation.
	Motion() target.Motion
}
