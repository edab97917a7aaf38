package dreist

import (
	"bytes"
	"errors"
	"image"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/dreist/review"
	"dreist/render/kit"
	"dreist/render/shell"
)

// Names of files that are taken out of the game, before the date.
const takenOut = "dreist-"

// saveRecord makes a file of the game that is looked back on.
func (a *tableScreen) saveRecord() {
	path, err := a.options.Outbox.Put(takenOut+a.options.Today(), ".dreist", []byte(a.table.Match.Record()))
	a.tellTaken(msg.ReviewSavedRecord, path, err)
}

// savePicture makes a file of the picture of the position that is looked back on.
func (a *tableScreen) savePicture() {
	var file bytes.Buffer
	err := png.Encode(&file, a.snapshot())
	path := ""
	if err == nil {
		path, err = a.options.Outbox.Put(takenOut+a.options.Today(), ".png", file.Bytes())
	}
	a.tellTaken(msg.ReviewSavedPicture, path, err)
}

// tellTaken says where something that was taken out lies, and has that ready to be pasted; or why it could not.
func (a *game) tellTaken(key, path string, err error) {
	if err != nil {
		a.Tell(shell.Notice{Text: a.faultOfWriting(err)})
		return
	}
	a.Copy(path)
	a.Tell(shell.Notice{Text: a.say.Say(key, assets.Values{"Path": path})})
}

// faultOfWriting says why nothing could be written into the outbox.
func (a *game) faultOfWriting(err error) string {
	key := msg.TakenFaultOther
	switch {
	case errors.Is(err, store.ErrDiskFull):
		key = msg.TakenFaultFull
	case errors.Is(err, store.ErrReadOnly):
		key = msg.TakenFaultReadonly
	case errors.Is(err, store.ErrTooMuch):
		key = msg.TakenFaultMuch
	}
	return a.say.Say(key, assets.Values{"Folder": a.options.Outbox.Dir()})
}

// snapshot draws the position on the table without what is beside it, as large as the window.
func (a *tableScreen) snapshot() image.Image {
	screen := ebiten.NewImage(max(kit.Round(a.Frame().W), 1), max(kit.Round(a.Frame().H), 1))
	defer screen.Deallocate()
	t, guide := a.table, a.table.Guide
	caption := ""
	if r, ok := guide.(*review.Review); ok {
		caption = r.Caption(t)
	}
	t.Guide = review.Still{Caption: caption}
	a.canvas.On(screen)
	t.Draw(&a.canvas)
	t.Guide = guide
	return a.develop(screen)
}

// develop reads a picture back from the graphics card, which only the running program can.
func develop(screen *ebiten.Image) image.Image {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
