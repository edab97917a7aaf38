package pictures

import (
	"math"
	"testing"

	"dreist/render/kit"
)

// TestNoLetterIsCutOff checks that letters with descenders, accents or wide strokes end before the edges of their pictures.
func TestNoLetterIsCutOff(t *testing.T) {
	for _, letter := range "gjQÜÄÖß!,×W" {
		for layer := range cheerLayers {
			p := cheerLetter{letter, CheerColored, layer}.Paint(kit.PaintRequest{Letters: newStudio(t), W: 40, H: 40})
			size := p.Bounds().Size()
			for x := range size.X {
				for y := range size.Y {
					if edge := x == 0 || y == 0 || x == size.X-1 || y == size.Y-1; edge && p.RGBAAt(x, y).A > 0 {
						t.Fatalf("layer %d of %q is cut off at (%d, %d) of %v", layer, letter, x, y, size)
					}
				}
			}
		}
	}
}

// TestTheMultiplicationSignIsLowerThanACapital measures it beside letters: it is centred on them and clearly lower.
func TestTheMultiplicationSignIsLowerThanACapital(t *testing.T) {
	s := newStudio(t)
	times, wide := cheerOutlineOf(s, '×')
	low, high := times.Bounds()
	letter, _ := cheerOutlineOf(s, 'E')
	top, base := letter.Bounds()
	if part := (high.Y - low.Y) / (base.Y - top.Y); part < 0.7 || part > 0.82 {
		t.Errorf("it is %.2f as high as a capital", part)
	}
	if off := (low.Y + high.Y - top.Y - base.Y) / 2; math.Abs(off) > 0.02 {
		t.Errorf("it stands %.2f beside their middle", off)
	}
	if left, right := low.X+cheerGap, wide-high.X+cheerGap; left < 0.09 || right < 0.09 {
		t.Errorf("its neighbours come as close as %.2f and %.2f", left, right)
	}
}
