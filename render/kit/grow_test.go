package kit

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// growing are pictures that grow, of several sizes.
func growing() map[string]Growing {
	return map[string]Growing{
		"box":          Box{Corner: Corner{Size: 9}, Radius: 7, Face: White()},
		"cast box":     Box{Corner: Corner{Size: 20, Reach: 12}, Radius: 7, Face: White(), Edge: White(), Cast: Cast{Drop: 3, Blur: 6, Color: White()}},
		"ring":         Ring{Corner: Corner{Size: 9, Reach: 4}, Radius: 7, Width: 2, Gap: 2, Color: White()},
		"bubble":       Bubble{Round: 16, Tail: 40},
		"bubble aside": Bubble{Round: 16, Tail: 18, High: 36},
		"even bar":     Bar{Thick: 10, Color: White()},
		"odd bar":      Bar{Thick: 9, Color: White()},
		"upright bar":  Bar{Thick: 8, Upright: true, Color: White()},
	}
}

func TestWhatGrowsIsCutWhole(t *testing.T) {
	for name, m := range growing() {
		columns, rows, _ := m.parts()
		w, h := columns[0]+columns[1]+columns[2], rows[0]+rows[1]+rows[2]
		if got := m.Paint(Order{W: 1, H: 1}).Bounds().Size(); got != image.Pt(w, h) {
			t.Errorf("%s: the picture is %v, its parts %d×%d", name, got, w, h)
		}
	}
}

func TestWhatGrowsIsPaintedOnce(t *testing.T) {
	s := NewSprites(newFonts(t))
	screen := ebiten.NewImage(200, 200)
	draw := func() {
		for _, m := range growing() {
			s.Grow(screen, m, image.Rect(20, 20, 150, 90))
			s.Grow(screen, m, image.Rect(20, 20, 22, 22))
		}
	}
	draw()
	once := s.Bytes()
	draw()
	if got := s.Bytes(); got != once || once == 0 {
		t.Errorf("%d bytes are kept, after the first time %d", got, once)
	}
	if s.Free(); s.Bytes() != 0 {
		t.Errorf("%d bytes are kept of what is freed", s.Bytes())
	}
}
