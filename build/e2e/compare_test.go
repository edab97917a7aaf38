//go:build window

package e2e

import (
	"image"
	"image/color"

	"dreist/render/geom"
)

// countColour returns how many pixels of a part of a picture have nearly a colour, as the letters of a text do.
func countColour(img *image.RGBA, want color.RGBA, part geom.Rect) int {
	return count(pixels(part).Intersect(img.Bounds()), func(x, y int) bool { return near(img.RGBAAt(x, y), want, 6) })
}

// count returns how many pixels are as wished.
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

// differences returns how many pixels of a part of two pictures differ visibly; a nil part means all of them.
// Pictures of different sizes differ everywhere.
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

// visible is the difference of one of a pixel's colours beyond which an eye might see it. Processors that round
// another way stay below it.
const visible = 12
