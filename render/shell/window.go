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
	// garbage is how much of it there may be, in percent of what is in use, before it is collected. Where so little is in use and most of what comes
	// and goes is pictures, the usual 100 would only cost memory.
	garbage = 50
	// thrift is how long at least lies between two times that freed memory is returned, and warm how long the program runs before the first: most
	// comes and goes as it starts.
	thrift = time.Minute
	warm   = 3 * time.Second
)

// OpenWindow prepares the window as it was when the game was last closed, as far as that fits the monitor, and the memory of the process. To be called before the game runs.
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

// tidy returns the memory that was freed, now and then. It is to be called where nothing moves: that takes some milliseconds.
func (a *App) tidy() {
	if now := a.Now(); now-a.tidied >= thrift {
		a.tidied = now
		allocator.ReturnFreed()
	}
}

// storedPlace returns where the window was, or only its size.
func storedPlace(w store.Window) window.Place {
	at := image.Pt(w.X, w.Y)
	return window.Place{Rectangle: image.Rectangle{Min: at, Max: at.Add(image.Pt(w.Width, w.Height))}, Placed: w.Placed}
}

// monitor is what a window's size and place depend on.
type monitor struct {
	name  string
	size  image.Point // in logical pixels
	scale float64
}

// monitorNow returns the monitor that the window is on or will be on; the zero monitor where the system names none.
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

// movement knows whether a window that came to another monitor is still being moved.
type movement struct {
	on    monitor
	at    image.Point
	still int // ticks since either changed
}

// dropped is how many ticks a window that came to another monitor stays where it is until it is fitted to it: whoever
// drags it there does not want it to change in the hand.
const dropped = 30

// rests is told once a tick where the window is, and returns whether it has been there for a while.
func (m *movement) rests(on monitor, at image.Point) bool {
	if on != m.on || at != m.at {
		*m = movement{on: on, at: at}
		return false
	}
	m.still = min(m.still+1, dropped)
	return m.still >= dropped
}

// followMonitor fits the window to another monitor, or to one that changed, as soon as nobody moves it any more. It
// returns whether it still waits for that.
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

// rememberWindow stores where the window is.
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
