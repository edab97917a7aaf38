package screens

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// StartScreen is the first screen of a game, which embeds it: a picture and, unless a panel covers them, buttons above the shelf.
type StartScreen struct {
	*shell.PanelScreen
	Shelf            *GameShelf
	startMatch       func() shell.Navigation // starts a new match, for its key
	DrawPicture      func(top bool)          // draws the picture behind the buttons; only the cloth if not top
	PictureAnimation StartAnimation          // moves the picture, nil if nothing in it moves
	front            *GameScreens
}

// StartAnimation is the motion of the picture on a start screen: see StartFigures.
type StartAnimation interface {
	// Update advances by a tick.
	Update(top bool)
	// IsMoving reports whether the picture changes in every tick.
	IsMoving(top bool) bool
	// TicksUntilChange returns the ticks until the next change, 0 for never.
	TicksUntilChange() int
}

// tileSize is the width and height of the drawings on tiles, in logical pixels.
const tileSize = 44

// TileButton returns a button with a drawing on its left.
func (g *GameScreens) TileButton(key, detail string, draw func(in geom.Rect), action func() shell.Navigation) panel.Button {
	b := g.Button(key, panel.QuietStyle, action)
	b.Form, b.PictureHeight, b.Detail, b.DrawPicture = panel.TileForm, tileSize, detail, draw
	return b
}

// Drawing returns a function that draws a picture in a room.
func (p *Program) Drawing(m kit.Motif) func(in geom.Rect) {
	return func(in geom.Rect) { p.Canvas.DrawPicture(m, in, 1) }
}

// CardDrawing returns a function that draws a card in the middle of a room.
func (p *Program) CardDrawing(card kit.Motif) func(in geom.Rect) {
	return func(in geom.Rect) {
		high := min(in.H, in.W*stage.CardRatio)
		p.Canvas.DrawPicture(card, geom.RectAround(in.Center(), high/stage.CardRatio, high), 1)
	}
}

// NewStartScreen returns a start screen with its shelf.
func (g *GameScreens) NewStartScreen(begin func() shell.Navigation) StartScreen {
	return StartScreen{front: g, startMatch: begin, Shelf: g.newShelf(ShelfButton{
		picture: kit.Icon(art.ChartIcon), key: "statistics.title", action: func() shell.Navigation { return shell.CloseToLowest(g.StatisticsScreen()) },
	})}
}

// SetButtons sets the buttons; placed is called with their panel.
func (s *StartScreen) SetButtons(m shell.PanelScreen, placed func(p *panel.Panel)) {
	m.OnEscape, m.Animation = shell.Stay, s.Shelf
	m.HandlePlaced = func(p *panel.Panel) {
		placed(p)
		s.Shelf.setPanel(p)
	}
	s.PanelScreen = s.front.NewPanelScreen(m)
}

// Enter is called when the screen becomes the topmost one. No button has the focus then.
func (s *StartScreen) Enter() {
	s.ContinueFrom(nil)
	s.PanelScreen.Enter()
}

// Handle also starts a new match by its key.
func (s *StartScreen) Handle(g input.Gesture) shell.Navigation {
	if g.Kind == input.CommandGiven && g.Command == input.CommandNewGame {
		return s.startMatch()
	}
	return s.PanelScreen.Handle(g)
}

// Tick advances by a tick, also below a panel.
func (s *StartScreen) Tick(top bool) shell.Navigation {
	if s.PictureAnimation != nil {
		s.PictureAnimation.Update(top)
	}
	return s.PanelScreen.Tick(top)
}

// NeedsTick reports whether something moves.
func (s *StartScreen) NeedsTick(top bool) bool {
	return s.PictureAnimation != nil && s.PictureAnimation.IsMoving(top) || s.PanelScreen.NeedsTick(top)
}

// TicksUntilChange returns the ticks until the picture changes by itself, 0 for never.
func (s *StartScreen) TicksUntilChange() int {
	if s.PictureAnimation == nil {
		return 0
	}
	return s.PictureAnimation.TicksUntilChange()
}

// IsFullWindow returns true: the start screen fills the window.
func (s *StartScreen) IsFullWindow() bool { return true }

// IsUnveiled returns true: below a panel the start screen shows only the cloth.
func (s *StartScreen) IsUnveiled() bool { return true }

// WindowTitle returns the title of the game.
func (s *StartScreen) WindowTitle() string { return s.front.about.Title }

// RecordDrawing adds the picture behind the buttons to a display list.
func (s *StartScreen) RecordDrawing(l *kit.DisplayList) {
	s.front.Canvas.RecordDrawing(l, func() { s.DrawPicture(true) })
}

// Draw draws the picture and, unless a panel covers them, the buttons.
func (s *StartScreen) Draw(screen *ebiten.Image, top bool) {
	if s.DrawPicture(top); top {
		s.PanelScreen.Draw(screen, top)
	}
}
