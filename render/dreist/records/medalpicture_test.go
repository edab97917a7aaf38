package records

import (
	"image"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
)

// painted paints all medals at a size, each as it waits and as it was earned.
func painted(t *testing.T, size int) (waiting, earned []*image.RGBA) {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	o := kit.PaintRequest{Letters: art.NewLetterPainter(display), W: size}
	for _, m := range match.Medals() {
		waiting, earned = append(waiting, MedalPicture(m, false).Paint(o)), append(earned, MedalPicture(m, true).Paint(o))
	}
	return waiting, earned
}

func TestMedalsFillTheSizeAskedForAndAreNotCut(t *testing.T) {
	for _, size := range []int{40, 72, 160} {
		_, earned := painted(t, size)
		for m, img := range earned {
			arttest.CheckPicture(t, match.Medals()[m].Name, img, size, size)
			for i := range size {
				for _, at := range [4]image.Point{{i, 0}, {i, size - 1}, {0, i}, {size - 1, i}} {
					if a := img.RGBAAt(at.X, at.Y).A; size > 100 && a > 140 {
						t.Fatalf("%s: opacity %d on the edge at %v", match.Medals()[m].Name, a, at)
					}
				}
			}
		}
	}
}

// TestMedalsDiffer compares each with all others, and with itself while it waits, which has no colour.
func TestMedalsDiffer(t *testing.T) {
	waiting, earned := painted(t, 72)
	for m, medal := range match.Medals() {
		for other := range m {
			if part := arttest.DifferingShare(earned[m], earned[other]); part < 0.01 {
				t.Errorf("%s and %s differ in %.1f %% only", medal.Name, match.Medals()[other].Name, 100*part)
			}
		}
		if part := arttest.DifferingShare(earned[m], waiting[m]); part < 0.2 {
			t.Errorf("%s differs by %.1f %% from itself while it waits", medal.Name, 100*part)
		}
		for i := 0; i < len(waiting[m].Pix); i += 4 {
			if p := waiting[m].Pix[i : i+4]; p[0] != p[1] || p[1] != p[2] || p[0] > p[3] {
				t.Fatalf("%s waits in a colour: %v", medal.Name, p)
			}
			if waiting[m].Pix[i+3] != earned[m].Pix[i+3] {
				t.Fatalf("%s has another outline while it waits", medal.Name)
			}
		}
	}
}
