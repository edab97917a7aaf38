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
	HasPosition bool // the position is valid; otherwise only the size
}

// fitWindow returns the place and the least size for a window on a monitor. A window that fits with its frame keeps its
// size and is at most moved; any other is reduced to the room beside frame and desktop bars. On a monitor of unknown
// (zero) size everything fits.
func fitWindow(wanted windowPlace, screen image.Point) (inside image.Rectangle, least image.Point) {
	least = image.Pt(stage.MinWindowWidth, stage.MinWindowHeight)
	size := image.Pt(max(wanted.Dx(), least.X), max(wanted.Dy(), least.Y))
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, least
	}
	// whole is the largest inside, free its height without the desktop bars.
	whole := image.Rect(frameEdge, frameTop, screen.X-frameEdge, screen.Y-frameEdge)
	least = image.Pt(min(least.X, whole.Dx()), min(least.Y, whole.Dy()))
	free := max(whole.Dy()-desktopBars, least.Y)
	if size.X > whole.Dx() || size.Y > whole.Dy() || !wanted.HasPosition && size.Y > free {
		size = image.Pt(min(size.X, whole.Dx()), min(size.Y, free))
	}
	corner := whole.Min.Add(whole.Size().Sub(size).Div(2))
	if wanted.HasPosition {
		corner = image.Pt(
			min(max(wanted.Min.X, whole.Min.X), whole.Max.X-size.X),
			min(max(wanted.Min.Y, whole.Min.Y), whole.Max.Y-size.Y),
		)
	}
	return image.Rectangle{Min: corner, Max: corner.Add(size)}, least
}
