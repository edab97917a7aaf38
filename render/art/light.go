package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// The light on the table comes from the upper left and is weaker in the corners.
const (
	lightX, lightY = 0.35, 0.25 // the brightest point, as parts of width and height
	lightReach     = 0.75       // radius, as a part of the height
	lightMore      = 0.05
	vignette       = 0.09
)

// MaxBrightness is the largest brightness of the table relative to its cloth.
const MaxBrightness = 1 + lightMore

// Lighting returns the light on a table of w×h pixels as a picture, wide pixels wide, to be stretched over it. Multiply the cloth by its values
// and by MaxBrightness.
func Lighting(w, h float64, wide int) *image.RGBA {
	high := max(int(math.Round(float64(wide)*h/w)), 2)
	img := image.NewRGBA(image.Rect(0, 0, wide, high))
	for y := range high {
		for x := range wide {
			u, v := (float64(x)+0.5)/float64(wide), (float64(y)+0.5)/float64(high)
			far := math.Hypot((u-lightX)*w, (v-lightY)*h) / (lightReach * h)
			glow := math.Max(1-far*far, 0)
			corner := math.Pow(math.Abs(2*u-1), 2.5) * math.Pow(math.Abs(2*v-1), 2.5)
			side := (math.Pow(math.Abs(2*u-1), 4) + math.Pow(math.Abs(2*v-1), 4)) / 2
			level := (1 + lightMore*glow*glow) * (1 - vignette*math.Min(0.55*side+0.45*corner, 1)) / MaxBrightness
			at := img.PixOffset(x, y)
			for c := range 3 {
				img.Pix[at+c] = uint8(math.Round(255 * level))
			}
			img.Pix[at+3] = 255
		}
	}
	return img
}

// ShadeColor returns the overlay colour for a darker area of the cloth. part is its strength, 0 to 1; a dark cloth gets a stronger one.
func (p Palette) ShadeColor(part float64) color.RGBA {
	bright := (0.3*float64(p.Cloth.R) + 0.59*float64(p.Cloth.G) + 0.11*float64(p.Cloth.B)) / 255
	return paint.ScaleOpacity(paint.Darken(p.Cloth, 0.6), math.Min(part*(0.08+0.42*(1-bright)*(1-bright)), 1))
}
