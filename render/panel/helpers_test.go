package panel

import (
	"fmt"
	"testing"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// pressable has targets: a panel or a log.
type pressable interface {
	Targets(dst []target.Target) []target.Target
}

// targetLabelled returns the rectangle of the first target with a label; ok is false if there is none.
func targetLabelled(p pressable, label string) (geom.Rect, bool) {
	for _, t := range p.Targets(nil) {
		if t.Label == label {
			return t.Rect, true
		}
	}
	return geom.Rect{}, false
}

// targetNamed returns the rectangle of the target with an ID.
func targetNamed(t testing.TB, p pressable, id string) geom.Rect {
	t.Helper()
	found, ok := target.Find(p.Targets(nil), id)
	if !ok {
		t.Fatalf("there is no target %q", id)
	}
	return found.Rect
}

// kept is an item that keeps its part.
type kept struct {
	Item
	As *Part
}

// MakePart makes the part of the item.
func (k kept) MakePart(d *Env, place string) Part {
	*k.As = k.Item.MakePart(d, place)
	return *k.As
}

// testFonts returns the fonts of the program.
func testFonts(t testing.TB) *kit.Fonts {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

// testSkin returns a skin at scale 1.
func testSkin(t testing.TB) *Skin { return NewSkin(testFonts(t), art.Linen, 1, 1) }

// testTexts returns the texts of the program.
func testTexts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// window returns a screen of the given logical size.
func window(w, h, scale float64) geom.Rect { return geom.Rect{W: w * scale, H: h * scale} }

// everySkin runs a test with all window sizes, scales and languages.
func everySkin(t *testing.T, test func(t *testing.T, look *Skin, at geom.Rect, texts *assets.Texts)) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		look := NewSkin(fonts, art.Linen, scale, 1)
		for _, size := range [][2]float64{{960, 600}, {1280, 800}, {1920, 1080}} {
			for _, language := range assets.Languages() {
				t.Run(fmt.Sprintf("%s %vx%v at %v", language, size[0], size[1], scale), func(t *testing.T) {
					test(t, look, window(size[0], size[1], scale), testTexts(t, language))
				})
			}
		}
	}
}

// silentClipboard is a clipboard that does not answer by itself.
type silentClipboard struct{ Asked []chan input.PastedText }

// Read returns a channel on which nothing is sent.
func (s *silentClipboard) Read() <-chan input.PastedText {
	answer := make(chan input.PastedText, 1)
	s.Asked = append(s.Asked, answer)
	return answer
}

// Write accepts every text.
func (s *silentClipboard) Write(string) error { return nil }

// boxes returns where the boxes of all fields lie.
func boxes(p *Panel) []geom.Rect {
	var all []geom.Rect
	for _, f := range only[*field](p.focus.controls) {
		all = append(all, geom.FromImageRect(f.Bounds()))
	}
	return all
}

func nothing() {}

// made makes a panel in a window.
func made(t testing.TB, items []Item, options ...Option) *Panel {
	return New(testSkin(t), window(1280, 800, 1), items, options...)
}
