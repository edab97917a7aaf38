package shell

import (
	"image"

	"dreist/render/stage"
)

// The minimum size of the window in logical pixels; on a smaller monitor, the largest size that fits.
const (
	leastWidth  = stage.MinWindowWidth
	leastHeight = stage.MinWindowHeight
)

// windowBorder is the window frame of the system, in logical pixels.
type windowBorder struct{ top, bottom, side int }

// usualBorder is used because the system does not report the border: title bars of today's desktops are 22 to 37 pixels high.
var usualBorder = windowBorder{top: 37, bottom: 1, side: 1}

// desktopBars is the assumed height of desktop bars, which the engine does not report.
const desktopBars = 48

// windowPlace is the place of a window without its frame in logical pixels, relative to its monitor.
type windowPlace struct {
	image.Rectangle
	HasPosition bool // the position is valid; otherwise only the size
}

// fitWindow returns the place and the least size for a window on a monitor. A window that fits with its frame keeps its
// size and is at most moved; any other is reduced to the room beside frame and desktop bars. On a monitor of unknown
// (zero) size everything fits.
func fitWindow(wanted windowPlace, screen image.Point, around windowBorder) (inside image.Rectangle, least image.Point) {
	size := image.Pt(max(wanted.Dx(), leastWidth), max(wanted.Dy(), leastHeight))
	least = image.Pt(leastWidth, leastHeight)
	if screen == (image.Point{}) {
		return image.Rectangle{Min: wanted.Min, Max: wanted.Min.Add(size)}, least
	}
	// whole is the largest inside, free its height without the desktop bars.
	whole := image.Rect(around.side, around.top, screen.X-around.side, screen.Y-around.bottom)
	least = image.Pt(min(leastWidth, whole.Dx()), min(leastHeight, whole.Dy()))
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
