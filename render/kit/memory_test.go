package kit

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
)

// nowhere is a screen that nobody sees.
type nowhere struct{}

func (nowhere) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) {}

func newCanvas(t *testing.T) *Canvas { return NewCanvas(newFonts(t), new(Layers)) }

// TestWhatIsKeptStaysSmall draws frames of many sizes on both tables with texts that are never the same, and adds up
// what is kept.
func TestWhatIsKeptStaysSmall(t *testing.T) {
	c := newCanvas(t)
	largest := 0
	for i := range 30 {
		w, h := 960+float64(i*60), 600+float64(i*30)
		c.Sprites.SetTheme(art.Theme(i / 8 % 2))
		for range keepFrames {
			c.SetScreen(nowhere{})
			c.Labels.EndFrame()
			c.DrawCloth(w, h)
			c.DrawPicture(StoneLedge, geom.Rect{W: w * 0.6, H: h * 0.1}, 1)
			c.DrawPicture(BoxPlate, geom.Rect{W: w * 0.4, H: h * 0.5}, 1)
			c.DrawPicture(NotePlate, geom.Rect{W: w * 0.2, H: h * 0.6}, 1)
			c.DrawPicture(PracticePlate, geom.Rect{W: w * 0.2, H: h * 0.05}, 1)
			for _, m := range []Motif{CardShadow, CardGlow, CardSlot, DoubleCardOutline, CheckMark, Cross, BaseStone(3), WhiteIcon(art.StarIcon), Icon(art.MenuIcon)} {
				c.DrawPicture(m, geom.Rect{W: w * 0.07, H: w * 0.1}, 1)
			}
			for n := range 12 {
				s := fmt.Sprintf("%d %s", i, strings.Repeat(fmt.Sprintf("Zeile %d ", n), 40))
				c.DrawText(s, TextStyle{assets.TextFont, 15, WhiteTint()}, geom.Rect{W: w * 0.3, H: h}, Left, 1)
			}
			c.Sprites.PaintQueued()
		}
		largest = max(largest, kept(c)+groundBytes(c))
	}
	const most = keepSprites + keepLabels + 36<<20 + 4*4096*2048 // what the last frames showed, and the ground
	if largest > most {
		t.Errorf("%d MB are kept, want at most %d", largest>>20, most>>20)
	}
	if got := kept(c); got != c.Sprites.ByteCount()+c.Labels.bytes {
		t.Errorf("%d bytes are kept and %d counted", got, c.Sprites.ByteCount()+c.Labels.bytes)
	}
	if largest < keepSprites {
		t.Errorf("only %d MB were ever kept: the test fills nothing", largest>>20)
	}
}

func groundBytes(c *Canvas) (sum int) {
	for _, p := range c.lit.pieces {
		sum += ByteCount(p)
	}
	return sum
}

// kept adds up what is kept, picture by picture.
func kept(c *Canvas) int {
	sum := 0
	for _, sprites := range c.Sprites.kept {
		for _, k := range sprites {
			sum += ByteCount(k.image)
		}
	}
	for key, k := range c.Labels.kept {
		sum += ByteCount(k.Image) + len(key.text)
	}
	return sum
}

// TestOfALargeWindowNothingIsKeptInASmallOne draws frames of a large window and then of a small one, for as long as a
// window is drawn that was resized.
func TestOfALargeWindowNothingIsKeptInASmallOne(t *testing.T) {
	c := newCanvas(t)
	frames := func(w, h float64, n int) int {
		for range n {
			c.SetScreen(nowhere{})
			c.Labels.EndFrame()
			c.DrawCloth(w, h)
			for i, m := range []Motif{CardShadow, CardGlow, CardSlot, DoubleCardOutline, CheckMark, Cross, Spark, Crown} {
				c.DrawPicture(m, geom.Rect{X: float64(i), W: w * 0.12, H: w * 0.16}, 1)
			}
			c.Sprites.PaintQueued()
		}
		return kept(c) + groundBytes(c)
	}
	alone := frames(1280, 800, 30)
	large := frames(3840, 2160, 30)
	if large < alone+keepSprites+20<<20 {
		t.Fatalf("a large window takes %d MB, a small one %d: the test fills nothing", large>>20, alone>>20)
	}
	if small := frames(1280, 800, 30); small > alone {
		t.Errorf("%d MB are kept in a small window after a large one, %d before", small>>20, alone>>20)
	}
}

