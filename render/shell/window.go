package shell

import (
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/allocator"
	"dreist/render/window"
)

const (
	// garbage is the garbage collector's percentage (GOGC). Little memory is in use and most short-lived memory is
	// pictures, so the default of 100 would only cost memory.
	garbage = 50
	// thrift is the least time between two returns of freed memory, and warm the time before the first, as much is
	// allocated during the start.
	thrift = time.Minute
	warm   = 3 * time.Second
)

// OpenWindow restores the window's last place and size, limited to the monitor, and configures the memory. Call it
// before the game loop.
func (a *App) OpenWindow() {
	allocator.ReturnLargeBlocks()
	debug.SetGCPercent(garbage)
	a.copying = copier()
	w := a.settings.Window
	ebiten.SetWindowTitle(a.program.Title())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	a.monitor = monitorNow()
	place, least := window.Fit(storedPlace(w), a.monitor.size, window.UsualBorder)
	ebiten.SetWindowSizeLimits(least.X, least.Y, -1, -1)
	ebiten.SetWindowSize(place.Dx(), place.Dy())
	if a.monitor.size != (image.Point{}) {
		ebiten.SetWindowPosition(place.Min.X, place.Min.Y)
	}
	ebiten.SetFullscreen(w.Fullscreen)
	if w.Maximized {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(a.program.Icons())
}

// tidy returns freed memory to the system now and then. Call it only when nothing moves, as it takes some
// milliseconds.
func (a *App) tidy() {
	if now := a.Now(); now-a.tidied >= thrift {
		a.tidied = now
		allocator.ReturnFreed()
	}
}

// storedPlace returns the stored place, or only the size.
func storedPlace(w store.Window) window.Place {
	at := image.Pt(w.X, w.Y)
	return window.Place{Rectangle: image.Rectangle{Min: at, Max: at.Add(image.Pt(w.Width, w.Height))}, Placed: w.Placed}
}

// monitor is what the window's size and place depend on.
type monitor struct {
	name  string
	size  image.Point // in logical pixels
	scale float64
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
	return monitor{name: m.Name(), size: image.Pt(w, h), scale: m.DeviceScaleFactor()}
}

// movement detects when a window moved to another monitor comes to rest.
type movement struct {
	on    monitor
	at    image.Point
	still int // ticks since either changed
}

// restTicks is how many ticks a window must rest on another monitor before it is fitted: it must not change while it is
// dragged.
const restTicks = 30

// rests takes the window's place once a tick, and reports whether it has rested long enough.
func (m *movement) rests(on monitor, at image.Point) bool {
	if on != m.on || at != m.at {
		*m = movement{on: on, at: at}
		return false
	}
	m.still = min(m.still+1, restTicks)
	return m.still >= restTicks
}

// followMonitor fits the window to a new or changed monitor once it rests. It reports whether it still waits.
func (a *App) followMonitor(now monitor) bool {
	if !ownWindow {
		return false
	}
	x, y := ebiten.WindowPosition()
	if !a.moved.rests(now, image.Pt(x, y)) {
		return true
	}
	if now == a.monitor {
		return false
	}
	a.monitor = now
	w, h := ebiten.WindowSize()
	was := image.Rect(x, y, x+w, y+h)
	is, least := window.Fit(window.Place{Rectangle: was, Placed: true}, now.size, window.UsualBorder)
	ebiten.SetWindowSizeLimits(least.X, least.Y, -1, -1)
	if ebiten.IsFullscreen() || ebiten.IsWindowMaximized() || is == was {
		return false
	}
	ebiten.SetWindowSize(is.Dx(), is.Dy())
	ebiten.SetWindowPosition(is.Min.X, is.Min.Y)
	return false
}

// rememberWindow stores the window's place.
func (a *App) rememberWindow() {
	a.Change(func(s *store.Settings) {
		w := &s.Window
		w.Fullscreen = ebiten.IsFullscreen()
		w.Maximized = ebiten.IsWindowMaximized()
		if w.Fullscreen || w.Maximized {
			return
		}
		w.X, w.Y = ebiten.WindowPosition()
		w.Width, w.Height = ebiten.WindowSize()
		w.Placed = true
	})
}
