package shell

import (
	"image"

	"dreist/render/stage"
)

// The assumed window frame and height of desktop bars, in logical pixels. The system does not report the frame, and the engine not the
// bars: title bars of today's desktops are 22 to 37 pixels high.
const (
	frameTop    = 37
	frameEdge   = 1 // at the sides and below
	desktopBars = 48
)

// windowPlace is the place of a window without its frame in logical pixels, relative to its monitor.
type windowPlace struct {
	image.Rectangle
	hasPosition bool // the position is valid; otherwise only the size
}

// fitWindow returns the place and the least size for a window on a monitor. A window that fits with its frame keeps its
// size and is at most moved; any other is reduced to the room beside frame and desktop bars. On a monitor of unknown
// (zero) size everything fits.
func fitWindow(wanted windowPlace, screen image.Point) (place image.Rectangle, minSize image.Point) {
	minSize = image.Pt(stage.MinWindowWidth, stage.MinWindowHeight)
	size := image.Pt(max(wanted.Dx(), minSize.X), max(wanted.Dy(), minSize.Y))
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, minSize
	}
	// freeHeight is the height of the largest place without the desktop bars.
	largest := image.Rect(frameEdge, frameTop, screen.X-frameEdge, screen.Y-frameEdge)
	minSize = image.Pt(min(minSize.X, largest.Dx()), min(minSize.Y, largest.Dy()))
	freeHeight := max(largest.Dy()-desktopBars, minSize.Y)
	if size.X > largest.Dx() || size.Y > largest.Dy() || !wanted.hasPosition && size.Y > freeHeight {
		size = image.Pt(min(size.X, largest.Dx()), min(size.Y, freeHeight))
	}
	corner := largest.Min.Add(largest.Size().Sub(size).Div(2))
	if wanted.hasPosition {
		corner = image.Pt(
			min(max(wanted.Min.X, largest.Min.X), largest.Max.X-size.X),
			min(max(wanted.Min.Y, largest.Min.Y), largest.Max.Y-size.Y),
		)
	}
	return image.Rectangle{Min: corner, Max: corner.Add(size)}, minSize
}
