package shell

import "github.com/hajimehoshi/ebiten/v2"

// Titled is a screen that the title of the window names.
type Titled interface {
	// WindowTitle returns what stands there behind the name of the game, empty for nothing.
	WindowTitle() string
}

// titling is the title of the window as it was made last.
type titling struct {
	of       Screen
	language string
	text     string
}

// nameWindow has the title of the window say what is played or read.
func (a *App) nameWindow() {
	back, _ := a.stack.shown()
	if back == a.stack.screens[0] {
		back = a.Top() // over the start screen, a panel is what is read
	}
	if back == a.titling.of && a.Language == a.titling.language {
		return
	}
	a.titling.of, a.titling.language = back, a.Language
	if text := a.titleOf(back); text != a.titling.text {
		a.titling.text = text
		ebiten.SetWindowTitle(text)
	}
}

// titleOf returns the title of the window for a screen.
func (a *App) titleOf(s Screen) string {
	if s, ok := s.(Titled); ok {
		if name := s.WindowTitle(); name != "" {
			return a.program.Title() + " · " + name
		}
	}
	return a.program.Title()
}
