package dreist

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/dreist/review"
	"dreist/render/kit"
)

// snapshot draws the table without menus and guides, as large as the window.
func (b *sitting) snapshot() image.Image {
	screen := kit.NewImage(kit.Round(b.game.Frame().W), kit.Round(b.game.Frame().H))
	defer screen.Deallocate()
	t, guide := b.Table, b.Table.Guide
	caption := ""
	if b.past != nil {
		caption = b.past.Caption()
	}
	t.SetGuide(review.Still{Caption: caption})
	b.game.canvas.On(screen)
	t.Draw(b.game.canvas)
	t.SetGuide(guide)
	return b.game.develop(screen)
}

// develop reads a picture back from the graphics card. Tests without a window replace it.
func develop(screen *ebiten.Image) image.Image {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
