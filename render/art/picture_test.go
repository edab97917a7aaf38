package art

import (
	"fmt"
	"image"
	"math"
	"os"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/game/dreist"
)

func newStudio(t testing.TB) *Studio {
	t.Helper()
	data, err := os.ReadFile("../../assets/fonts/Fredoka-SemiBold.ttf")
	if err != nil {
		t.Fatal(err)
	}
	display, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return NewStudio(display)
}

// widths are a card in the narrowest window, in a usual one, and in a large one.
func widths() []int { return []int{46, 77, 147} }

func TestEveryPictureHasTheSizeAskedFor(t *testing.T) {
	s := newStudio(t)
	want := func(name string, img *image.RGBA, w, h int) {
		t.Helper()
		checkPicture(t, name, img, w, h)
	}
	for _, w := range widths() {
		h := CardHeight(w)
		name := func(what string) string { return fmt.Sprintf("%s at %d", what, w) }
		for k := range dreist.Kind(dreist.Kinds) {
			want(name("face "+k.String()), s.Face(k, w), w, h)
		}
		want(name("back"), s.Back(w), w, h)
		want(name("slot"), Slot(w), w, h)
		want(name("bow"), Bow(w), w, h)
		shadow, margin := Shadow(w)
		want(name("shadow"), shadow, w+2*margin, h+2*margin)
		glow, margin := Glow(w)
		want(name("glow"), glow, w+2*margin, h+2*margin)
		for number := 1; number <= dreist.Numbers; number++ {
			want(name("stone"), s.Stone(number, w, w*11/20), w, w*11/20)
		}
		want(name("tall stone"), s.Stone(3, w, 2*w), w, 2*w)
		for m := range Mood(Moods) {
			want(name("Egon"), s.Egon(m.Expression(), w), w, w)
		}
		for i := range IconName(Icons) {
			want(name("icon"), Icon(i, w, Ink()), w, w)
		}
		for _, theme := range [2]Theme{Light, Dark} {
			want(name("linen"), Linen(theme, w), w, w)
			want(name("wood"), Wood(theme, 5*w, w), 5*w, w)
		}
		want(name("ribbon"), Ribbon(3*w, w/2), 3*w, w/2)
		want(name("spark"), Spark(w), w, w)
		want(name("crown"), Crown(w), w, w)
		want(name("laurel"), Laurel(w), w, w)
		want(name("logo"), s.Logo(w), w, LogoHeight(w))
	}
}

func TestCardsAreRoundAndFull(t *testing.T) {
	s := newStudio(t)
	for _, w := range widths() {
		for name, img := range map[string]*image.RGBA{"face": s.Face(dreist.KindOf(5, dreist.Yellow), w), "back": s.Back(w), "stone": s.Stone(1, w, w/2)} {
			b := img.Bounds()
			for _, at := range [4]image.Point{{0, 0}, {b.Dx() - 1, 0}, {0, b.Dy() - 1}, {b.Dx() - 1, b.Dy() - 1}} {
				if a := img.RGBAAt(at.X, at.Y).A; a != 0 {
					t.Errorf("%s at %d: the corner %v has opacity %d, want 0", name, w, at, a)
				}
			}
			for _, at := range [3]image.Point{{b.Dx() / 2, b.Dy() / 2}, {b.Dx() / 2, 1}, {1, b.Dy() / 2}} {
				if a := img.RGBAAt(at.X, at.Y).A; a != 255 {
					t.Errorf("%s at %d: the place %v has opacity %d, want 255", name, w, at, a)
				}
			}
		}
	}
}

func TestFacesDifferPairwise(t *testing.T) {
	s := newStudio(t)
	for _, w := range widths() {
		var faces [dreist.Kinds]*image.RGBA
		for k := range faces {
			faces[k] = s.Face(dreist.Kind(k), w)
		}
		for a := range faces {
			for b := range a {
				if share := differing(faces[a], faces[b]); share < 0.05 {
					t.Errorf("at %d, %v and %v differ in %.1f %% of their pixels, want at least 5 %%", w, dreist.Kind(a), dreist.Kind(b), 100*share)
				}
			}
		}
	}
}

