package start

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
)

type drawing uint8

const (
	LadderDrawing drawing = iota
	TableDrawing          // three players
	SchoolDrawing         // a figure with a book
)

// Paint draws the drawing, on a page of 44×44 units.
func (d drawing) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 44)
	switch d {
	case LadderDrawing:
		drawLadder(c)
	case TableDrawing:
		figure := func(x, y, size float64, family dreist.Color, number int) {
			pictures.DrawFigure(c.Transformed(paint.Scale(size, size).Then(paint.Translate(x, y))), family, pictures.NumberExpression(number))
		}
		figure(22, 13.5, 0.4, dreist.Violet, 4)
		figure(12.5, 29, 0.42, dreist.Red, 2)
		figure(32, 30, 0.42, dreist.Turquoise, 4)
	case SchoolDrawing:
		pictures.DrawFigure(c.Transformed(paint.Scale(0.55, 0.55).Then(paint.Translate(22, 19))), dreist.Yellow, pictures.NumberExpression(3))
		drawBook(c)
	}
	return c.Image()
}

const line = 1.5

func drawLadder(c paint.Canvas) {
	wood, dark := paint.Solid(art.RGB(0xD79A55)), paint.Solid(art.RGB(0x6B3F17))
	ladder := c.Transformed(paint.Rotate(9).Then(paint.Translate(20, 23)))
	bar := func(x, y, w, h float64) {
		ladder.FillAndStroke(paint.RoundRect(x, y, w, h, 1.2), wood, line, dark)
	}
	for i := range 5 {
		bar(-9, -14.5+7.2*float64(i), 18, 3)
	}
	bar(-11, -20, 3.4, 40)
	bar(7.6, -20, 3.4, 40)
	pictures.DrawFigure(c.Transformed(paint.Scale(0.36, 0.36).Then(paint.Translate(20, 28))), dreist.Red, pictures.NumberExpression(4))
	gold := c.Transformed(paint.Rotate(12).Then(paint.Translate(33, 9)))
	crown := paint.StartPath(-8, 5).Line(-9, -4).Line(-4, 0.5).Line(0, -6.5).Line(4, 0.5).Line(9, -4).Line(8, 5).Close()
	gold.FillAndStroke(crown, paint.Solid(art.RGB(0xF6B91A)), line, paint.Solid(art.RGB(0x7A4B00)))
}

func drawBook(c paint.Canvas) {
	dark := paint.Solid(art.RGB(0x0B4B46))
	for _, half := range c.Transformed(paint.Translate(22, 0)).MirrorPair() {
		page := paint.StartPath(0, 28).Quad(9, 22.5, 19, 25).Line(19, 40.5).Quad(9, 38, 0, 42.5).Close()
		half.FillAndStroke(page, paint.Solid(art.OrnamentColors()[2]), line, dark)
		half.Stroke(paint.StartPath(5, 30.4).Quad(9.5, 28.4, 14, 28.8), line*0.8, paint.Solid(paint.ScaleOpacity(art.PaperColor(), 0.8)))
	}
	c.Stroke(paint.StartPath(22, 28).Line(22, 42), line, dark)
}
