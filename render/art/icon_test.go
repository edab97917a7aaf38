package art

import (
	"image"
	"testing"

	"dreist/render/art/arttest"
)

func TestIconsDiffer(t *testing.T) {
	for _, size := range []int{16, 24} {
		for a := range IconName(IconCount) {
			for b := range a {
				if share := arttest.DifferingShare(Icon(a, size, InkColor()), Icon(b, size, InkColor())); share < 0.05 {
					t.Errorf("at %d, icons %d and %d differ in %.1f %%, want at least 5 %%", size, a, b, 100*share)
				}
			}
		}
	}
}

func TestIconsKeepClearOfTheirEdge(t *testing.T) {
	for _, size := range []int{16, 24, 48} {
		for i := range IconName(IconCount) {
			img := Icon(i, size, InkColor())
			for n := range size {
				for _, at := range [4]image.Point{{n, 0}, {n, size - 1}, {0, n}, {size - 1, n}} {
					if a := img.RGBAAt(at.X, at.Y).A; a > 60 {
						t.Errorf("icon %d at %d: opacity %d on its edge at %v, want it to keep clear", i, size, a, at)
					}
				}
			}
		}
	}
}

func TestSmallIconsAreCrisp(t *testing.T) {
	// A line between pixels is grey; every icon must have fully opaque pixels.
	for i := range IconName(IconCount) {
		img, full := Icon(i, 16, InkColor()), 0
		for n := 3; n < len(img.Pix); n += 4 {
			if img.Pix[n] > 225 {
				full++
			}
		}
		if full < 8 {
			t.Errorf("icon %d at 16 has %d pixels of full ink, want at least 8", i, full)
		}
	}
}

func TestWhatLeadsBackMirrorsWhatLeadsOn(t *testing.T) {
	for back, on := range map[IconName]IconName{FirstIcon: LastIcon, PreviousIcon: NextIcon} {
		a, b := Icon(back, 24, InkColor()), Icon(on, 24, InkColor())
		for y := range 24 {
			for x := range 24 {
				p, q := int(a.RGBAAt(x, y).A), int(b.RGBAAt(23-x, y).A)
				if p-q > 6 || q-p > 6 {
					t.Fatalf("icon %d at (%d, %d) has opacity %d, icon %d opposite has %d", back, x, y, p, on, q)
				}
			}
		}
	}
}
