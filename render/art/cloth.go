package art

import (
	"image"
	"image/color"
	"math"
)

// ClothTile returns a tile of the table cloth, size×size pixels, that repeats seamlessly. Its texture is faint, so that it does not compete
// with the cards.
func ClothTile(p Theme, size int) *image.RGBA { return ClothTileIn(p.Palette().Cloth, p, size) }

// ClothTileIn returns a tile of the cloth in another colour.
func ClothTileIn(base color.RGBA, p Theme, size int) *image.RGBA {
	made := weave
	switch p {
	case Meadow:
		made = felt
	case Slate:
		made = twill
	}
	depth := 5.0
	if p.IsDark() {
		depth = 3.6
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	light := made(size)
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

// weave returns the brightness of plain cloth: warp and weft alternate.
func weave(size int) func(x, y int) float64 {
	return threads(size, 1, func(warp, weft int) bool { return (warp+weft)%2 == 0 })
}

// twill returns the brightness of twill: every thread passes over two others, one thread further than its neighbour.
func twill(size int) func(x, y int) float64 {
	return threads(size, 4, func(warp, weft int) bool { return (warp+weft)%4 < 2 })
}

// threads returns the brightness of cloth; above reports whether the weft is on top. The number of threads is a multiple of multiple.
func threads(size, multiple int, above func(warp, weft int) bool) func(x, y int) float64 {
	count := max(1, int(math.Round(float64(size)/3.2/float64(multiple)))) * multiple
	thickness := func(thread int, direction uint32) float64 { return noise(uint32(thread), 10+direction) - 0.5 }
	return func(x, y int) float64 {
		u, v := float64(x)/float64(size)*float64(count), float64(y)/float64(size)*float64(count)
		warp, weft := int(u), int(v)
		// Threads are brightest along the middle.
		across, tone := u-float64(warp), thickness(warp, 0)
		if above(warp, weft) {
			across, tone = v-float64(weft), thickness(weft, 1)
		}
		return 0.55*math.Sin(across*math.Pi) - 0.35 + 0.9*tone + 0.35*(noise(uint32(warp*count+weft), 12)-0.5)
	}
}

// felt returns the brightness of felt: short fibres in all directions, with denser spots.
func felt(size int) func(x, y int) float64 {
	coarse, fine := mottled(size, 11, 13), mottled(size, 2.3, 14)
	return func(x, y int) float64 { return 0.75*coarse(x, y) + 0.9*fine(x, y) }
}

// mottled varies smoothly between -0.5 and 0.5 at a scale of step pixels.
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
