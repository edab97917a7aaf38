package paint

import (
	"image/color"
	"math"
)

// FillBlurred fills a path with a colour and blurs its edge by about a radius, in units of this canvas, to both sides. In SVG it draws nothing.
func (c Canvas) FillBlurred(p *Path, radius float64, colour color.Color) {
	if c.sheet.drawing != nil {
		return
	}
	pixels := radius * c.Unit()
	box := c.box(p, pixels+2)
	if box.Empty() {
		return
	}
	mask := c.cover(p, box)
	// Three box blurs approximate a Gaussian blur; the reach of each is a third of the radius.
	w, h := box.Dx(), box.Dy()
	line := make([]uint8, max(w, h))
	for _, reach := range boxes(pixels) {
		for y := range h {
			average(mask.Pix[y*mask.Stride:], 1, line[:w], reach)
		}
		for x := range w {
			average(mask.Pix[x:], mask.Stride, line[:h], reach)
		}
	}
	c.compose(mask, Solid(colour))
}

// boxes splits a blur radius into three whole reaches with this sum.
func boxes(radius float64) [3]int {
	whole := int(math.Round(radius))
	return [3]int{whole / 3, (whole + 1) / 3, (whole + 2) / 3}
}

// average replaces values that are step apart by the mean of each and its neighbours within reach; beyond the ends there are zeros. The
// number of values is the length of the scratch line.
func average(pix []uint8, step int, line []uint8, reach int) {
	for i := range line {
		line[i] = pix[i*step]
	}
	sum, count := 0, 2*reach+1
	for i := range min(reach, len(line)) {
		sum += int(line[i])
	}
	for i := range line {
		if in := i + reach; in < len(line) {
			sum += int(line[in])
		}
		pix[i*step] = uint8((sum + count/2) / count)
		if out := i - reach; out >= 0 {
			sum -= int(line[out])
		}
	}
}