func TestALargePictureTakesPowersOfTwo(t *testing.T) {
	for _, c := range []struct{ w, h, want int }{{30, 40, 4 * 30 * 40}, {128, 128, 4 * 128 * 128}, {129, 256, 4 * 256 * 256}, {1920, 1200, 4 * 2048 * 2048}, {1280, 11, 4 * 2048 * 16}} {
		if got := ByteCount(NewImage(c.w, c.h)); got != c.want {
			t.Errorf("a picture of %d×%d takes %d bytes, want %d", c.w, c.h, got, c.want)
		}
	}
}

// The ground of a window takes hardly more than its pixels, and each of them once.
func TestTheGroundTakesNoMoreThanItNeeds(t *testing.T) {
	for _, size := range []image.Point{{1280, 800}, {960, 560}, {1920, 1080}, {1, 1}, {1023, 2049}, {3440, 1440}} {
		c := newCanvas(t)
		c.SetScreen(nowhere{})
		c.DrawCloth(float64(size.X), float64(size.Y))
		pixels := 0
		for i, p := range c.lit.pieces {
			if !p.Bounds().In(image.Rectangle{Max: size}) {
				t.Errorf("%v: a piece lies at %v", size, p.Bounds())
			}
			for _, other := range c.lit.pieces[:i] {
				if p.Bounds().Overlaps(other.Bounds()) {
					t.Errorf("%v: %v and %v overlap", size, p.Bounds(), other.Bounds())
				}
			}
			pixels += p.Bounds().Dx() * p.Bounds().Dy()
		}
		if pixels != size.X*size.Y {
			t.Errorf("%v: the pieces have %d pixels, want %d", size, pixels, size.X*size.Y)
		}
		if got, most := groundBytes(c), 4*pixels*9/8+1<<16; got > most {
			t.Errorf("%v takes %d bytes, want at most %d", size, got, most)
		}
	}
}

// TestSizesOnTheWayAreNotDrawn lets a picture grow frame by frame: it is drawn at the sizes of the beginning and of
// the end only, and crisply there.
func TestSizesOnTheWayAreNotDrawn(t *testing.T) {
	c := newCanvas(t)
	show := func(w float64) {
		c.SetScreen(nowhere{})
		c.DrawPicture(CardShadow, geom.Rect{W: w, H: w}, 1)
		c.Sprites.PaintQueued()
	}
	const last = 160
	for w := 40.0; w < last; w++ {
		show(w)
	}
	for range lastingFrames + 1 {
		show(last)
	}
	if n := len(c.Sprites.kept[CardShadow]); n > 2*lastingFrames {
		t.Errorf("%d sizes are drawn", n)
	}
	if got := c.Sprites.get(CardShadow, last, last); got.w != last {
		t.Errorf("at the end the picture is drawn at %d, want %d", got.w, last)
	}
}

// TestAStandInIsNeverABlur asks for sizes that are not there yet: a larger picture stands in, or one that is not much
// smaller.
func TestAStandInIsNeverABlur(t *testing.T) {
	s := NewSprites(newFonts(t))
	s.get(CardShadow, 100, 100)
	for _, c := range []struct{ there, wanted, want int }{
		{160, 120, 160}, // though 100 is closer
		{100, 90, 100},
		{100, 165, 160},
		{100, 300, 300}, // at once
		{100, 110, 160},
		{100, 400, 300},
	} {
		s.get(CardShadow, c.there, c.there)
		for s.PaintQueued() {
		}
		if got := s.get(CardShadow, c.wanted, c.wanted).w; got != c.want {
			t.Errorf("for %d the picture of %d is shown, want %d", c.wanted, got, c.want)
		}
		s.wanted = nil
	}
}
