package panel

import (
	"image/color"
	"testing"

	"dreist/render/art"
	"dreist/render/art/arttest"
)

func TestTextStandsOut(t *testing.T) {
	for _, theme := range art.Themes() {
		s := &Skin{theme: theme, ui: theme.UI()}
		if got := arttest.Contrast(s.ui.Text, s.hollow()); got < 4.5 {
			t.Errorf("theme %v: options on their bed: got %.2f, want 4.5", theme, got)
		}
		if got := arttest.Contrast(s.headline(), s.ui.Panel); got < 4.5 {
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
			if got := arttest.Contrast(lies[0], lies[1]); got < 4.5 {
				t.Errorf("theme %v: %s: got a contrast of %.2f, want 4.5", theme, what, got)
			}
		}
	}
}
