package records

import (
	"image"
	"image/draw"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
)

// emblem is the picture beside a number of the statistics.
type emblem uint8

const (
	bolt   emblem = iota // the fastest win
	trio                 // DREIer
	packet               // gifts
	fan                  // the cards of one turn
)

// PictureTraits says that the pictures are the same on every table, with cards in the chosen style.
func (emblem) PictureTraits() kit.PictureTraits { return kit.PictureTraits{DependsOnStyle: true} }

func (e emblem) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	page := c.Image()
	lay := func(card *image.RGBA, x, y float64) {
		at := image.Pt(kit.Round(x*float64(o.W)/100), kit.Round(y*float64(o.W)/100))
		draw.Draw(page, card.Bounds().Add(at), card, image.Point{}, draw.Over)
	}
	wide := func(part float64) int { return max(kit.Round(part*float64(o.W)), 1) }
	switch e {
	case bolt:
		line := paint.Solid(art.RGB(0x6F4200))
		c.FillAndStroke(paint.StartPath(60, 6).Line(18, 58).Line(44, 58).Line(36, 95).Line(82, 38).Line(54, 38).Line(66, 6).Close(), paint.Solid(art.RGB(0xF6B91A)), 5, line)
		c.Stroke(paint.StartPath(57, 17).Line(33, 49), 4, paint.Solid(art.RGB(0xFFE9AE)))
	case trio:
		for i := range 3 {
			lay(pictures.FaceImage(o.Letters, dreist.KindOf(3+i, dreist.Turquoise), wide(0.36), o.CardStyle.HasLargeSigns), 31*float64(i)+1, 24-6*math.Sin(math.Pi*float64(i)/2))
		}
	case packet:
		lay(pictures.BackImage(pictures.BackDesign(o.CardStyle.BackDesign), wide(0.62)), 24, 6)
		lay(pictures.BackImage(pictures.BackDesign(o.CardStyle.BackDesign), wide(0.62)), 14, 10)
		lay(art.GiftRibbon(wide(0.62)), 14, 10)
	case fan:
		for i, kind := range [...]dreist.Kind{dreist.KindOf(8, dreist.Violet), dreist.KindOf(5, dreist.Yellow), dreist.KindOf(7, dreist.Red)} {
			lay(pictures.FaceImage(o.Letters, kind, wide(0.46), o.CardStyle.HasLargeSigns), 2+25*float64(i), 2+16*float64(i))
		}
	}
	return page
}
