package shell

import (
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/allocator"
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
	ebiten.SetWindowTitle(a.game.Title())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	a.monitor = monitorNow()
	place, least := fitWindow(storedPlace(w), a.monitor.size, usualFrame)
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
	ebiten.SetWindowIcon(a.game.Icons())
}

// tidy returns the memory that was freed, now and then. It is to be called where nothing moves: that takes some milliseconds.
func (a *App) tidy() {
	if now := a.Now(); now-a.tidied >= thrift {
		a.tidied = now
		allocator.ReturnFreed()
	}
}

// storedPlace returns where the window was, or only its size.
func storedPlace(w store.Window) place {
	at := image.Pt(w.X, w.Y)
	return place{Rectangle: image.Rectangle{Min: at, Max: at.Add(image.Pt(w.Width, w.Height))}, placed: w.Placed}
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
	is, least := fitWindow(place{Rectangle: was, placed: true}, now.size, usualFrame)
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
