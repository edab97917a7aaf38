package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Tag is a ribbon notched at both ends, for a short note. It stretches in width.
type Tag struct {
	High  int     // height in device pixels
	Line  float64 // thickness of the edge in device pixels
	Color color.RGBA
	Edge  color.RGBA
}

func (t Tag) parts() (columns, rows [3]int, reach int) {
	return [3]int{t.High, 1, t.High}, [3]int{t.High, 0, 0}, 0
}

// Paint draws the ribbon in its smallest width.
func (t Tag) Paint(Order) *image.RGBA {
	wide, high := float64(2*t.High+1), float64(t.High)
	page := paint.New(2*t.High+1, t.High)
	in, notch := t.Line/2, high*0.38
	band := paint.Start(in, in).Line(wide-in, in).Line(wide-in-notch, high/2).Line(wide-in, high-in).Line(in, high-in).Line(in+notch, high/2).Close()
	page.Piece(band, paint.Solid(t.Color), t.Line, paint.Solid(t.Edge))
	return page.Image()
}
