package kit

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/render/geom"
)

// counter counts what is drawn on it.
type counter int

func (c *counter) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { *c++ }

func TestWhatHasNoPlaceIsNotDrawn(t *testing.T) {
	fonts := need.Value(NewFonts())(t)
	nan, endless := math.NaN(), math.Inf(1)
	for _, r := range []geom.Rect{{X: nan, W: 9, H: 9}, {Y: endless, W: 9, H: 9}, {W: nan, H: 9}, {W: 9, H: endless}, {W: -14, H: -14}, {W: 9, H: -1}} {
		c, seen := NewCanvas(fonts, new(Layers)), new(counter)
		c.SetScreen(seen)
		c.DrawPicture(StoneLedge, r, 1)
		if *seen != 0 || c.SkippedCount() != 1 {
			t.Errorf("in %v %d pictures are drawn and %d lost", r, *seen, c.SkippedCount())
		}
	}
	c, seen := NewCanvas(fonts, new(Layers)), new(counter)
	c.SetScreen(seen)
	c.DrawImageAt(NewImage(3, 3), nan, 0, 1)
	c.FillRect(geom.Rect{X: 4, Y: nan, W: 1, H: 1}, WhiteTint(), 1)
	c.DrawPicture(StoneLedge, geom.Rect{}, 1) // on its way to a size
	if *seen != 1 || c.SkippedCount() != 2 {
		t.Errorf("%d pictures are drawn and %d lost, want 1 and 2", *seen, c.SkippedCount())
	}
}
