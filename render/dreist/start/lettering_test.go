package start

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
)

// TestTheLayersOfTheTitleMakeTheTitle lays them one over the other, as where something in it moves.
func TestTheLayersOfTheTitleMakeTheTitle(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{240, 313, 640} {
		whole, layers := Title{}.Paint(kit.PaintRequest{Letters: s, W: w}), image.NewRGBA(image.Rect(0, 0, w, titleHeight(w)))
		lay := func(p layer) {
			layer, box := p.Paint(kit.PaintRequest{Letters: s, W: w}), p.box(w)
			if layer.Bounds().Size() != box.Size() {
				t.Fatalf("layer %d at %d is %v large, its box %v", p, w, layer.Bounds().Size(), box)
			}
			draw.Draw(layers, box, layer, image.Point{}, draw.Over)
		}
		for i := range layer(letterCount) {
			lay(calmLayer + i)
			lay(cardLayer + i)
		}
		lay(tailLayer)
		lay(cardLayer + letterCount)
		lay(calmLayer + letterCount)
		for i, want := range whole.Pix {
			if got := layers.Pix[i]; int(got)-int(want) > 4 || int(want)-int(got) > 4 {
				t.Fatalf("at %d, the layers are %v at %v, the title %v", w, layers.RGBAAt(i/4%w, i/4/w), image.Pt(i/4%w, i/4/w),
					whole.RGBAAt(i/4%w, i/4/w))
			}
		}
	}
}

func newStudio(t testing.TB) *art.LetterPainter {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return art.NewLetterPainter(display)
}

func TestTheTitleHasTheSizeAskedFor(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{46, 77, 147} {
		arttest.CheckPicture(t, fmt.Sprint("title at ", w), Title{}.Paint(kit.PaintRequest{Letters: s, W: w}), w, titleHeight(w))
	}
	for w := range 12 { // without harm
		if got := (Title{}).Paint(kit.PaintRequest{Letters: s, W: w}).Bounds().Dx(); got != max(w, 1) {
			t.Errorf("a title %d wide came out %d wide", w, got)
		}
	}
}
