package shell

import (
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
)

const (
	// gcPercent is the garbage collector's percentage (GOGC). Little memory is in use and most short-lived memory is
	// pictures, so the default of 100 would only cost memory.
	gcPercent = 50
	// trimInterval is the least time between two returns of freed memory, and firstTrim the time before the first, during the start.
	trimInterval = time.Minute
	firstTrim    = 3 * time.Second
)

// PrepareWindow restores the window's last place and size, limited to the monitor, and configures memory management. Call it before
// the game loop.
func (a *App) PrepareWindow() {
	returnLargeBlocks()
	debug.SetGCPercent(gcPercent)
	a.copyShader = newCopyShader()
	w := a.settings.Window
	ebiten.SetWindowTitle(a.program.Title())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	monitor := monitorNow()
	corner := image.Pt(w.X, w.Y)
	stored := windowPlace{Rectangle: image.Rectangle{Min: corner, Max: corner.Add(image.Pt(w.Width, w.Height))}, hasPosition: w.IsPlaced}
	a.keeper = windowKeeper{chosenPlace: stored, fittedMonitor: monitor}
	a.fitWindow(monitor, true)
	ebiten.SetFullscreen(w.IsFullscreen)
	if w.IsMaximized {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(a.program.Icons())
}

// trimMemory returns freed memory to the system now and then. Call it only when nothing moves, as it takes some milliseconds.
func (a *App) trimMemory() {
	if now := a.clock(); now-a.lastTrim >= trimInterval {
		a.lastTrim = now
		returnFreedMemory()
	}
}

// monitorNow returns the monitor of the window; zero if the system names none.
func monitorNow() monitor {
	if !hasOwnWindow {
		return monitor{}
	}
	m := ebiten.Monitor()
	if m == nil {
		return monitor{}
	}
	w, h := m.Size()
	return monitor{name: m.Name(), size: image.Pt(w, h), scale: m.DeviceScaleFactor()}
}

func (a *App) windowNow(monitor monitor) windowState {
	x, y := ebiten.WindowPosition()
	w, h := ebiten.WindowSize()
	return windowState{
		monitor: monitor, place: image.Rect(x, y, x+w, y+h),
		isFree: !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() && !a.hasSize(monitor.size, monitor),
	}
}

// hasSize reports whether the window, full screen or not, has a size in logical pixels.
func (a *App) hasSize(want image.Point, monitor monitor) bool {
	return isWindowSize(a.window.w/monitor.scale, a.window.h/monitor.scale, want)
}

// followWindow stores the window's place, and fits it to a changed monitor. It reports whether the window does not rest yet.
func (a *App) followWindow(monitor monitor) bool {
	if !hasOwnWindow {
		return false
	}
	now := a.windowNow(monitor)
	rests, mustFit := a.keeper.follow(now)
	if !rests {
		return true
	}
	if mustFit {
		a.fitWindow(monitor, now.isFree)
	}
	a.followFullscreen(monitor)
	a.storeWindow()
	return false
}

// followFullscreen notices whether the window manager has made the window full screen, or no longer does.
func (a *App) followFullscreen(monitor monitor) {
	w, h := ebiten.WindowSize()
	if ebiten.IsFullscreen() && a.hasSize(image.Pt(w, h), monitor) {
		ebiten.SetFullscreen(false)
	}
	if managed := a.hasSize(monitor.size, monitor) && !ebiten.IsFullscreen(); managed != a.isManagedFullscreen {
		a.isManagedFullscreen = managed
		a.RemakeScreens()
	}
}

func (c *Context) fitWindow(monitor monitor, free bool) {
	place, minSize := fitWindow(c.keeper.chosenPlace, monitor.size)
	ebiten.SetWindowSizeLimits(minSize.X, minSize.Y, -1, -1)
	if free {
		ebiten.SetWindowSize(place.Dx(), place.Dy())
		if monitor.size != (image.Point{}) {
			ebiten.SetWindowPosition(place.Min.X, place.Min.Y)
		}
	}
}

func (a *App) storeWindow() {
	at := a.keeper.chosenPlace
	w := store.Window{
		X: at.Min.X, Y: at.Min.Y, Width: at.Dx(), Height: at.Dy(), IsPlaced: at.hasPosition,
		IsMaximized: ebiten.IsWindowMaximized(), IsFullscreen: a.IsFullscreen(),
	}
	if w != a.settings.Window {
		a.settings.Window = w
		a.storeSettings(a.settings)
	}
}
