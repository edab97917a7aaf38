package shell

import "image"

// The smallest window, in logical pixels; on a monitor that has no room for it, the largest that it has room for.
const (
	minWidth  = 960
	minHeight = 560
)

// monitor is what a window's size and place depend on.
type monitor struct {
	name  string
	size  image.Point // in logical pixels
	scale float64
}

// border is what a system puts around the inside of a window, in logical pixels.
type border struct{ top, bottom, side int }

// usualFrame is assumed where a system does not tell: the title bars of today's desktops are 22 to 37 high.
var usualFrame = border{top: 37, bottom: 1, side: 1}

// panels is how much of a monitor's height the bars of a desktop take, at whichever edge. The engine does not tell.
const panels = 48

// place is the inside of a window in logical pixels, counted from the upper left corner of its monitor.
type place struct {
	image.Rectangle
	placed bool // the corner counts; otherwise only the size is wanted
}

// fitWindow returns where a window is to be on a monitor that it is wanted on, and how small it may be made. One that
// fits with its border stays as it is, if only moved; any other gets what is left beside the border and the bars of the
// desktop. A monitor without a size is one that nobody knows: everything fits.
func fitWindow(wanted place, screen image.Point, around border) (inside image.Rectangle, least image.Point) {
	size := image.Pt(max(wanted.Dx(), minWidth), max(wanted.Dy(), minHeight))
	least = image.Pt(minWidth, minHeight)
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, least
	}
	// whole is all that the inside may have, free what is left beside the bars of the desktop.
	whole := image.Rect(around.side, around.top, screen.X-around.side, screen.Y-around.bottom)
	least = image.Pt(min(minWidth, whole.Dx()), min(minHeight, whole.Dy()))
	free := max(whole.Dy()-panels, least.Y)
	if size.X > whole.Dx() || size.Y > whole.Dy() || !wanted.placed && size.Y > free {
		size = image.Pt(min(size.X, whole.Dx()), min(size.Y, free))
	}
	corner := whole.Min.Add(whole.Size().Sub(size).Div(2))
	if wanted.placed {
		corner = image.Pt(
			min(max(wanted.Min.X, whole.Min.X), whole.Max.X-size.X),
			min(max(wanted.Min.Y, whole.Min.Y), whole.Max.Y-size.Y),
		)
	}
	return image.Rectangle{Min: corner, Max: corner.Add(size)}, least
}

// movement knows whether a window that came to another monitor is still being moved.
type movement struct {
	on    monitor
	at    image.Point
	still int // ticks since either changed
}

// dropped is how many ticks a window that came to another monitor stays where it is until it is fitted to it: whoever
// drags it there does not want it to change in the hand.
const dropped = 30

// rests is told once a tick where the window is, and returns whether it has been there for a while.
func (m *movement) rests(on monitor, at image.Point) bool {
	if on != m.on || at != m.at {
		*m = movement{on: on, at: at}
		return false
	}
	m.still = min(m.still+1, dropped)
	return m.still >= dropped
}
