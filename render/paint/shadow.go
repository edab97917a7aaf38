package paint

import (
	"image"
	"image/color"
	"math"
)

// Soft fills the path with a colour whose edge is blurred over about the given radius, in units of this canvas, to both sides.
func (c Canvas) Soft(p *Path, radius float64, colour color.Color) {
	pixels := radius * c.Unit()
	box := c.box(p, pixels+2)
	if box.Empty() {
		return
	}
	mask := c.cover(p, box)
	// Three box blurs come close to a bell curve; each reaches a third of the radius.
	for _, reach := range boxes(pixels) {
		blurRows(mask, reach)
		blurColumns(mask, reach)
	}
	c.compose(mask, Solid(colour))
}

// boxes splits a blur radius into three whole reaches that add up to it.
func boxes(radius float64) [3]int {
	whole := int(math.Round(radius))
	return [3]int{whole / 3, (whole + 1) / 3, (whole + 2) / 3}
}

func blurRows(mask *image.Alpha, reach int) {
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	line := make([]uint8, w)
	for y := range h {
		row := mask.Pix[y*mask.Stride:][:w]
		copy(line, row)
		average(line, reach, func(i int, v uint8) { row[i] = v })
	}
}

func blurColumns(mask *image.Alpha, reach int) {
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	line := make([]uint8, h)
	for x := range w {
		for y := range h {
			line[y] = mask.Pix[y*mask.Stride+x]
		}
		average(line, reach, func(i int, v uint8) { mask.Pix[i*mask.Stride+x] = v })
	}
}

// average replaces every value by the mean of itself and its neighbours within reach; beyond the ends lies nothing.
func average(line []uint8, reach int, set func(i int, v uint8)) {
	if reach == 0 {
		return
	}
	sum, count := 0, 2*reach+1
	for i := 0; i < reach && i < len(line); i++ {
		sum += int(line[i])
	}
	for i := range line {
		if in := i + reach; in < len(line) {
			sum += int(line[in])
		}
		set(i, uint8((sum+count/2)/count))
		if out := i - reach; out >= 0 {
			sum -= int(line[out])
		}
	}
}
