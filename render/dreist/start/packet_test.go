package start

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestWhatEgonSaysToHisGiftIsReadWhole checks his bubble at all sizes of windows and letters: it is between the buttons and the edge of
// the window, its tail ends at his hair, and no word is cut.
func TestWhatEgonSaysToHisGiftIsReadWhole(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels := kit.NewLabels(fonts)
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		for _, key := range []string{"gifts.ladder", "gifts.daily", "gifts.medals"} {
			for _, size := range [][2]float64{{960, 560}, {1024, 768}, {1280, 800}, {1920, 1080}, {3440, 1440}} {
				for _, letters := range []float64{1, 1.15, 1.3} {
					f := stage.Frame{W: size[0], H: size[1], Scale: 1, TextFactor: letters}
					l, says := NewLayout(f), texts.Say(key)
					b := bubbleOf(says, f, l, labels, kit.WhiteTint())
					if b.box.X < l.ButtonsRect.Right() || b.box.Right() > f.W || b.box.Y < 0 {
						t.Errorf("%s, %v, letters %v: the bubble at %v lies over the buttons or leaves the window", language, size, letters, b.box)
					}
					if x, y := b.box.X+float64(b.plate.TipX), b.box.Y+float64(b.plate.TipY); x < l.Egon.X || x > l.Egon.Right() || y < l.Egon.Y-1 ||
						y > l.Egon.Y+1 || b.plate.TipY <= int(b.box.H) {
						t.Errorf("%s, %v, letters %v: the tail ends at %v, %v, Egon is at %v", language, size, letters, x, y, l.Egon)
					}
					if b.style.Size < 13*f.PanelUnit() {
						t.Errorf("%s, %v, letters %v: %q is written in %v", language, size, letters, says, b.style.Size)
					}
					for word := range strings.FieldsSeq(says) {
						if wide := fonts.Face(b.style.Font, b.style.Size).TextWidth(word); wide > b.in.W {
							t.Errorf("%s, %v, letters %v: %q is %v wide, the bubble has room for %v", language, size, letters, word, wide, b.in.W)
						}
					}
				}
			}
		}
	}
}
