package pictures

import (
	"fmt"
	"image"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
)

func newStudio(t testing.TB) *art.LetterPainter {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return art.NewLetterPainter(display)
}

// widths are a card in the narrowest window, in a usual one, and in a large one.
func widths() []int { return []int{46, 77, 147} }

func TestEveryPictureHasTheSizeAskedFor(t *testing.T) {
	s := newStudio(t)
	want := func(name string, img *image.RGBA, w, h int) {
		t.Helper()
		arttest.CheckPicture(t, name, img, w, h)
	}
	for _, w := range widths() {
		h := art.CardHeight(w)
		name := func(what string) string { return fmt.Sprintf("%s at %d", what, w) }
		for k := range dreist.Kind(dreist.KindCount) {
			want(name("face "+k.String()), FaceImage(s, k, w, false), w, h)
			want(name("strong face "+k.String()), FaceImage(s, k, w, true), w, h)
		}
		for d := range LozengesBack + 1 {
			want(name(fmt.Sprintf("back %d", d)), BackImage(d, w), w, h)
		}
	}
}

func TestCardsAreRoundAndFull(t *testing.T) {
	s := newStudio(t)
	for _, w := range widths() {
		for name, img := range map[string]*image.RGBA{"face": FaceImage(s, dreist.KindOf(5, dreist.Yellow), w, false), "back": BackImage(MedallionBack, w),
			"stone": s.Stone(1, w, w/2)} {
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
		var faces [dreist.KindCount]*image.RGBA
		for k := range faces {
			faces[k] = FaceImage(s, dreist.Kind(k), w, false)
		}
		for a := range faces {
			for b := range a {
				if share := arttest.DifferingShare(faces[a], faces[b]); share < 0.05 {
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
		return FaceImage(s, k, 110, false).SubImage(image.Rect(30, 55, 80, 98)).(*image.RGBA)
	}
	for c := range dreist.Color(dreist.ColorCount) {
		for a := 1; a <= dreist.NumberCount; a++ {
			for b := 1; b < a; b++ {
				if share := arttest.DifferingShare(cut(dreist.KindOf(a, c)), cut(dreist.KindOf(b, c))); share < 0.05 {
					t.Errorf("the faces of %d and %d in %v differ in %.1f %%, want at least 5 %%", a, b, c, 100*share)
				}
			}
		}
	}
}

func TestIndexIsLargeEnough(t *testing.T) {
	s := newStudio(t)
	for number := 1; number <= dreist.NumberCount; number++ {
		low, high := s.NumberOutline(number, indexHeight, 0, 0).Bounds()
		if tall := high.Y - low.Y; tall < 0.24*art.CardUnitWidth {
			t.Errorf("the corner numeral %d is %.1f %% of the width tall, want at least 24 %%", number, tall/art.CardUnitWidth*100)
		}
	}
}

func BenchmarkFace(b *testing.B) {
	s := newStudio(b)
	for b.Loop() {
		FaceImage(s, dreist.KindOf(8, dreist.Violet), 110, false)
	}
}

func BenchmarkBack(b *testing.B) {
	for b.Loop() {
		BackImage(MedallionBack, 110)
	}
}

func TestTinyPicturesAreDrawnWithoutHarm(t *testing.T) {
	s := newStudio(t)
	for w := range 12 {
		FaceImage(s, dreist.KindOf(8, dreist.Red), w, false)
		for d := range LozengesBack + 1 {
			BackImage(d, w)
		}
		PortraitImage(dreist.Yellow, MoodDowncast.Expression(), w)
		if got := FaceImage(s, dreist.KindOf(1, dreist.Violet), w, false).Bounds().Dx(); got != max(w, 1) {
			t.Errorf("a face %d wide came out %d wide", w, got)
		}
	}
}
