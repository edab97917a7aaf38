package pictures

import (
	"image"
	"image/draw"
	"testing"

	"dreist/render/kit"
)

// TestTheLayersOfTheTitleMakeTheTitle lays them one over the other, as where something in it moves.
func TestTheLayersOfTheTitleMakeTheTitle(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{240, 313, 640} {
		whole, layers := Logo(s, w), image.NewRGBA(image.Rect(0, 0, w, LogoHeight(w)))
		lay := func(p LogoPart) {
			layer, box := p.Paint(kit.Order{Studio: s, W: w}), p.Box(w)
			if layer.Bounds().Size() != box.Size() {
				t.Fatalf("layer %d at %d is %v large, its box %v", p, w, layer.Bounds().Size(), box)
			}
			draw.Draw(layers, box, layer, image.Point{}, draw.Over)
		}
		for i := range LogoPart(Letters) {
			lay(Calm + i)
			lay(Card + i)
		}
		lay(Tail)
		lay(Card + Letters)
		lay(Calm + Letters)
		for i, want := range whole.Pix {
			if got := layers.Pix[i]; int(got)-int(want) > 4 || int(want)-int(got) > 4 {
				t.Fatalf("at %d, the layers are %v at %v, the title %v", w, layers.RGBAAt(i/4%w, i/4/w), image.Pt(i/4%w, i/4/w), whole.RGBAAt(i/4%w, i/4/w))
			}
		}
	}
}
