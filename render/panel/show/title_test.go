package show

import (
	"image"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// TestTextsStandInTheirRoom sets titles and paragraphs in widths that the program has, those that nobody should have
// written, too.
func TestTextsStandInTheirRoom(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, look *skin.Skin, _ geom.Rect, texts *assets.Texts) {
		for _, text := range []string{texts.Say("menu.title"), texts.Say("confirm.new.text"), texts.Say("end.won.title"), strings.Repeat("W", 1000), strings.Repeat("Karte und ", 300), strings.Repeat("x\n", 500)} {
			for _, item := range []widget.Item{Title{Text: text}, SmallTitle{Text: text}, Paragraph{Text: text}, Paragraph{Text: text, Tone: Aside}} {
				width := look.Px(402)
				s := item.Part(widget.NewEnv(look, nil), "text").(*sentence)
				s.Put(image.Rect(0, 0, width, s.Measure(width)))
				if s.prose.Width > float64(width) || s.prose.Height() > s.Bounds().Dy() {
					t.Errorf("%.30q is %v×%d, its box only %v", text, s.prose.Width, s.prose.Height(), s.Bounds().Size())
				}
				if size := s.prose.Face.Size / float64(look.Scale); size < skin.SmallestSize {
					t.Errorf("%.30q has %v px, want %v or more", text, size, skin.SmallestSize)
				}
			}
		}
	})
}
