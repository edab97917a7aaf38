package screens

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// StartScreen is the screen that a game begins with: its picture and, unless a panel lies over it, buttons above the shelf. A game embeds it
// in its own, and sets what it begins and shows before it opens.
type StartScreen struct {
	*shell.Menu
	Shelf   *Shelf
	Begin   func() shell.Step // a new game, by its key
	Picture func(top bool)    // draws what is behind the buttons, and no more than the cloth below a panel
	front   *Front
}

// NewStart returns a start screen with its shelf.
func (f *Front) NewStart(begin func() shell.Step) StartScreen {
	return StartScreen{front: f, Begin: begin, Shelf: f.ShelfOf(ShelfButton{
		Picture: kit.Icon(art.Chart), Key: "statistics.title", Action: func() shell.Step { return shell.Home(f.StatisticsScreen()) },
	})}
}

// Open gives the screen its buttons, of whose panel placed is told as well.
func (s *StartScreen) Open(m shell.Menu, placed func(p *panel.Panel)) {
	m.Escape, m.Live = shell.Stay, s.Shelf
	m.Placed = func(p *panel.Panel) {
		placed(p)
		s.Shelf.Placed(p)
	}
	s.Menu = s.front.NewMenu(m)
}

// Enter begins afresh: a player who comes back has no button in hand.
func (s *StartScreen) Enter() {
	s.TakeOver(nil)
	s.Menu.Enter()
}

// Handle also begins a new game by its key.
func (s *StartScreen) Handle(g input.Gesture) shell.Step {
	if g.Kind == input.Trigger && g.Command == input.CommandNewGame {
		return s.Begin()
	}
	return s.Menu.Handle(g)
}

// IsFullWindow is true: the start screen fills the window.
func (s *StartScreen) IsFullWindow() bool { return true }

// IsUnveiled is true: below a panel the start screen shows only the cloth.
func (s *StartScreen) IsUnveiled() bool { return true }

// WindowTitle returns what the game is called.
func (s *StartScreen) WindowTitle() string { return s.front.about.Title }

// RecordDrawing adds the drawing behind the menu to a display list, as it is seen without a panel.
func (s *StartScreen) RecordDrawing(l *kit.DisplayList) {
	s.front.Canvas.Note(l, func() { s.Picture(true) })
}

// Draw draws the picture and, unless a panel lies over it, the buttons.
func (s *StartScreen) Draw(screen *ebiten.Image, top bool) {
	if s.Picture(top); top {
		s.Menu.Draw(screen, top)
	}
}
