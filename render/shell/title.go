package shell

import "github.com/hajimehoshi/ebiten/v2"

// TitledScreen is a screen with a title for the window.
type TitledScreen interface {
	// WindowTitle returns the text after the game's name, may be empty.
	WindowTitle() string
}

type titling struct {
	of       Screen
	language string
	text     string
}

func (a *App) nameWindow() {
	back, _ := a.stack.shown()
	if back == a.stack.screens[0] {
		back = a.TopScreen() // over the start screen, the panel gives the title
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

func (a *App) titleOf(s Screen) string {
	if s, ok := s.(TitledScreen); ok {
		if name := s.WindowTitle(); name != "" {
			return a.program.Title() + " · " + name
		}
	}
	return a.program.Title()
}
