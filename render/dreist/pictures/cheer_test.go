package pictures

import (
	"testing"

	"dreist/game/dreist"
	"dreist/render/kit"
)

// TestNoLetterIsCutOff looks at the edges of pictures of letters that hang low, stand high or reach far: with their rims they end before.
func TestNoLetterIsCutOff(t *testing.T) {
	for _, letter := range "gjQÜÄÖß!,×W" {
		for layer := range cheerLayers {
			p := cheerLetter{letter, dreist.Red, layer}.Paint(kit.Order{Studio: newStudio(t), W: 40, H: 40})
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
