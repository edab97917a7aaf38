package skin_test

import (
	"image/color"
	"testing"

	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/panel/skin"
)

func TestTextStandsOut(t *testing.T) {
	for _, theme := range art.Themes() {
		s := &skin.Skin{Theme: theme, UI: theme.UI()}
		if got := arttest.Contrast(s.UI.Text, s.Hollow()); got < 4.5 {
			t.Errorf("theme %v: options on their bed: got %.2f, want 4.5", theme, got)
		}
		if got := arttest.Contrast(s.Headline(), s.UI.Panel); got < 4.5 {
			t.Errorf("theme %v: headings in the log: got %.2f, want 4.5", theme, got)
		}
		for what, lies := range map[string][2]color.RGBA{
			"text in a field":                {s.UI.Text, s.SheetOf(kit.Idle)},
			"text in the field at work":      {s.UI.Text, s.SheetOf(kit.Pressed)},
			"text that is selected":          {s.UI.Text, s.Selection()},
			"text that cannot be written in": {s.UI.Muted, s.SheetOf(kit.Disabled)},
			"the row with the mark":          {s.UI.Text, s.MarkedRow()},
			"what was searched for":          {s.UI.Text, s.Highlight()},
			"links":                          {s.Headline(), s.UI.Panel},
		} {
			if got := arttest.Contrast(lies[0], lies[1]); got < 4.5 {
				t.Errorf("theme %v: %s: got a contrast of %.2f, want 4.5", theme, what, got)
			}
		}
	}
}
