//go:build window

package e2e

import (
	"image"
	"image/color"

	"dreist/render/geom"
)

// count returns the number of wished pixels.
func count(bounds image.Rectangle, wished func(x, y int) bool) int {
	n := 0
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			if wished(x, y) {
				n++
			}
		}
	}
	return n
}

func pixels(r geom.Rect) image.Rectangle {
	return image.Rect(int(r.X), int(r.Y), int(r.Right()+0.5), int(r.Bottom()+0.5))
}

func near(a, b color.RGBA, tolerance int) bool {
	return apart(a.R, b.R) <= tolerance && apart(a.G, b.G) <= tolerance && apart(a.B, b.B) <= tolerance
}

func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// differences returns the number of pixels that differ visibly in a part of two pictures; a nil part is all. Pictures of different sizes
// differ in all pixels.
func differences(a, b *image.RGBA, part *geom.Rect) int {
	bounds := a.Bounds()
	if b.Bounds() != bounds {
		return bounds.Dx() * bounds.Dy()
	}
	if part != nil {
		bounds = bounds.Intersect(pixels(*part))
	}
	return count(bounds, func(x, y int) bool { return !near(a.RGBAAt(x, y), b.RGBAAt(x, y), visible) })
}

// visible is the largest invisible difference of a colour channel. Differences by rounding on other processors are smaller.
const visible = 12
