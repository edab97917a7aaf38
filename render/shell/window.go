package shell

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
)

// The smallest window, in logical pixels.
const (
	minWidth  = 960
	minHeight = 600
)

// OpenWindow prepares the window as it was when the program was last closed. It is to be called before the program runs.
func (a *App) OpenWindow() {
	w := a.settings.Window
	ebiten.SetWindowTitle(a.game.Title())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(minWidth, minHeight, -1, -1)
	ebiten.SetWindowSize(max(w.Width, minWidth), max(w.Height, minHeight))
	if w.Placed {
		ebiten.SetWindowPosition(w.X, w.Y)
	}
	ebiten.SetFullscreen(w.Fullscreen)
	if w.Maximized {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(a.game.Icons())
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
	a.save(a.settings)
}
