package panel

import (
	"image/color"
	"testing"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/geom"
	"dreist/render/kit"
)

func TestFitShrinksBeforeItWraps(t *testing.T) {
	look := testSkin(t)
	full := look.layOutFitted("Tisch: Nachtblau", assets.StrongFont, kit.TextSize, 1000)
	for _, test := range []struct {
		width, size float64
		lines       int
	}{{full.Width, 17, 1}, {full.Width - 8, 16, 1}, {full.Width * 0.53, 14, 2}} {
		got := look.layOutFitted("Tisch: Nachtblau", assets.StrongFont, kit.TextSize, test.width)
		if len(got.Lines) != test.lines || got.Face.Size > test.size || got.Face.Size < 14 {
			t.Errorf("in %v: got %d lines of %v px, want %d of at most %v", test.width, len(got.Lines), got.Face.Size, test.lines, test.size)
		}
	}
}

func TestTextStandsOut(t *testing.T) {
	for _, theme := range art.Themes() {
		s := &Skin{theme: theme, Palette: theme.Palette()}
		if got := arttest.ContrastRatio(s.Palette.Text, s.hollowColor()); got < 4.5 {
			t.Errorf("theme %v: options on their bed: got %.2f, want 4.5", theme, got)
		}
		if got := arttest.ContrastRatio(s.Palette.Accent, s.Palette.Panel); got < 4.5 {
			t.Errorf("theme %v: headings in the log: got %.2f, want 4.5", theme, got)
		}
		for what, lies := range map[string][2]color.RGBA{
			"text in a field":                {s.Palette.Text, s.fieldColor(kit.IdleState)},
			"text in the field at work":      {s.Palette.Text, s.fieldColor(kit.PressedState)},
			"text that is selected":          {s.Palette.Text, s.selectionColor()},
			"text that cannot be written in": {s.Palette.MutedText, s.fieldColor(kit.DisabledState)},
			"the row with the mark":          {s.Palette.Text, s.markedRowColor()},
			"what was searched for":          {s.Palette.Text, s.highlightColor()},
			"links":                          {s.Palette.Accent, s.Palette.Panel},
		} {
			if got := arttest.ContrastRatio(lies[0], lies[1]); got < 4.5 {
				t.Errorf("theme %v: %s: got a contrast of %.2f, want 4.5", theme, what, got)
			}
		}
	}
}

// TestATipCoversNoNeighbour places a tip of 60 by 30 pixels, 10 beside a button, among others.
func TestATipCoversNoNeighbour(t *testing.T) {
	room := geom.Rect{W: 400, H: 300}
	for _, test := range []struct {
		name   string
		about  geom.Rect
		others []geom.Rect
		want   geom.Point
	}{
		{"below", geom.Rect{X: 100, Y: 100, W: 80, H: 40}, nil, geom.Point{X: 110, Y: 150}},
		{"below, between fractions of pixels", geom.Rect{X: 10.1, Y: 100.7, W: 197.3, H: 36.1}, nil, geom.Point{X: 10.1 + 197.3/2 - 30, Y: 100.7 + 36.1 + 10}},
		{"inside the window", geom.Rect{X: 360, Y: 0, W: 40, H: 40}, nil, geom.Point{X: 340, Y: 50}},
		{"above, at the foot of the window", geom.Rect{X: 100, Y: 260, W: 80, H: 40}, nil, geom.Point{X: 110, Y: 220}},
		{"above what has a neighbour below", geom.Rect{X: 100, Y: 100, W: 80, H: 40}, []geom.Rect{{X: 100, Y: 145, W: 80, H: 40}}, geom.Point{X: 110, Y: 60}},
		{"closer, between two", geom.Rect{X: 100, Y: 100, W: 80, H: 40}, []geom.Rect{{X: 100, Y: 145, W: 80, H: 40}, {X: 100, Y: 20, W: 80, H: 52}}, geom.Point{X: 110, Y: 68}},
		{"at the left of what has no room above", geom.Rect{X: 100, Y: 260, W: 80, H: 40}, []geom.Rect{{X: 100, Y: 210, W: 80, H: 45}}, geom.Point{X: 30, Y: 265}},
		{"at the right, at the edge of the window", geom.Rect{Y: 260, W: 80, H: 40}, []geom.Rect{{Y: 210, W: 80, H: 45}}, geom.Point{X: 90, Y: 265}},
		{"where it covers least", geom.Rect{W: 400, H: 40, Y: 100}, []geom.Rect{{W: 400, H: 100}, {Y: 160, W: 400, H: 100}}, geom.Point{X: 170, Y: 142}},
	} {
		if got := tipPlace(60, 30, 10, test.about, room, test.others); got != (geom.Rect{X: test.want.X, Y: test.want.Y, W: 60, H: 30}) {
			t.Errorf("%s: it lies at %v, want %v", test.name, got, test.want)
		}
	}
}
