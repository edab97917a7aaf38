package pictures

import (
	"image"
	"testing"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
)

func TestVerdictsShowOnEveryFaceAndHideNone(t *testing.T) {
	s := newStudio(t)
	for _, w := range widths() {
		for name, img := range map[string]*image.RGBA{"cross": art.Cross(w), "tick": art.CheckMark(w)} {
			for k := range dreist.Kind(dreist.KindCount) {
				if share := arttest.DifferingShare(over(FaceImage(s, k, w, false), img), FaceImage(s, k, w, false)); share < 0.06 || share > 0.4 {
					t.Errorf("%s at %d changes %.1f %% of %v, want between 6 %% and 40 %%", name, w, 100*share, k)
				}
			}
		}
	}
}

func over(below, above *image.RGBA) *image.RGBA {
	out := image.NewRGBA(below.Rect)
	for i := range out.Pix {
		out.Pix[i] = above.Pix[i] + uint8(int(below.Pix[i])*(255-int(above.Pix[i|3]))/255)
	}
	return out
}
