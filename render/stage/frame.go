package stage

import "math"

// LeastWidth and LeastHeight are the smallest window, in logical pixels, for which all screens fit with letters of
// every size.
const LeastWidth, LeastHeight = 960, 560

const (
	// crisp is the least scale of logical pixels in a smaller window. Letters are drawn at that size and stay sharp;
	// smaller ones would be unreadable.
	crisp = 0.75
	// broadest and tallest limit the logical size of a window that is extended in one direction. A wide strip of a
	// tiling desktop is filled, a narrow column not.
	broadest, tallest = 4096, 2048
)

// Fit returns the frame for a window of w×h device pixels, scale of them per logical pixel. A window smaller than the
// least gets smaller logical pixels. Below the limit the frame is larger than the window by the returned factor, and
// its picture must be scaled down.
func Fit(w, h, scale float64) (f Frame, larger float64) {
	w, h = max(math.Round(w), 1), max(math.Round(h), 1)
	room := min(w/(LeastWidth*scale), h/(LeastHeight*scale), 1)
	larger = max(crisp/room, 1)
	grown := func(side, most float64) float64 { return min(math.Ceil(side*larger), max(side, most*scale)) }
	return Frame{W: grown(w, broadest), H: grown(h, tallest), Scale: scale * max(room, crisp)}, larger
}

// Frame is the size of a window.
type Frame struct {
	W, H  float64 // in device pixels
	Scale float64 // device pixels per logical pixel
	Text  float64 // text size, 1 for normal; 0 is 1
}

// TextUnit returns the device pixels per logical pixel of texts.
func (f Frame) TextUnit() float64 { return f.PanelUnit() * f.Letters() }

// PanelUnit returns the device pixels per logical pixel of panels.
func (f Frame) PanelUnit() float64 { return f.Scale * f.Grow() }

// Letters returns the text size, 1 for normal.
func (f Frame) Letters() float64 {
	if f.Text == 0 {
		return 1
	}
	return f.Text
}

// Grow returns the factor by which texts and panels grow with the window, 1 to 3.
func (f Frame) Grow() float64 { return min(max(min(f.H/650, f.W/1040)/f.Scale, 1), 3) }
