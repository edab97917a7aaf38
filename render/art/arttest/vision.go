package arttest

import (
	"image/color"
	"math"
)

// ColorVisions returns the kinds of colour vision, each as a matrix on linear RGB, after Machado, Oliveira and Fernandes (2009) for full dichromacy.
func ColorVisions() map[string][3][3]float64 {
	return map[string][3][3]float64{
		"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
}

// SeenLab returns a colour in CIE L*a*b* as it looks with a kind of colour vision, given by its matrix.
func SeenLab(c color.RGBA, matrix [3][3]float64) [3]float64 {
	in := LinearRGB(c)
	var out [3]float64
	for i, row := range matrix {
		v := row[0]*in[0] + row[1]*in[1] + row[2]*in[2]
		out[i] = math.Max(0, math.Min(1, v))
	}
	return LinearToLab(out)
}

// LinearRGB returns the linear red, green and blue of an sRGB colour, from 0 to 1.
func LinearRGB(c color.RGBA) [3]float64 {
	var out [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		f := float64(v) / 255
		if f <= 0.04045 {
			out[i] = f / 12.92
		} else {
			out[i] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return out
}

func luminance(c color.RGBA) float64 {
	v := LinearRGB(c)
	return 0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2]
}

// ContrastRatio returns the contrast ratio of two colours as WCAG defines it, from 1 to 21.
func ContrastRatio(a, b color.RGBA) float64 {
	low, high := luminance(a), luminance(b)
	if low > high {
		low, high = high, low
	}
	return (high + 0.05) / (low + 0.05)
}

// LinearToLab converts linear RGB to CIE L*a*b*.
func LinearToLab(v [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*v[0] + 0.3575761*v[1] + 0.1804375*v[2]) / 0.95047)
	y := f(0.2126729*v[0] + 0.7151522*v[1] + 0.0721750*v[2])
	z := f((0.0193339*v[0] + 0.1191920*v[1] + 0.9503041*v[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// ColorDistance returns the difference of two colours in CIE L*a*b* (CIE76).
func ColorDistance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}
