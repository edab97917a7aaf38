package effects

import (
	"image"
	"image/color"
	"math"

	"dreist/render/kit"
)

// beam is a cone of soft white light, to be tinted, that widens and fades upwards.
type beam struct{}

// Nature returns the zero Nature: the light looks the same on every table.
func (beam) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the light.
func (beam) Paint(o kit.Order) *image.RGBA {
	const strength = 0.5
	picture := image.NewRGBA(image.Rect(0, 0, o.W, o.W))
	for y := range o.W {
		up := 1 - (float64(y)+0.5)/float64(o.W)
		half := 0.13 + 0.27*up
		for x := range o.W {
			out := math.Abs((float64(x)+0.5)/float64(o.W)-0.5) / half
			soft := min(max((1.25-out)/0.6, 0), 1)
			a := uint8(255*strength*soft*soft*(3-2*soft)*math.Pow(1-up, 0.8) + 0.5)
			picture.SetRGBA(x, y, color.RGBA{a, a, a, a})
		}
	}
	return picture
}
