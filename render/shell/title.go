package shell

import "github.com/hajimehoshi/ebiten/v2"

type titledScreen interface {
	// WindowTitle returns the text after the game's name, may be empty.
	WindowTitle() string
}

func (a *App) updateWindowTitle() {
	back, _ := a.stack.visibleScreens()
	if back == a.stack.screens[0] {
		back = a.TopScreen() // over the start screen, the panel gives the title
	}
	title := a.program.Title()
	if s, ok := back.(titledScreen); ok && s.WindowTitle() != "" {
		title += " · " + s.WindowTitle()
	}
	if title != a.windowTitle {
		a.windowTitle = title
		ebiten.SetWindowTitle(title)
	}
}
