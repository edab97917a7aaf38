package skin_test

import (
	"testing"

	"dreist/assets"
	"dreist/render/panel/paneltest"
)

func TestFitShrinksBeforeItWraps(t *testing.T) {
	look := paneltest.Skin(t)
	full := look.Fit("Tisch: Nachtblau", assets.Strong, 18, 1000)
	for _, test := range []struct {
		width, size float64
		lines       int
	}{{full.Width, 18, 1}, {full.Width - 8, 17, 1}, {full.Width / 2, 14, 2}} {
		got := look.Fit("Tisch: Nachtblau", assets.Strong, 18, test.width)
		if len(got.Lines) != test.lines || got.Face.Size > test.size || got.Face.Size < 14 {
			t.Errorf("in %v: got %d lines of %v px, want %d of at most %v", test.width, len(got.Lines), got.Face.Size, test.lines, test.size)
		}
	}
}
