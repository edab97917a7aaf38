package egon

import (
	"math"

	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Egon's size and how much of him is visible, in parts of his size.
const (
	hostSize  = 110  // logical pixels
	hostLeast = 76   // smallest size above a panel, in logical pixels
	peeps     = 0.74 // part visible over an edge
	around    = 0.74 // part visible around the corner
	lean      = 0.84 // radians by which he leans around it
	inset     = 0.85 // his middle from the right edge
	below     = 0.55 // his middle from the upper edge if he looks around the right one
	inside    = 0.68 // his middle from the upper and the right edge if he sits in the panel
)

// hostPlace is Egon's place.
type hostPlace struct {
	at   geom.Point // his middle
	size float64
	turn float64
	over bool // all of him is in front of the panel
}

// placeOf returns Egon's place beside a panel; false if there is no room.
func placeOf(f stage.Frame, w shell.Welcome) (hostPlace, bool) {
	u := f.TextUnit()
	s := min(hostSize*u, (w.Panel.Y-4*u)/peeps)
	if s >= hostLeast*u {
		return hostPlace{at: geom.Point{X: w.Panel.Right() - inset*s, Y: w.Panel.Y + s*(0.5-peeps*w.Up)}, size: s}, true
	}
	s = min(hostSize*u, (f.W-w.Panel.Right()-4*u)/around)
	if s < hostLeast*u {
		s = hostLeast * f.PanelUnit() // independent of the size of letters
		in := hostPlace{at: geom.Point{X: w.Panel.Right() - s*(inside-1.5*(1-w.Up)), Y: w.Panel.Y + inside*s}, size: s, over: true}
		return in, w.Mood != shell.Teaching // panels for teaching have buttons in that corner
	}
	return hostPlace{at: geom.Point{X: w.Panel.Right() + s*(around*w.Up-0.5), Y: w.Panel.Y + below*s}, size: s, turn: lean}, true
}

// DrawHost draws Egon, or the part of him in front of the panel.
func DrawHost(e pictures.Canvas, f stage.Frame, w shell.Welcome) {
	p, ok := placeOf(f, w)
	if !ok {
		return
	}
	if w.Front == p.over {
		e.Turned(motif(w.Mood), p.at, p.size, p.size, 1, p.turn, kit.White(), w.Alpha)
	}
	if !w.Front || p.turn != 0 || p.over {
		return // no edge to hold on to
	}
	held := w.Alpha * max(0, min(1, (w.Up-0.75)*4)) // the hands appear last
	if held <= 0 {
		return
	}
	hands := grip(0)
	if w.Mood == shell.Teaching {
		hands = pointing
	}
	high := p.size * gripHigh
	at := geom.Rect{X: p.at.X - p.size*gripWide/2, Y: math.Round(w.Panel.Y - high*gripEdge), W: p.size * gripWide, H: high}
	e.Picture(hands, at, held)
}
