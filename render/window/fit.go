// Package window computes the place of the window on its monitor.
package window

import (
	"image"

	"dreist/render/stage"
)

// The smallest size of the window in logical pixels; on a smaller monitor, the largest that fits.
const (
	minWidth  = stage.LeastWidth
	minHeight = stage.LeastHeight
)

// Border is the window frame of the system, in logical pixels.
type Border struct{ top, bottom, side int }

// UsualBorder is used if the system does not report the border: title bars of today's desktops are 22 to 37 high.
var UsualBorder = Border{top: 37, bottom: 1, side: 1}

// panels is the height that desktop bars are assumed to take; the engine does not report it.
const panels = 48

// Place is the place of a window without its frame in logical pixels, relative to its monitor.
type Place struct {
	image.Rectangle
	Placed bool // the position is valid; otherwise only the size
}

// Fit returns the place and the least size for a window on a monitor. A window that fits with its frame keeps its
// size and is at most moved; any other is reduced to the room beside frame and desktop bars. On a monitor of unknown
// (zero) size everything fits.
func Fit(wanted Place, screen image.Point, around Border) (inside image.Rectangle, least image.Point) {
	size := image.Pt(max(wanted.Dx(), minWidth), max(wanted.Dy(), minHeight))
	least = image.Pt(minWidth, minHeight)
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, least
	}
	// whole is the largest inside, free what the desktop bars leave of it.
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
