package start

import (
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"math"
)

// Layout is the layout of the start screen in a window.
type Layout struct {
	Logo, Tagline, Menu geom.Rect
	Egon                geom.Rect // his picture, whose rounded foot lies behind the edge
	Fan                 geom.Rect // roughly; the zero Rect if there is no room
	card                float64   // width of the fan's cards
}

// The measures of the start screen, in logical pixels.
const (
	MenuWidth  = 560
	menuHeight = 340 // at most
	edge       = 24  // between the fan and the window, and between the fan and the buttons
	leastCard  = 36  // least width of the fan's cards; narrower ones are left out
)

// LayoutIn returns the layout of a window: the title above the tagline above the buttons, with the fan to their left and
// Egon to their right, both at the edge of the table. In a low window the title is smaller, so that all buttons fit.
func LayoutIn(f stage.Frame) Layout {
	u := f.PanelUnit()
	var l Layout
	high := menuHeight * u * (1 + (f.Letters()-1)/2) // larger letters take some of the room in their buttons
	w := math.Floor(min(f.W*0.5, min(f.H*0.42, f.H*0.83-high)/0.44))
	l.Logo = geom.Rect{X: math.Floor((f.W - w) / 2), Y: math.Floor(f.H * 0.05), W: w, H: float64(TitleHeight(kit.Round(w)))}
	l.Tagline = geom.Rect{X: f.W * 0.1, Y: l.Logo.Bottom(), W: f.W * 0.8, H: f.H * 0.08}
	l.Menu.W = min(MenuWidth*u*f.Letters(), f.W-2*edge*u)
	l.Menu.X, l.Menu.Y = (f.W-l.Menu.W)/2, l.Tagline.Bottom()
	l.Menu.H = f.H*0.965 - l.Menu.Y

	side := l.Menu.X
	egon := min(f.W*0.2, f.H*0.34, side*0.98)
	l.Egon = geom.Rect{X: l.Menu.Right() + min(side/2, egon*0.8) - egon/2, Y: f.H - EdgeHigh(f) - egon*0.95, W: egon, H: egon}
	if l.card = min(f.W*0.08, f.H*0.15, (side-2*edge*u)/fanWide); l.card >= leastCard*u {
		wide := l.card * fanWide
		middle := min(max(edge*u+wide/2, f.W-l.Egon.Center().X), side-edge*u-wide/2)
		l.Fan = geom.Around(geom.Point{X: middle, Y: f.H - EdgeHigh(f) - fanFoot*l.card}, wide, 2*fanFoot*l.card)
	}
	return l
}

// Over returns the layout over buttons that do not fill their room: the tagline stands in the middle between them and the title.
func (l Layout) Over(buttons geom.Rect) Layout {
	l.Tagline.Y += max(0, buttons.Y-l.Menu.Y) / 2
	return l
}

// fanWide is the width of the fan, fanFoot the distance from its middle to its lower edge, in heights of a card.
const (
	fanWide = 3.1
	fanFoot = 0.93
)

// EdgeHigh returns the visible height of the table's edge, in device pixels.
func EdgeHigh(f stage.Frame) float64 { return float64(kit.Round(12 * f.PanelUnit())) }
