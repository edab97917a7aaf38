package faces

import (
	"image"
	"image/draw"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// singleMotif is a picture without variants.
type singleMotif uint8

const (
	FeltMotif          singleMotif = iota // the cloth below the cards
	BoxCoverMotif                         // the front of the box of the game
	KingPrintMotif                        // an empty place that takes only kings
	TurnOverPrintMotif                    // an empty stock to which the waste pile may be turned over
	CoinMotif                             // the picture beside the share of deals in which a patience comes out
	HourglassMotif                        // the picture beside the time that a patience takes
)

// PictureTraits says that the box is seen at a slant, and that the felt follows the theme.
func (m singleMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: m == BoxCoverMotif, IsStretched: m <= BoxCoverMotif, DependsOnTheme: m == FeltMotif}
}

func (m singleMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return [...]func(kit.PaintRequest) *image.RGBA{felt, cover, kingPrint, turnPrint, coin, hourglass}[m](o)
}

func brass() paint.Ink { return paint.Solid(art.RGB(0xE0A93B)) }

func coin(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 40)
	c.FillAndStroke(paint.Circle(20, 20, 15), brass(), 2.5, paint.Solid(art.InkColor()))
	c.Stroke(paint.Circle(20, 20, 10), 1.6, paint.Solid(art.RGB(0x8A5A10)))
	return c.Image()
}

func hourglass(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 40)
	c.FillAndStroke(paint.StartPath(10, 5).Line(30, 5).Cubic(30, 17, 22, 17, 22, 20).Cubic(22, 23, 30, 23, 30, 35).Line(10, 35).Cubic(10, 23, 18, 23, 18, 20).
		Cubic(18, 17, 10, 17, 10, 5).Close(), paint.Solid(art.PaperColor()), 2.4, paint.Solid(art.InkColor()))
	c.Fill(paint.StartPath(12, 34).Cubic(14, 27, 26, 27, 28, 34).Close(), brass())
	c.Fill(paint.StartPath(14, 12).Line(26, 12).Line(20, 19).Close(), brass())
	return c.Image()
}

// felt returns the cloth below the cards, in green.
func felt(o kit.PaintRequest) *image.RGBA {
	const side = 256
	tone, all := art.RGB(0x2F6B4A), image.NewRGBA(image.Rect(0, 0, o.W, o.H))
	if o.Theme >= art.Slate {
		tone = art.RGB(0x1D4733)
	}
	tile := art.ClothTileIn(tone, o.Theme, side)
	for y := 0; y < o.H; y += side {
		for x := 0; x < o.W; x += side {
			draw.Draw(all, tile.Bounds().Add(image.Pt(x, y)), tile, image.Point{}, draw.Src)
		}
	}
	return all
}

// cover returns the front of the box: a narrow case, with four court cards that look out of it, and the name of the game.
func cover(o kit.PaintRequest) *image.RGBA {
	c, w, h := paint.NewCanvas(o.W, o.H), float64(o.W), float64(o.H)
	art.DrawBoxFront(c, w, h, CaseColor())
	for i, rank := range [peri.SuitCount]int{peri.Queen, jack, peri.King, peri.Queen} {
		sheet := FaceMotif{Card: peri.NewCard(rank, peri.Suit(i))}.Paint(kit.PaintRequest{Letters: o.Letters, W: max(o.W*2/5, 1)})
		at := image.Pt(int(w*(0.07+0.155*float64(i))), int(h*[...]float64{0.16, 0.07, 0.1, 0.18}[i]))
		draw.Draw(c.Image(), sheet.Bounds().Add(at), sheet, image.Point{}, draw.Over)
	}
	c.Fill(paint.Rect(0, h*0.55, w, h*0.45), paint.Solid(CaseColor()))
	c.Stroke(paint.RoundRect(w*0.06, h*0.6, w*0.88, h*0.33, w*0.05), max(1, w*0.02), paint.Solid(art.RGB(0xD8B45A)))
	word := o.Letters.TextOutline("PERI", h*0.2)
	left, right := word.Bounds()
	k := min(1, w*0.74/(right.X-left.X))
	c.Fill(word.Map(paint.Translate(-(left.X+right.X)/2, -(left.Y+right.Y)/2).Then(paint.Scale(k, k)).Then(paint.Translate(w/2, h*0.765))), paint.Solid(art.RGB(0xF3E3BE)))
	return c.Image()
}
