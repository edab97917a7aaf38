package controls_test

import (
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Rows that look alike have letters of one size, however short the labels of one are.
func TestRowsThatAreAlikeHaveLettersOfOneSize(t *testing.T) {
	labels := []string{"Short", "A label that is much too long for the button that it stands on"}
	paneltest.EverySkin(t, func(t *testing.T, look *skin.Skin, at geom.Rect, _ *assets.Texts) {
		sizes := func(alike []string) (found [2]float64) {
			for i, label := range labels {
				row := panel.Row{Alike: alike, Buttons: []panel.Button{{Label: label, Room: 40, Action: func() {}}, {Label: label, Room: 40, Action: func() {}}, {Label: label, Room: 40, Action: func() {}}}}
				var part widget.Part
				panel.New(look, at, []panel.Item{paneltest.Kept{Item: row, As: &part}})
				found[i] = part.(group).Controls()[0].(interface{ Text() kit.Prose }).Text().Face.Size
			}
			return found
		}
		if alone := sizes(nil); alone[0] == alone[1] {
			t.Fatalf("by themselves both have letters of %v", alone[0])
		}
		if alike := sizes(labels); alike[0] != alike[1] {
			t.Errorf("got letters of %v and %v", alike[0], alike[1])
		}
	})
}
