package panel

import (
	"image/color"
	"math"
	"testing"

	"dreist/render/art"
)

func TestTextAndRingStandOut(t *testing.T) {
	for _, theme := range []art.Theme{art.Light, art.Dark} {
		s := &Skin{theme: theme, ui: theme.UI()}
		for style := range Style(styles) {
			for _, m := range []state{idle, hovered, pressed} {
				tones := s.tonesOf(style, m)
				if got := contrast(tones.text, tones.face); got < 4.5 {
					t.Errorf("theme %v, style %v, state %v: got a contrast of %.2f, want 4.5", theme, style, m, got)
				}
			}
		}
		if got := contrast(s.ui.Text, s.hollow()); got < 4.5 {
			t.Errorf("theme %v: options on their bed: got %.2f, want 4.5", theme, got)
		}
		if got := contrast(s.headline(), s.ui.Panel); got < 4.5 {
			t.Errorf("theme %v: headings in the log: got %.2f, want 4.5", theme, got)
		}
		for what, lies := range map[string][2]color.RGBA{
			"text in a field":                {s.ui.Text, s.sheetOf(idle)},
			"text in the field at work":      {s.ui.Text, s.sheetOf(pressed)},
			"text that is selected":          {s.ui.Text, s.selection()},
			"text that cannot be written in": {s.ui.Muted, s.sheetOf(disabled)},
			"the row with the mark":          {s.ui.Text, s.mark()},
			"what was searched for":          {s.ui.Text, s.highlight()},
			"links":                          {s.headline(), s.ui.Panel},
		} {
			if got := contrast(lies[0], lies[1]); got < 4.5 {
				t.Errorf("theme %v: %s: got a contrast of %.2f, want 4.5", theme, what, got)
			}
		}
		if got := contrast(s.focus(), s.ui.Panel); got < 3 {
			t.Errorf("theme %v: ring on the panel: got %.2f, want 3", theme, got)
		}
	}
}

// contrast is the ratio of the luminances of two colours after WCAG 2, from 1 to 21.
func contrast(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

func luminance(c color.RGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
