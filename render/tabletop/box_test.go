package tabletop

import (
	"dreist/render/geom"
	"testing"
)

// TestABoxSharesItsRoom holds that parts with a height keep it, that the others share what is left, and that buttons stand abreast.
func TestABoxSharesItsRoom(t *testing.T) {
	var b Box
	b.reset(geom.Rect{X: 100, Y: 50, W: 220, H: 800}, 2)
	b.Padding = 10
	b.AddPart(Part{Height: 20})
	b.AddPart(Part{Share: 0.25})
	b.AddPart(Part{Gap: 4})
	b.AddRow(Button{ID: 1}, Button{ID: 2, Width: 2})
	b.arrange()
	const left = 800 - 2*2*10 - 2*(20+4) - 2*(6+36)
	y := 50.0 + 2*10
	for i, want := range []struct{ gap, high float64 }{{0, 40}, {0, left * 0.25}, {8, left * 0.75}, {12, 72}} {
		y += want.gap
		if at := (geom.Rect{X: 120, Y: y, W: 180, H: want.high}); b.Parts[i].Rect != at {
			t.Errorf("part %d lies at %v, want %v", i, b.Parts[i].Rect, at)
		}
		y += want.high
	}
	one, two := b.Buttons[0].Rect, b.Buttons[1].Rect
	if one.X != 120 || two.X != one.Right()+2*buttonGap || two.Right() != 300 || two.W != 2*one.W {
		t.Errorf("the buttons stand at %v and %v", one, two)
	}
}
