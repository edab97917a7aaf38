package shell

import (
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
)

const (
	// garbage is the garbage collector's percentage (GOGC). Little memory is in use and most short-lived memory is
	// pictures, so the default of 100 would only cost memory.
	garbage = 50
	// thrift is the least time between two returns of freed memory, and warm the time before the first, during the start.
	thrift = time.Minute
	warm   = 3 * time.Second
)

// OpenWindow restores the window's last place and size, limited to the monitor, and configures memory management. Call it before
// the game loop.
func (a *App) OpenWindow() {
	returnLargeBlocks()
	debug.SetGCPercent(garbage)
	a.copying = copier()
	w := a.settings.Window
	ebiten.SetWindowTitle(a.program.Title())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	on := monitorNow()
	corner := image.Pt(w.X, w.Y)
	stored := windowPlace{Rectangle: image.Rectangle{Min: corner, Max: corner.Add(image.Pt(w.Width, w.Height))}, HasPosition: w.Placed}
	a.keeper = windowKeeper{chosen: stored, fitted: on}
	a.fitWindow(on, true)
	ebiten.SetFullscreen(w.Fullscreen)
	if w.Maximized {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(a.program.Icons())
}

// tidy returns freed memory to the system now and then. Call it only when nothing moves, as it takes some milliseconds.
func (a *App) tidy() {
	if now := a.Clock(); now-a.tidied >= thrift {
		a.tidied = now
		returnFreed()
	}
}

// monitorNow returns the monitor of the window; zero if the system names none.
func monitorNow() monitor {
	if !ownWindow {
		return monitor{}
	}
	m := ebiten.Monitor()
	if m == nil {
		return monitor{}
	}
	w, h := m.Size()
	return monitor{Name: m.Name(), Size: image.Pt(w, h), Scale: m.DeviceScaleFactor()}
}

func (a *App) windowNow(on monitor) windowState {
	x, y := ebiten.WindowPosition()
	w, h := ebiten.WindowSize()
	return windowState{
		Monitor: on, Place: image.Rect(x, y, x+w, y+h),
		IsFree: !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() && !a.hasSize(on.Size, on),
	}
}

// hasSize reports whether the window, full screen or not, has a size in logical pixels.
func (a *App) hasSize(want image.Point, on monitor) bool {
	return isWindowSize(a.outside.w/on.Scale, a.outside.h/on.Scale, want)
}

// followWindow stores the window's place, and fits it to a changed monitor. It reports whether the window does not rest yet.
func (a *App) followWindow(on monitor) bool {
	if !ownWindow {
		return false
	}
	now := a.windowNow(on)
	rests, mustFit := a.keeper.Follow(now)
	if !rests {
		return true
	}
	if mustFit {
		a.fitWindow(on, now.IsFree)
	}
	a.followFullscreen(on)
	a.storeWindow()
	return false
}

// followFullscreen notices whether the window manager has made the window full screen, or no longer does.
func (a *App) followFullscreen(on monitor) {
	w, h := ebiten.WindowSize()
	if ebiten.IsFullscreen() && a.hasSize(image.Pt(w, h), on) {
		ebiten.SetFullscreen(false)
	}
	if managed := a.hasSize(on.Size, on) && !ebiten.IsFullscreen(); managed != a.managed {
		a.managed = managed
		a.Remake()
	}
}

// fitWindow limits the window to the monitor.
func (c *Context) fitWindow(on monitor, free bool) {
	inside, least := fitWindow(c.keeper.chosen, on.Size)
	ebiten.SetWindowSizeLimits(least.X, least.Y, -1, -1)
	if free {
		ebiten.SetWindowSize(inside.Dx(), inside.Dy())
		if on.Size != (image.Point{}) {
			ebiten.SetWindowPosition(inside.Min.X, inside.Min.Y)
		}
	}
}

func (a *App) storeWindow() {
	at := a.keeper.chosen
	w := store.Window{
		X: at.Min.X, Y: at.Min.Y, Width: at.Dx(), Height: at.Dy(), Placed: at.HasPosition,
		Maximized: ebiten.IsWindowMaximized(), Fullscreen: a.IsFullscreen(),
	}
	if w != a.settings.Window {
		a.settings.Window = w
		a.save(a.settings)
	}
}
