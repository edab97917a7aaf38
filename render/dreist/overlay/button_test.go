package overlay

import (
	"testing"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestTheSignThatSomethingIsNotSavedCanBeRead measures its words in the smallest window and in a usual one.
func TestTheSignThatSomethingIsNotSavedCanBeRead(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	labels := kit.NewLabels(fonts)
	for _, language := range assets.Languages() {
		say, err := assets.NewTexts(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}} {
			g := scene.NewGeometry(f, scene.Shape{})
			b := Button{Rect: g.Unsaved, Sign: art.Warning}
			full := kit.Sized(g.TextUnit(), assets.Strong, 15, kit.White())
			if _, style := besideSign(labels, &b, say.Say(msg.TableUnsaved), full, g.Unit); style.Size < 14 {
				t.Errorf("%s, %v×%v: the letters are %v high, want 14", language, f.W, f.H, style.Size)
			}
		}
	}
}
