package start

import (
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/stage"
)

// Layout is the layout of the start screen in a window.
type Layout struct {
	screens.StartLayout
	Egon geom.Rect // Egon's picture; its rounded foot is behind the board
	Fan  geom.Rect // the fan, roughly; zero if there is no room
	card float64   // width of the fan's cards
}

// The measures of the start screen, in logical pixels; those of the fan in card widths.
const (
	edge      = 24 // the distance of the fan from the window and from the buttons
	leastCard = 36 // least width of the fan's cards; narrower ones are left out
	fanWide   = 3.1
	fanFoot   = 0.93 // from the middle of the fan to its lower edge
)

// NewLayout returns the layout of a window, with the fan left of the buttons and Egon right of them, both on the shelf's board.
func NewLayout(f stage.Frame) Layout {
	u := f.PanelUnit()
	l := Layout{StartLayout: screens.NewStartLayout(f, titleFlat, 3)}
	side := l.ButtonsRect.X
	egon := min(f.W*0.2, f.H*0.34, side*0.98)
	l.Egon = geom.Rect{X: l.ButtonsRect.Right() + min(side/2, egon*0.8) - egon/2, Y: l.BoardRect.Y - egon*0.95, W: egon, H: egon}
	l.card = min(f.W*0.08, f.H*0.15, (side-2*edge*u)/fanWide)
	if l.card >= leastCard*u {
		wide := l.card * fanWide
		middle := min(max(edge*u+wide/2, f.W-l.Egon.Center().X), side-edge*u-wide/2)
		l.Fan = geom.RectAround(geom.Point{X: middle, Y: l.BoardRect.Y - fanFoot*l.card}, wide, 2*fanFoot*l.card)
	}
	return l
}
