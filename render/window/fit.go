// Package window finds the place of a window on its monitor.
package window

import (
	"image"

	"dreist/render/stage"
)

// The smallest window that can be made by hand, in logical pixels; on a monitor that has no room for it, the largest
// that it has room for.
const (
	minWidth  = stage.LeastWidth
	minHeight = stage.LeastHeight
)

// Border is what a system puts around the inside of a window, in logical pixels.
type Border struct{ top, bottom, side int }

// UsualBorder is assumed where a system does not tell: the title bars of today's desktops are 22 to 37 high.
var UsualBorder = Border{top: 37, bottom: 1, side: 1}

// panels is how much of a monitor's height the bars of a desktop take, at whichever edge. The engine does not tell.
const panels = 48

// Place is the inside of a window in logical pixels, counted from the upper left corner of its monitor.
type Place struct {
	image.Rectangle
	Placed bool // the corner counts; otherwise only the size is wanted
}

// Fit returns where a window is to be on a monitor that it is wanted on, and how small it may be made. One that
// fits with its border stays as it is, if only moved; any other gets what is left beside the border and the bars of the
// desktop. A monitor without a size is one that nobody knows: everything fits.
func Fit(wanted Place, screen image.Point, around Border) (inside image.Rectangle, least image.Point) {
	size := image.Pt(max(wanted.Dx(), minWidth), max(wanted.Dy(), minHeight))
	least = image.Pt(minWidth, minHeight)
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, least
	}
	// whole is all that the inside may have, free what is left beside the bars of the desktop.
	whole := image.Rect(around.side, around.top, screen.X-around.side, screen.Y-around.bottom)
	least = image.Pt(min(minWidth, whole.Dx()), min(minHeight, whole.Dy()))
	free := max(whole.Dy()-panels, least.Y)
	if size.X > whole.Dx() || size.Y > whole.Dy() || !wanted.Placed && size.Y > free {
		size = image.Pt(min(size.X, whole.Dx()), min(size.Y, free))
	}
	corner := whole.Min.Add(whole.Size().Sub(size).Div(2))
	if wanted.Placed {
		corner = image.Pt(
			min(max(wanted.Min.X, whole.Min.X), whole.Max.X-size.X),
			min(max(wanted.Min.Y, whole.Min.Y), whole.Max.Y-size.Y),
		)
	}
	return image.Rectangle{Min: corner, Max: corner.Add(size)}, least
}
