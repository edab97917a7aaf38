package arttest

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"
)

// DifferingShare returns the share of pixels that differ visibly, from 0 to 1.
func DifferingShare(a, b *image.RGBA) float64 {
	size, count := a.Bounds().Size(), 0
	for y := range size.Y {
		for x := range size.X {
			p := a.RGBAAt(a.Rect.Min.X+x, a.Rect.Min.Y+y)
			q := b.RGBAAt(b.Rect.Min.X+x, b.Rect.Min.Y+y)
			far := func(v, w uint8) bool { return math.Abs(float64(v)-float64(w)) > 40 }
			if far(p.R, q.R) || far(p.G, q.G) || far(p.B, q.B) || far(p.A, q.A) {
				count++
			}
		}
	}
	return float64(count) / float64(size.X*size.Y)
}

func empty(img *image.RGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 0 {
			return false
		}
	}
	return true
}

// unmixed returns a pixel that is not premultiplied: a channel is larger than the alpha. ok is true if there is none.
func unmixed(img *image.RGBA) (x, y int, ok bool) {
	for i := 0; i < len(img.Pix); i += 4 {
		if p := img.Pix[i : i+4]; p[0] > p[3] || p[1] > p[3] || p[2] > p[3] {
			return i % img.Stride / 4, i / img.Stride, false
		}
	}
	return 0, 0, true
}

// CheckPicture fails the test if a picture is empty, not premultiplied, or not w×h pixels from (0, 0).
func CheckPicture(t *testing.T, name string, img *image.RGBA, w, h int) {
	t.Helper()
	if got := img.Bounds(); got != image.Rect(0, 0, w, h) {
		t.Errorf("%s: got %v, want %d×%d from (0, 0)", name, got, w, h)
	}
	if empty(img) {
		t.Errorf("%s: nothing is drawn", name)
	}
	if x, y, ok := unmixed(img); !ok {
		t.Errorf("%s: the pixel at %d, %d is not premultiplied", name, x, y)
	}
}

// CheckDistinct fails the test if two pictures look alike, or one fails CheckPicture.
func CheckDistinct(t *testing.T, painted []*image.RGBA, size int) {
	t.Helper()
	for i, img := range painted {
		CheckPicture(t, fmt.Sprint("picture ", i), img, size, size)
		for other, before := range painted[:i] {
			if part := DifferingShare(img, before); part < 0.03 {
				t.Errorf("pictures %d and %d differ in %.1f %% only", other, i, 100*part)
			}
		}
	}
}

// CheckCard fails the test unless the card's corners are transparent, and its middle and edges opaque.
func CheckCard(t *testing.T, name string, card *image.RGBA) {
	t.Helper()
	w, h := card.Rect.Dx(), card.Rect.Dy()
	for at, want := range map[image.Point]uint8{
		{}: 0, {X: w - 1}: 0, {Y: h - 1}: 0, {X: w - 1, Y: h - 1}: 0, {X: w / 2, Y: h / 2}: 255, {X: w / 2, Y: 1}: 255, {X: 1, Y: h / 2}: 255,
	} {
		if a := card.RGBAAt(at.X, at.Y).A; a != want {
			t.Errorf("%s: %v has opacity %d, want %d", name, at, a, want)
		}
	}
}

// CheckColors fails the test if two colours differ by less than least in a kind of colour vision, see ColorDistance, or by less than grey
// in lightness.
func CheckColors(t *testing.T, what string, colours []color.RGBA, least, grey float64) {
	t.Helper()
	for name, vision := range ColorVisions() {
		for a := range colours {
			for b := range a {
				p, q := SeenLab(colours[a], vision), SeenLab(colours[b], vision)
				if d, light := ColorDistance(p, q), math.Abs(p[0]-q[0]); d < least || name == "normal" && light < grey {
					t.Errorf("%s: %s %d and %d are %.1f apart and %.1f in grey, want at least %.0f and %.0f", name, what, a, b, d, light, least, grey)
				}
			}
		}
	}
}
