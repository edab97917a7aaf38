package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestTheSignThatSomethingIsNotSavedCanBeRead measures its text in the smallest and in a usual window.
func TestTheSignThatSomethingIsNotSavedCanBeRead(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels := kit.NewLabels(fonts)
	for _, language := range assets.Languages() {
		say := need.Value(assets.NewTexts(language))(t)
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}} {
			g := scene.NewGeometry(f, scene.TableContents{})
			b := tabletop.Button{Rect: g.UnsavedRect, SideIcon: art.WarningIcon, LabelKey: "table.unsaved"}
			w := b.FitText(labels, tabletop.ButtonLook{Frame: g.Frame, OneLineHeight: g.UndoRect.H, Texts: say}, g.UnsavedRect)
			if high := labels.Label(w.Text, w.Style, kit.Center, w.Rect.W).H; w.Style.Size < 14 || high > g.UnsavedRect.H {
				t.Errorf("%s, %v×%v: the letters are %v high and take %v of %v", language, f.W, f.H, w.Style.Size, high, g.UnsavedRect.H)
			}
		}
	}
}
