package art

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art/arttest"
)

func newStudio(t testing.TB) *LetterPainter {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return NewLetterPainter(display)
}

// marginOf returns by how much a picture is larger than a card w pixels wide, on every side.
func marginOf(img *image.RGBA, w int) int { return (img.Rect.Dx() - w) / 2 }

func widths() []int { return []int{46, 77, 147} }

func TestEveryPictureHasTheSizeAskedFor(t *testing.T) {
	s := newStudio(t)
	want := func(name string, img *image.RGBA, w, h int) {
		t.Helper()
		arttest.CheckPicture(t, name, img, w, h)
	}
	for _, w := range widths() {
		h := CardHeight(w)
		name := func(what string) string { return fmt.Sprintf("%s at %d", what, w) }
		want(name("slot"), Slot(w), w, h)
		want(name("bow"), GiftRibbon(w), w, h)
		for what, img := range map[string]*image.RGBA{"shadow": TableCardShadow(w), "glow": Glow(w)} {
			want(name(what), img, w+2*marginOf(img, w), h+2*marginOf(img, w))
		}
		for number := range 10 {
			want(name("stone"), s.Stone(number, w, w*11/20), w, w*11/20)
		}
		want(name("tall stone"), s.Stone(3, w, 2*w), w, 2*w)
		for i := range IconName(IconCount) {
			want(name("icon"), Icon(i, w, InkColor()), w, w)
		}
		for _, theme := range Themes() {
			want(name("cloth"), ClothTile(theme, w), w, w)
			want(name("wood"), StoneLedge(theme, 5*w, w), 5*w, w)
		}
		want(name("ribbon"), Ribbon(3*w, w/2, InkColor()), 3*w, w/2)
		want(name("spark"), Spark(w), w, w)
		want(name("crown"), Crown(w), w, w)
		want(name("bookmark"), Bookmark(w, InkColor()), w, w)
	}
}

func TestClothIsSeamless(t *testing.T) {
	for _, theme := range Themes() {
		for _, size := range []int{64, 100, 256} {
			img := ClothTile(theme, size)
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
				t.Errorf("theme %v, size %d: steps across the seam add up to %.0f, inside to %.0f", theme, size, across, inside)
			}
		}
	}
}

func TestTintablePicturesAreWhite(t *testing.T) {
	for name, img := range map[string]*image.RGBA{"glow": Glow(77), "mark": DoubleOutline(77), "slot": Slot(77), "spark": Spark(40)} {
		for i := 0; i < len(img.Pix); i += 4 {
			p := img.Pix[i : i+4]
			if p[0] != p[3] || p[1] != p[3] || p[2] != p[3] {
				t.Fatalf("%s: pixel %d is %v, want white of any opacity", name, i/4, p)
			}
		}
	}
}

func TestTinyPicturesAreDrawnWithoutHarm(t *testing.T) {
	s := newStudio(t)
	for w := range 12 {
		s.Stone(1, w, w/2)
		Icon(HintIcon, w, InkColor())
		Glow(w)
		Slot(w)
		DoubleOutline(w)
		Cross(w)
		CheckMark(w)
		FilmStrip(Night, w, 3*w)
		PracticeRibbon(3*w, w)
		GiftRibbon(w)
		ClothTile(Night, w)
		ClothTile(Slate, w)
		ClothTile(Meadow, w)
		StoneLedge(Linen, w, w)
		Ribbon(w, w, InkColor())
		Bookmark(w, InkColor())
	}
}

func TestPrintIsReadable(t *testing.T) {
	want := func(what string, text, ground color.RGBA) {
		t.Helper()
		if got := arttest.ContrastRatio(text, ground); got < 4.5 {
			t.Errorf("%s: contrast %.2f, want at least 4.5", what, got)
		}
	}
	want("ink on paper", InkColor(), PaperColor())
	for _, theme := range Themes() {
		ui := theme.Palette()
		name := theme.String() + ": "
		want(name+"text on cloth", ui.Text, ui.Cloth)
		want(name+"text on panel", ui.Text, ui.Panel)
		want(name+"muted text on cloth", ui.MutedText, ui.Cloth)
		want(name+"muted text on panel", ui.MutedText, ui.Panel)
		want(name+"accent button", ui.AccentText, ui.Accent)
		want(name+"quiet button", ui.QuietText, ui.Quiet)
		want(name+"warning on panel", ui.Warning, ui.Panel)
		want(name+"warning on cloth", ui.Warning, ui.Cloth)
	}
}

func TestWhatIsPointedOutStandsOut(t *testing.T) {
	for _, theme := range Themes() {
		if got := arttest.ContrastRatio(theme.Palette().Glow, theme.Palette().Cloth); got < 3 {
			t.Errorf("theme %v: what glows on the cloth: contrast %.2f, want at least 3", theme, got)
		}
	}
	for _, stone := range []color.RGBA{stoneLight(), stoneShade()} {
		if got := arttest.ContrastRatio(stoneNumberColor(), stone); got < 4.5 {
			t.Errorf("a number on a stone: contrast %.2f, want at least 4.5", got)
		}
	}
}
