package stage

import "math"

// MinWindowWidth is the smallest width of a window, in logical pixels, in which all screens fit with letters of every size.
const MinWindowWidth = 960

// MinWindowHeight is the smallest height of a window, as MinWindowWidth.
const MinWindowHeight = 560

const (
	// crisp is the smallest factor for logical pixels in a smaller window. Letters would be unreadable in a smaller size, so they are drawn in
	// this one.
	crisp = 0.75
	// broadest limits the logical width of a window that is extended in one direction, such as a strip of a tiling desktop.
	broadest = 4096
	// tallest limits its logical height.
	tallest = 2048
)

// FitFrame returns the frame for a window of w×h device pixels, with scale of them per logical pixel. A window below the smallest size gets smaller
// logical pixels. Below their limit the frame is larger than the window by the returned factor, and its picture must be scaled down.
func FitFrame(w, h, scale float64) (f Frame, larger float64) {
	w, h = max(math.Round(w), 1), max(math.Round(h), 1)
	room := min(w/(MinWindowWidth*scale), h/(MinWindowHeight*scale), 1)
	larger = max(crisp/room, 1)
	grown := func(side, most float64) float64 { return min(math.Ceil(side*larger), max(side, most*scale)) }
	return Frame{W: grown(w, broadest), H: grown(h, tallest), Scale: scale * max(room, crisp)}, larger
}

// Frame is the size of a window, and the scales of its contents.
type Frame struct {
	W          float64 // width in device pixels
	H          float64 // height in device pixels
	Scale      float64 // number of device pixels per logical pixel
	TextFactor float64 // factor for texts, 1 for normal; 0 means 1
}

// TextUnit returns the number of device pixels per logical pixel of texts.
func (f Frame) TextUnit() float64 { return f.PanelUnit() * f.TextScale() }

// PanelUnit returns the number of device pixels per logical pixel of panels.
func (f Frame) PanelUnit() float64 { return f.Scale * f.Enlargement() }

// TextScale returns the factor for texts, 1 for normal.
func (f Frame) TextScale() float64 {
	if f.TextFactor == 0 {
		return 1
	}
	return f.TextFactor
}

// Enlargement returns the factor for texts and panels in a large window, 1 to 3.
func (f Frame) Enlargement() float64 { return min(max(min(f.H/650, f.W/1040)/f.Scale, 1), 3) }
