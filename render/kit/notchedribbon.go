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
	EdgeColor color.RGBA
}

func (n NotchedRibbon) parts() (columns, rows [3]int, reach int) {
	return [3]int{n.Height, 1, n.Height}, [3]int{n.Height, 0, 0}, 0
}

// Paint draws the ribbon in its smallest width.
func (n NotchedRibbon) Paint(PaintRequest) *image.RGBA {
	wide, high := float64(2*n.Height+1), float64(n.Height)
	page := paint.NewCanvas(2*n.Height+1, n.Height)
	in, notch := n.EdgeWidth/2, high*0.38
	band := paint.StartPath(in, in).Line(wide-in, in).Line(wide-in-notch, high/2).Line(wide-in, high-in).Line(in, high-in).Line(in+notch, high/2).Close()
	page.FillAndStroke(band, paint.Solid(n.Color), n.EdgeWidth, paint.Solid(n.EdgeColor))
	return page.Image()
}
