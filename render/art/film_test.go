package art

import (
	"fmt"
	"math"
	"testing"

	"dreist/render/art/arttest"
)

func TestFilmIsClearlyThereAndStaysQuiet(t *testing.T) {
	for _, theme := range Themes() {
		for _, size := range [3][2]int{{14, 600}, {22, 1000}, {44, 2160}} {
			w, h := size[0], size[1]
			name := fmt.Sprintf("film of theme %d, %d×%d", theme, w, h)
			img := FilmStrip(theme, w, h)
			arttest.CheckPicture(t, name, img, w, h)
			holes, clear := 0, false
			for y := range h {
				a := img.RGBAAt(w/2, y).A
				if a > 150 {
					t.Fatalf("%s: opacity %d at row %d, want the cloth to show through", name, a, y)
				}
				if now := a == 0; now != clear {
					if clear = now; now {
						holes++
					}
				}
			}
			if want := int(math.Round(float64(h) / (float64(w) * 1.25))); holes != want {
				t.Errorf("%s: got %d holes, want %d", name, holes, want)
			}
			if top, bottom := img.RGBAAt(w/2, 0).A, img.RGBAAt(w/2, h-1).A; top == 0 || top != bottom {
				t.Errorf("%s: opacity %d at the top and %d at the bottom, want film at both ends", name, top, bottom)
			}
			if band, line := img.RGBAAt(1, h/2).A, img.RGBAAt(w-1, h/2).A; line <= band {
				t.Errorf("%s: the edge towards the table has opacity %d, the band %d, want a line that stands out", name, line, band)
			}
		}
	}
}

func TestSashCarriesLetters(t *testing.T) {
	for _, size := range [][2]int{{120, 20}, {200, 26}, {320, 44}} {
		w, h := size[0], size[1]
		img := PracticeRibbon(w, h)
		arttest.CheckPicture(t, "sash", img, w, h)
		// All places that letters may take.
		for x := int(float64(h)*(PracticeRibbonNotch+0.2)) + 1; x < w; x++ {
			for y := h / 5; y <= h-h/5; y++ {
				p := img.RGBAAt(x, y)
				if p.A != 255 {
					t.Fatalf("sash %dx%d: opacity %d at (%d, %d), where letters may stand", w, h, p.A, x, y)
				}
				if got := arttest.ContrastRatio(PracticeRibbonTextColor(), p); got < 4.5 {
					t.Fatalf("sash %dx%d: contrast %.2f at (%d, %d), want at least 4.5", w, h, got, x, y)
				}
			}
		}
		if a := img.RGBAAt(1, h/2).A; a != 0 {
			t.Errorf("sash %dx%d: opacity %d in its notch, want 0", w, h, a)
		}
	}
}