func TestCharactersDifferEvenWithoutNumeral(t *testing.T) {
	s := newStudio(t)
	// The part of the card between the corners and the big numeral, where only the character stands.
	cut := func(k dreist.Kind) *image.RGBA {
		return s.Face(k, 110).SubImage(image.Rect(30, 55, 80, 98)).(*image.RGBA)
	}
	for c := range dreist.Color(dreist.Colors) {
		for a := 1; a <= dreist.Numbers; a++ {
			for b := 1; b < a; b++ {
				if share := differing(cut(dreist.KindOf(a, c)), cut(dreist.KindOf(b, c))); share < 0.05 {
					t.Errorf("the faces of %d and %d in %v differ in %.1f %%, want at least 5 %%", a, b, c, 100*share)
				}
			}
		}
	}
}

func TestIndexIsLargeEnough(t *testing.T) {
	s := newStudio(t)
	for number := 1; number <= dreist.Numbers; number++ {
		low, high := s.numeral(number, indexHeight, 0, 0).Bounds()
		if tall := high.Y - low.Y; tall < 0.24*cardWide {
			t.Errorf("the corner numeral %d is %.1f %% of the width tall, want at least 24 %%", number, tall/cardWide*100)
		}
	}
}

func TestLinenIsSeamless(t *testing.T) {
	for _, theme := range [2]Theme{Light, Dark} {
		for _, size := range []int{64, 100, 256} {
			img := Linen(theme, size)
			step := func(x0, y0, x1, y1 int) float64 {
				a, b := img.RGBAAt(x0, y0), img.RGBAAt(x1, y1)
				return math.Abs(float64(a.R) - float64(b.R))
			}
			var inside, across float64
			for i := range size {
				across += step(size-1, i, 0, i) + step(i, size-1, i, 0)
				inside += step(size/2, i, size/2+1, i) + step(i, size/2, i, size/2+1)
			}
			if across > 2*inside+float64(size) {
				t.Errorf("theme %d, size %d: steps across the seam add up to %.0f, inside to %.0f", theme, size, across, inside)
			}
		}
	}
}

func TestTintablePicturesAreWhite(t *testing.T) {
	glow, _ := Glow(77)
	mark, _ := Mark(77)
	for name, img := range map[string]*image.RGBA{"glow": glow, "mark": mark, "slot": Slot(77), "spark": Spark(40)} {
		for i := 0; i < len(img.Pix); i += 4 {
			p := img.Pix[i : i+4]
			if p[0] != p[3] || p[1] != p[3] || p[2] != p[3] {
				t.Fatalf("%s: pixel %d is %v, want white of any opacity", name, i/4, p)
			}
		}
	}
}

func BenchmarkFace(b *testing.B) {
	s := newStudio(b)
	for b.Loop() {
		s.Face(dreist.KindOf(8, dreist.Violet), 110)
	}
}

func BenchmarkBack(b *testing.B) {
	s := newStudio(b)
	for b.Loop() {
		s.Back(110)
	}
}

func TestTinyPicturesAreDrawnWithoutHarm(t *testing.T) {
	s := newStudio(t)
	for w := range 12 {
		s.Face(dreist.KindOf(8, dreist.Red), w)
		s.Back(w)
		s.Stone(1, w, w/2)
		s.Egon(Beaten.Expression(), w)
		s.Portrait(dreist.Yellow, Downcast.Expression(), w)
		Badge(Computer, w)
		Icon(Gift, w, Ink())
		s.Logo(w)
		Glow(w)
		Slot(w)
		Mark(w)
		Cross(w)
		Tick(w)
		Film(Dark, w, 3*w)
		Sash(3*w, w)
		Bow(w)
		Linen(Dark, w)
		Wood(Light, w, w)
		Ribbon(w, w)
		if got := s.Face(dreist.KindOf(1, dreist.Violet), w).Bounds().Dx(); got != w {
			t.Errorf("a face %d wide came out %d wide", w, got)
		}
	}
}
