package session

import (
	"image"
	"image/png"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/kit"
)

// Develop reads a picture back from the graphics card. Tests without a window replace it.
var Develop = func(screen *ebiten.Image) image.Image {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}

// writePicture writes the table as a PNG, without menus and guides, as large as the window.
func (s *Screen) writePicture(w io.Writer) error {
	f := s.Context.Frame()
	screen := kit.NewImage(kit.Round(f.W), kit.Round(f.H))
	defer screen.Deallocate()
	thaw := s.Table.Freeze(s.momentCaption())
	s.Canvas.SetScreen(screen)
	s.Table.Draw(s.Canvas)
	thaw()
	return png.Encode(w, Develop(screen))
}

// momentCaption names the turn that the player looks back on, "" in play.
func (s *Screen) momentCaption() string {
	if !s.IsReplay {
		return ""
	}
	turn, heading, _ := s.moments.CurrentTurn()
	switch {
	case heading != "":
		return heading
	case turn < 0:
		return s.Context.Say("review.start")
	}
	return s.Turns()[turn].Heading
}
