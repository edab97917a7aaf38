package controls_test

import (
	"testing"

	"dreist/render/panel"
	"dreist/render/panel/controls"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/widget"
)

// TestAPlaceholderFitsItsField puts a long one into ever narrower fields: its letters shrink, and no word is cut.
func TestAPlaceholderFitsItsField(t *testing.T) {
	var part widget.Part
	panel.New(paneltest.Skin(t), paneltest.Window(960, 600, 1), []panel.Item{paneltest.Kept{Item: controls.Field{Placeholder: "Fledermaus", Changed: func(string) {}}, As: &part}})
	field := part.(*controls.FieldPart)
	usual := field.Hint(1000)
	for _, less := range []float64{1, 0.95, 0.9} {
		width := int(usual.Width*less) + 1
		if got := field.Hint(width); got.Width > float64(width) || len(got.Lines) != 1 {
			t.Errorf("in %d pixels %q is %.0f wide in %d lines", width, "Fledermaus", got.Width, len(got.Lines))
		}
	}
}
