package panel

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/art"
)

// TestWhatIsReplacedIsFreed goes through sizes, themes and languages as a program does whose window and settings
// change.
func TestWhatIsReplacedIsFreed(t *testing.T) {
	fonts := testFonts(t)
	var skins []*Skin
	for i := range 12 {
		scale := 1 + float64(i%3)/2
		skin := NewSkin(fonts, art.Theme(i/3%2), scale, 1)
		if i > 0 {
			skins[i-1].Pictures.Free()
		}
		skins = append(skins, skin)
		at := window(1280, 800, scale)
		screen := ebiten.NewImage(int(at.W), int(at.H))
		most := 0
		for range 3 {
			for _, language := range assets.Languages() {
				for _, items := range sampleScreens(testTexts(t, language)) {
					p := New(skin, at, items)
					p.Draw(screen)
					again := New(skin, at, items, ContinueFrom(p))
					again.Draw(screen)
					most = max(most, skin.Pictures.ByteCount())
				}
			}
		}
		screen.Deallocate()
		if limit := int(float64(3<<20) * scale * scale); most == 0 || most > limit {
			t.Errorf("at %v: %d bytes were kept, want some, but at most %d", scale, most, limit)
		}
		if skin.Pictures.Free(); skin.Pictures.ByteCount() != 0 {
			t.Errorf("at %v: %d bytes are left of panels that are gone", scale, skin.Pictures.ByteCount())
		}
		for j, old := range skins[:i] {
			if n := old.Pictures.ByteCount(); n != 0 {
				t.Errorf("%d bytes are left of skin %d", n, j)
			}
		}
	}
}

func TestAFreedSkinCanBeDrawnAgain(t *testing.T) {
	p := made(t, sampleScreens(testTexts(t, "de"))["history"])
	screen := ebiten.NewImage(1280, 800)
	p.Draw(screen)
	before := p.env.skin.Pictures.ByteCount()
	p.env.skin.Pictures.Free()
	p.Draw(screen)
	if got := p.env.skin.Pictures.ByteCount(); got != before {
		t.Errorf("%d bytes are kept, before %d", got, before)
	}
}
