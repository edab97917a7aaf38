package art

import (
	"image"
	"math"
)

// Linen returns a square tile of cloth, size×size pixels, that continues seamlessly on all four sides. The weave is so faint that nothing on the
// table has to compete with it.
func Linen(p Theme, size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	base, depth := p.UI().Cloth, 5.0
	if p == Dark {
		depth = 3.6
	}
	threads := max(1, int(math.Round(float64(size)/3.2)))
	thickness := func(thread int, direction uint32) float64 { return noise(uint32(thread), 10+direction) - 0.5 }
	for y := range size {
		for x := range size {
			u, v := float64(x)/float64(size)*float64(threads), float64(y)/float64(size)*float64(threads)
			warp, weft := int(u), int(v)
			// Warp and weft lie on top in turn; each is lightest along its middle.
			across, tone := u-float64(warp), thickness(warp, 0)
			if (warp+weft)%2 == 0 {
				across, tone = v-float64(weft), thickness(weft, 1)
			}
			light := depth * (0.55*math.Sin(across*math.Pi) - 0.35 + 0.9*tone + 0.35*(noise(uint32(warp*threads+weft), 12)-0.5))
			at := img.PixOffset(x, y)
			for channel, v := range [3]uint8{base.R, base.G, base.B} {
				img.Pix[at+channel] = uint8(math.Max(0, math.Min(255, math.Round(float64(v)+light))))
			}
			img.Pix[at+3] = 255
		}
	}
	return img
}
