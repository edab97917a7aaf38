package dreist

import (
	"image"
	"image/png"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/render/dreist/review"
	"dreist/render/kit"
)

// saveRecord makes a file of the game that is looked back on.
func (a *tableScreen) saveRecord() {
	a.game.TakeOut(a.game.RecordExt(), msg.ReviewSavedRecord, func(w io.Writer) error {
		_, err := io.WriteString(w, a.table.Match.Record())
		return err
	})
}

// savePicture makes a file of the picture of the position that is looked back on.
func (a *tableScreen) savePicture() {
	a.game.TakeOut(".png", msg.ReviewSavedPicture, func(w io.Writer) error { return png.Encode(w, a.snapshot()) })
}

// snapshot draws the position on the table without what is beside it, as large as the window.
func (a *tableScreen) snapshot() image.Image {
	screen := kit.NewImage(kit.Round(a.game.Frame().W), kit.Round(a.game.Frame().H))
	defer screen.Deallocate()
	t, guide := a.table, a.table.Guide
	caption := ""
	if a.past != nil {
		caption = a.past.Caption(t.Now())
	}
	t.SetGuide(review.Still{Caption: caption})
	a.game.canvas.On(screen)
	t.Draw(a.game.canvas)
	t.SetGuide(guide)
	return a.game.develop(screen)
}

// develop reads a picture back from the graphics card, which only the running program can.
func develop(screen *ebiten.Image) image.Image {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
