package art

import (
	"image"
	"math"
)

// Cloth returns a square tile of the table's cloth, size×size pixels, that continues seamlessly on all four sides.
// What it is made of shows so faintly that nothing on the table has to compete with it.
func Cloth(p Theme, size int) *image.RGBA {
	made := weave
	switch p {
	case Meadow:
		made = felt
	case Slate:
		made = twill
	}
	depth := 5.0
	if p.Dark() {
		depth = 3.6
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	base, light := p.UI().Cloth, made(size)
	for y := range size {
		for x := range size {
			at := img.PixOffset(x, y)
			for channel, v := range [3]uint8{base.R, base.G, base.B} {
				img.Pix[at+channel] = uint8(math.Max(0, math.Min(255, math.Round(float64(v)+depth*light(x, y)))))
			}
			img.Pix[at+3] = 255
		}
	}
	return img
}

// weave is how light plain cloth is: threads lie across each other in turn.
func weave(size int) func(x, y int) float64 {
	return threads(size, 1, func(warp, weft int) bool { return (warp+weft)%2 == 0 })
}

// twill is how light cloth is in which every thread passes over two others, each a thread further on than the one
// before.
func twill(size int) func(x, y int) float64 {
	return threads(size, 4, func(warp, weft int) bool { return (warp+weft)%4 < 2 })
}

// threads is how light cloth is of some multiple of threads, of which the weft lies on top in some places.
func threads(size, multiple int, above func(warp, weft int) bool) func(x, y int) float64 {
	count := max(1, int(math.Round(float64(size)/3.2/float64(multiple)))) * multiple
	thickness := func(thread int, direction uint32) float64 { return noise(uint32(thread), 10+direction) - 0.5 }
	return func(x, y int) float64 {
		u, v := float64(x)/float64(size)*float64(count), float64(y)/float64(size)*float64(count)
		warp, weft := int(u), int(v)
		// Each is lightest along its middle.
		across, tone := u-float64(warp), thickness(warp, 0)
		if above(warp, weft) {
			across, tone = v-float64(weft), thickness(weft, 1)
		}
		return 0.55*math.Sin(across*math.Pi) - 0.35 + 0.9*tone + 0.35*(noise(uint32(warp*count+weft), 12)-0.5)
	}
}

// felt is how light felt is: short fibres lie in all directions, closer together here and there.
func felt(size int) func(x, y int) float64 {
	coarse, fine := mottled(size, 11, 13), mottled(size, 2.3, 14)
	return func(x, y int) float64 { return 0.75*coarse(x, y) + 0.9*fine(x, y) }
}

// mottled varies smoothly between -0.5 and 0.5 over about so many pixels.
func mottled(size int, step float64, kind uint32) func(x, y int) float64 {
	count := max(1, int(math.Round(float64(size)/step)))
	at := func(i, j int) float64 { return noise(uint32(i%count*count+j%count), kind) - 0.5 }
	return func(x, y int) float64 {
		u, v := float64(x)/float64(size)*float64(count), float64(y)/float64(size)*float64(count)
		i, j := int(u), int(v)
		s, t := u-float64(i), v-float64(j)
		above := at(i, j)*(1-s) + at(i+1, j)*s
		below := at(i, j+1)*(1-s) + at(i+1, j+1)*s
		return above*(1-t) + below*t
	}
}
