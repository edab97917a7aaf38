package dreist

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/art"
)

// The smallest window, in logical pixels.
const (
	minWidth  = 960
	minHeight = 600
)

// OpenWindow prepares the window as it was when the game was last closed. It is to be called before the game runs.
func (a *App) OpenWindow() {
	w := a.settings.Window
	ebiten.SetWindowTitle("DREIst!")
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
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icons = append(icons, a.canvas.sprites.studio.Egon(art.Smug.Expression(), size))
	}
	ebiten.SetWindowIcon(icons)
}

// rememberWindow stores where the window is.
func (a *App) rememberWindow() {
	a.change(func(s *store.Settings) {
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
	a.Flush()
}
