package awards

import (
	"image"
	"image/color"
	"image/draw"

	"dreist/render/art"
	"dreist/render/paint"
)

// MedalDesign is the variable part of a medal's picture.
type MedalDesign struct {
	Ribbon       color.RGBA
	DrawPortrait func(c paint.Canvas, size int) // draws the portrait on the disc of a picture of a size
	Symbol       []SymbolPart
}

// PaintMedal draws a medal, size×size pixels: a golden disc with a portrait, on a ribbon, and a symbol; grey if it is not earned.
func PaintMedal(l MedalDesign, earned bool, size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100)
	ribbon(c, l.Ribbon)
	metal := paint.Linear(paint.Point{X: 20, Y: 5}, paint.Point{X: 80, Y: 85}, art.RGB(0xFFDD70), art.RGB(0xE59A00))
	c.FillAndStroke(paint.Star(DiscX, DiscY, 18, discRim*0.955, discRim, 1), metal, 1.8, paint.Solid(goldLine()))
	l.DrawPortrait(c, size)
	symbol(c, l.Symbol)
	if !earned {
		wait(c.Image())
	}
	return c.Image()
}

// DrawPortraitBackground draws the pale disc behind a portrait without a background of its own.
func DrawPortraitBackground(c paint.Canvas) {
	light := paint.Radial(paint.Point{X: DiscX, Y: DiscY - 10}, field*1.3, art.PaperColor(), art.RGB(0xFFE3B0))
	c.FillAndStroke(paint.Circle(DiscX, DiscY, field+1), light, 1.8, paint.Solid(goldLine()))
}

// Lengths of a medal in hundredths of its size.
const (
	DiscX, DiscY = 50.0, 43.0 // middle of its disc
	discRim      = 42.0
	field        = 33.0
)

func goldLine() color.RGBA { return art.RGB(0x6B3E00) }

func ribbon(c paint.Canvas, tone color.RGBA) {
	for i, half := range c.Transformed(paint.Translate(DiscX, 0)).MirrorPair() {
		end := paint.StartPath(4, 60).Line(36, 60).Line(40, 93).Line(27, 88).Line(17, 97).Close()
		fill := tone
		if i == 0 {
			fill = paint.Darken(tone, 0.12)
		}
		half.FillAndStroke(end, paint.Solid(fill), 1.8, paint.Solid(paint.Darken(tone, 0.55)))
	}
}

// DrawCentredPicture draws a picture centred on a point of another one of a size; x and y are hundredths of that.
func DrawCentredPicture(c paint.Canvas, picture *image.RGBA, x, y float64, size int) {
	at := func(v float64) int { return int(v*float64(size)/100+0.5) - picture.Rect.Dx()/2 }
	draw.Draw(c.Image(), picture.Rect.Add(image.Pt(at(x), at(y))), picture, image.Point{}, draw.Over)
}

// wait turns a picture grey, leaving the symbol just visible.
func wait(picture *image.RGBA) {
	const dark, light = 120, 205
	for i := 0; i < len(picture.Pix); i += 4 {
		p := picture.Pix[i : i+4]
		alpha := int(p[3])
		if alpha == 0 {
			continue
		}
		tone := (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000 // at most alpha
		grey := uint8((dark*alpha + (light-dark)*tone) / 255)
		p[0], p[1], p[2] = grey, grey, grey
	}
}
