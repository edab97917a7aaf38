package stage

import "math"

// LeastWidth and LeastHeight are the size of the smallest window that screens are laid out for, in logical pixels: with letters of every size all they show has room
// there.
const LeastWidth, LeastHeight = 960, 560

const (
	// crisp is how small logical pixels become at most for a window smaller than the least. Letters are drawn for it and stay sharp; smaller ones would be
	// hard to read in any case.
	crisp = 0.75
	// broadest and tallest are how large a side becomes at most that has to grow with the other one, in logical pixels. A low strip of a tiling desktop is
	// filled, a narrow one not: nothing would stand well in it.
	broadest, tallest = 4096, 2048
)

// Fit returns the frame that is laid out for a window of w×h device pixels, of which so many are a logical pixel. A window smaller than the least has smaller logical
// pixels, so that the least has room in it. Where they would become too small for that, the frame is larger than the window, by the factor that is
// returned, and its picture is to be scaled down.
func Fit(w, h, scale float64) (f Frame, larger float64) {
	w, h = max(math.Round(w), 1), max(math.Round(h), 1)
	room := min(w/(LeastWidth*scale), h/(LeastHeight*scale), 1)
	larger = max(crisp/room, 1)
	grown := func(side, most float64) float64 { return min(math.Ceil(side*larger), max(side, most*scale)) }
	return Frame{W: grown(w, broadest), H: grown(h, tallest), Scale: scale * max(room, crisp)}, larger
}

// Frame is the window a table is fitted to.
type Frame struct {
	W, H  float64 // in device pixels
	Scale float64 // device pixels per logical pixel
	Text  float64 // how much larger texts are than usual; 0 is 1
}

// TextUnit returns how many device pixels a logical pixel is that texts are measured in.
func (f Frame) TextUnit() float64 { return f.PanelUnit() * f.Letters() }

// PanelUnit returns how many device pixels a logical pixel is that panels are measured in.
func (f Frame) PanelUnit() float64 { return f.Scale * f.Grow() }

// Letters returns how much larger texts are than usual.
func (f Frame) Letters() float64 {
	if f.Text == 0 {
		return 1
	}
	return f.Text
}

// Grow returns how much larger than the smallest window's the texts and panels are in this one: at least 1.
func (f Frame) Grow() float64 { return min(max(min(f.H/650, f.W/1040)/f.Scale, 1), 3) }
