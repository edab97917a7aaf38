// Package paneltest provides a mouse, a keyboard, windows and skins for tests of panels.
package paneltest

import (
	"fmt"
	"testing"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// Pressable has targets: a panel or a log.
type Pressable interface {
	Targets(dst []target.Target) []target.Target
}

// Labelled returns the rectangle of the first target with a label; ok is false if there is none.
func Labelled(p Pressable, label string) (geom.Rect, bool) {
	for _, t := range p.Targets(nil) {
		if t.Label == label {
			return t.Rect, true
		}
	}
	return geom.Rect{}, false
}

// Find returns the rectangle of the target with an ID.
func Find(t testing.TB, p Pressable, id string) geom.Rect {
	t.Helper()
	found, ok := target.Find(p.Targets(nil), id)
	if !ok {
		t.Fatalf("there is no target %q", id)
	}
	return found.Rect
}

// Kept is an item that keeps its part.
type Kept struct {
	widget.Item
	As *widget.Part
}

// Part makes the part of the item.
func (k Kept) Part(d *widget.Env, place string) widget.Part {
	*k.As = k.Item.Part(d, place)
	return *k.As
}

// Fonts returns the fonts of the program.
func Fonts(t testing.TB) *kit.Fonts {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

// Skin returns a skin at scale 1.
func Skin(t testing.TB) *skin.Skin { return skin.New(Fonts(t), art.Linen, 1, 1) }

// Texts returns the texts of the program.
func Texts(t testing.TB, language string) *assets.Texts {
	t.Helper()
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// Window returns a screen of the given logical size.
func Window(w, h, scale float64) geom.Rect { return geom.Rect{W: w * scale, H: h * scale} }

// EverySkin runs a test with all window sizes, scales and languages.
func EverySkin(t *testing.T, test func(t *testing.T, look *skin.Skin, at geom.Rect, texts *assets.Texts)) {
	fonts := Fonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		look := skin.New(fonts, art.Linen, scale, 1)
		for _, size := range [][2]float64{{960, 600}, {1280, 800}, {1920, 1080}} {
			for _, language := range assets.Languages() {
				t.Run(fmt.Sprintf("%s %vx%v at %v", language, size[0], size[1], scale), func(t *testing.T) {
					test(t, look, Window(size[0], size[1], scale), Texts(t, language))
				})
			}
		}
	}
}

// Silent is a clipboard that does not answer by itself.
type Silent struct{ Asked []chan input.Pasted }

// Read returns a channel on which nothing is sent.
func (s *Silent) Read() <-chan input.Pasted {
	answer := make(chan input.Pasted, 1)
	s.Asked = append(s.Asked, answer)
	return answer
}

// Write accepts every text.
func (s *Silent) Write(string) error { return nil }
