package table

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
)

// LiveFace is the picture of Egon's face, drawn again whenever a feature moves.
type LiveFace struct {
	image *ebiten.Image
	of    pictures.Expression
	size  int
}

// draw draws the face in a square.
func (f *LiveFace) draw(b *kit.Brush, of pictures.Expression, in geom.Rect) {
	size := kit.Round(in.W)
	if f.image == nil || f.size != size || f.of != of {
		var img *image.RGBA = pictures.Egon(of, size)
		if f.image == nil || f.size != size {
			if f.image != nil {
				f.image.Deallocate()
			}
			f.image = ebiten.NewImage(size, size)
		}
		f.image.WritePixels(img.Pix)
		f.of, f.size = of, size
	}
	b.Image(f.image, in.X, in.Y, 1)
}

// egon draws Egon, the number of his cards and what he says.
func (d drawing) egon() {
	d.Face.draw(&d.Brush, d.Egon.Face.expression(), d.g.Egon.Face)
	ui := d.UI()
	d.badge(d.g.Egon.Count, d.Line.View().CardsLeft(dreist.EgonSeat))
	if d.Egon.Speech.Line == "" {
		return
	}
	d.Picture(kit.BubblePlate, d.g.Egon.Bubble, 1)
	pad := 12 * d.g.Unit
	inside := geom.Rect{X: d.g.Egon.Bubble.X + pad, Y: d.g.Egon.Bubble.Y, W: d.g.Egon.Bubble.W - 2*pad, H: d.g.Egon.Bubble.H}
	d.Write(d.Egon.Speech.Line, d.Text(assets.Text, 14, ui.Text), inside, kit.Center, 1)
}

// badge draws a number of cards left, large enough to be the score.
func (d drawing) badge(r geom.Rect, n int) {
	d.Picture(kit.BadgePlate, r, 1)
	style := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(r.H * 0.72)), Color: d.UI().Text}
	d.Write(Number(n), style, r, kit.Center, 1)
}
