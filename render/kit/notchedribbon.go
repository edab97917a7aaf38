package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// NotchedRibbon is a ribbon notched at both ends, for a short note. It stretches in width.
type NotchedRibbon struct {
	Height    int     // height in device pixels
	EdgeWidth float64 // thickness of the edge in device pixels
	Color     color.RGBA
	Edge      color.RGBA
}

func (t NotchedRibbon) parts() (columns, rows [3]int, reach int) {
	return [3]int{t.Height, 1, t.Height}, [3]int{t.Height, 0, 0}, 0
}

// Paint draws the ribbon in its smallest width.
func (t NotchedRibbon) Paint(PaintRequest) *image.RGBA {
	wide, high := float64(2*t.Height+1), float64(t.Height)
	page := paint.NewCanvas(2*t.Height+1, t.Height)
	in, notch := t.EdgeWidth/2, high*0.38
	band := paint.StartPath(in, in).Line(wide-in, in).Line(wide-in-notch, high/2).Line(wide-in, high-in).Line(in, high-in).Line(in+notch, high/2).Close()
	page.FillAndStroke(band, paint.Solid(t.Color), t.EdgeWidth, paint.Solid(t.Edge))
	return page.Image()
}
