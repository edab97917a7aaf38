package dreist

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// snapshot draws the table without menus and guides, as large as the window.
func (b *sitting) snapshot() image.Image {
	screen := kit.NewImage(kit.Round(b.game.Frame().W), kit.Round(b.game.Frame().H))
	defer screen.Deallocate()
	t, guide := b.Table, b.Table.Guide
	caption := ""
	if b.screen.IsReview {
		caption = b.momentCaption()
	}
	t.SetGuide(still{Prompt: caption})
	b.game.canvas.On(screen)
	t.Draw(b.game.canvas)
	t.SetGuide(guide)
	return b.game.develop(screen)
}

// still is the guide while a picture of the table is taken.
type still = tabletop.StillGuide[dreist.Move, dreist.Event]

// momentCaption names the turn that the player looks back on.
func (b *sitting) momentCaption() string {
	turn, heading, _ := b.screen.Moments.CurrentTurn()
	switch {
	case heading != "":
		return heading
	case turn < 0:
		return b.game.Say("review.start")
	}
	return b.screen.Turns()[turn].Heading
}

// develop reads a picture back from the graphics card. Tests without a window replace it.
func develop(screen *ebiten.Image) image.Image {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}
