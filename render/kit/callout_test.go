package kit

import (
	"testing"

	"dreist/render/art"
)

// TestTheTailOfACalloutReachesItsTip looks at the pixels on the way to the tip, on all four sides, and for one
// without a tail beside the box.
func TestTheTailOfACalloutReachesItsTip(t *testing.T) {
	const w, h, away = 120, 60, 30
	for name, tip := range map[string][2]int{"left": {-away, 30}, "right": {w + away, 30}, "up": {60, -away}, "down": {60, h + away}} {
		img := Callout{Radius: 14, TipX: tip[0], TipY: tip[1]}.Paint(PaintRequest{Theme: art.Linen, W: w, H: h})
		margin := (img.Bounds().Dx() - w) / 2
		if other := (img.Bounds().Dy() - h) / 2; other != margin {
			t.Errorf("%s: the box is not in the middle of its picture: %d, %d", name, margin, other)
		}
		x, y := (tip[0]*2+60)/3, (tip[1]*2+30)/3 // well on the way
		if a := img.RGBAAt(x+margin, y+margin).A; a < 250 {
			t.Errorf("%s: opacity %d on the way to the tip, want it filled", name, a)
		}
	}
	img := Callout{Radius: 14, TipX: 60, TipY: 30}.Paint(PaintRequest{Theme: art.Linen, W: w, H: h})
	if got, want := img.Bounds().Dx(), w+16; got != want {
		t.Errorf("without a tail the picture is %d wide, want %d", got, want)
	}
}
