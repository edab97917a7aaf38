package table

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
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

// drawEgon draws Egon, the number of his cards and what he says.
func (t *Table) drawEgon(e *Canvas, g *scene.Geometry) {
	e.Face.draw(&e.Brush, t.Face.expression(), g.Egon)
	ui := e.UI()
	t.drawBadge(e, g.EgonCount, t.Line.View().CardsLeft(dreist.EgonSeat))
	if t.Speech.Line == "" {
		return
	}
	e.Picture(kit.BubblePlate, g.Bubble, 1)
	pad := 12 * g.Unit
	inside := geom.Rect{X: g.Bubble.X + pad, Y: g.Bubble.Y, W: g.Bubble.W - 2*pad, H: g.Bubble.H}
	e.Write(t.Speech.Line, t.Text(assets.Text, 14, ui.Text), inside, kit.Center, 1)
}

// drawBadge draws a number of cards left, large enough to be the score.
func (t *Table) drawBadge(e *Canvas, r geom.Rect, n int) {
	e.Picture(kit.BadgePlate, r, 1)
	style := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(r.H * 0.72)), Color: e.UI().Text}
	e.Write(Number(n), style, r, kit.Center, 1)
}
