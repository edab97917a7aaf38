package kit

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// growing are pictures that grow, of several sizes.
func growing() map[string]Stretchable {
	return map[string]Stretchable{
		"box":          RoundedBox{EqualCorners: EqualCorners{Size: 9}, Radius: 7, FaceColor: WhiteTint()},
		"cast box":     RoundedBox{EqualCorners: EqualCorners{Size: 20, Reach: 12}, Radius: 7, FaceColor: WhiteTint(), EdgeColor: WhiteTint(), shadow: BoxShadow{drop: 3, blur: 6, color: WhiteTint()}},
		"ring":         FocusRing{EqualCorners: EqualCorners{Size: 9, Reach: 4}, Radius: 7, Width: 2, Gap: 2, Color: WhiteTint()},
		"bubble":       SpeechBubble{Radius: 16, TailOffset: 40},
		"bubble aside": SpeechBubble{Radius: 16, TailOffset: 18, FixedHeight: 36},
	}
}

func TestWhatGrowsIsCutWhole(t *testing.T) {
	for name, m := range growing() {
		columns, rows, _ := m.parts()
		w, h := columns[0]+columns[1]+columns[2], rows[0]+rows[1]+rows[2]
		if got := m.Paint(PaintRequest{W: 1, H: 1}).Bounds().Size(); got != image.Pt(w, h) {
			t.Errorf("%s: the picture is %v, its parts %d×%d", name, got, w, h)
		}
	}
}

func TestWhatGrowsIsPaintedOnce(t *testing.T) {
	s := NewSprites(newFonts(t))
	screen := ebiten.NewImage(200, 200)
	draw := func() {
		for _, m := range growing() {
			s.DrawStretched(screen, m, image.Rect(20, 20, 150, 90))
			s.DrawStretched(screen, m, image.Rect(20, 20, 22, 22))
		}
	}
	draw()
	once := s.ByteCount()
	draw()
	if got := s.ByteCount(); got != once || once == 0 {
		t.Errorf("%d bytes are kept, after the first time %d", got, once)
	}
	if s.Free(); s.ByteCount() != 0 {
		t.Errorf("%d bytes are kept of what is freed", s.ByteCount())
	}
}
