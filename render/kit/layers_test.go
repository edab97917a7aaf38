package kit

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// shown notes what is drawn on a screen.
type shown struct{ parts []image.Rectangle }

func (s *shown) DrawImage(img *ebiten.Image, _ *ebiten.DrawImageOptions) {
	s.parts = append(s.parts, img.Bounds())
}

func TestLayersAreKeptWhileFramesNeedThem(t *testing.T) {
	l, screen := &Layers{Size: image.Pt(300, 200)}, new(shown)
	part, none := image.Rect(-20, 10, 100, 60), func(*ebiten.Image) {}
	l.DrawGroup(screen, part, geom.Point{}, 0.5, func(outer *ebiten.Image) {
		l.DrawGroup(outer, part, geom.Point{}, 0.5, func(inner *ebiten.Image) {
			if inner == outer || len(l.kept) != 2 || l.kept[0] == l.kept[1] {
				t.Error("what fades within what fades is drawn on the same layer")
			}
		})
	})
	first := l.kept[0]
	l.EndFrame()
	l.DrawGroup(screen, part, geom.Point{}, 0.5, none)
	l.DrawGroup(screen, part, geom.Point{}, 0.5, none)
	l.EndFrame()
	if len(l.kept) != 1 || l.kept[0] != first {
		t.Errorf("%d layers are kept, want the one that was needed", len(l.kept))
	}
	for _, got := range screen.parts {
		if want := image.Rect(0, 10, 100, 60); got != want {
			t.Errorf("shows %v, want %v: as much as lies in the window", got, want)
		}
	}
	l.Size = image.Pt(60, 40)
	l.DrawGroup(screen, part, geom.Point{}, 0.5, none)
	if got := l.kept[0].Bounds(); got != (image.Rectangle{Max: l.Size}) {
		t.Errorf("in a window of %v there still is a layer of a larger one: %v", l.Size, got)
	}
	l.EndFrame()
	l.DrawGroup(screen, part, geom.Point{}, 0, none)
	l.DrawGroup(screen, image.Rect(500, 0, 600, 10), geom.Point{}, 1, none)
	l.EndFrame()
	if l.ByteCount() != 0 || len(screen.parts) != 4 {
		t.Errorf("%d bytes are kept after a frame in which nothing was seen; %d parts were shown", l.ByteCount(), len(screen.parts))
	}
}

func TestALayerIsNoLargerThanWhatNeedsIt(t *testing.T) {
	l, screen, none := &Layers{Size: image.Pt(3840, 2160)}, new(shown), func(*ebiten.Image) {}
	made := map[*ebiten.Image]bool{}
	for i := range 60 { // one thing moves, another stays
		for _, part := range [...]image.Rectangle{image.Rect(1000, 900+i, 1500, 1100+i), image.Rect(1600, 900, 1700, 950)} {
			l.DrawGroup(screen, part, geom.Point{}, 0.5, none)
			made[l.kept[0]] = true
		}
		l.EndFrame()
	}
	if got, most := l.ByteCount(), 4*1024*512; got > most || got == 0 {
		t.Errorf("%d bytes are kept for parts of 700×260, want at most %d", got, most)
	}
	if len(made) > 4 {
		t.Errorf("%d layers were made, want few", len(made))
	}
}
