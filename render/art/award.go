package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Spark returns a small soft white star of size×size pixels, to be tinted.
func Spark(size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 2).Transformed(paint.Translate(1, 1))
	c.Fill(paint.Circle(0, 0, 0.62), paint.Radial(paint.Point{}, 0.62, paint.ScaleOpacity(RGB(0xFFFFFF), 0.55), paint.ScaleOpacity(RGB(0xFFFFFF), 0)))
	c.Fill(paint.Star(0, 0, 4, 0.3, 0.98, 0.2), paint.Solid(RGB(0xFFFFFF)))
	return c.Image()
}

// Crown returns a golden crown with gems in the colours of the ornament, size×size pixels, for the winner.
func Crown(size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100)
	gold, line := RGB(0xF9C93C), RGB(0x6B3E00)
	body := paint.StartPath(17, 82).Line(10, 36).Quad(9, 31, 13, 33).Line(31, 47).Line(47, 19).Quad(50, 15, 53, 19).
		Line(69, 47).Line(87, 33).Quad(91, 31, 90, 36).Line(83, 82).Quad(50, 91, 17, 82).Close()
	c.Fill(body, paint.Solid(gold))
	inside := c.Clip(body)
	inside.Fill(paint.StartPath(50, 10).Line(100, 10).Line(100, 95).Line(62, 95).Quad(70, 60, 50, 10).Close(), paint.Solid(RGB(0xEFAE1E)))
	inside.Fill(paint.StartPath(10, 70).Quad(50, 80, 90, 70).Line(90, 95).Line(10, 95).Close(), paint.Solid(RGB(0xE0920F)))
	c.Stroke(paint.StartPath(15.5, 70).Quad(50, 79, 84.5, 70), 3, paint.Solid(line))
	c.Stroke(body, 3.6, paint.Solid(line))
	for i, at := range [3]paint.Point{{X: 10, Y: 31}, {X: 50, Y: 14}, {X: 90, Y: 31}} {
		ball := paint.Circle(at.X, at.Y, 6.5)
		c.FillAndStroke(ball, paint.Solid([3]color.RGBA{RGB(0xD7263D), RGB(0xF9C93C), RGB(0x6A3FA0)}[i]), 3, paint.Solid(line))
	}
	for i, tone := range OrnamentColors() {
		gem := paint.Ellipse(26+16*float64(i), 60+[4]float64{0, 2, 2, 0}[i], 4.6, 5.6)
		c.FillAndStroke(gem, paint.Solid(tone), 2.4, paint.Solid(line))
	}
	c.Stroke(paint.StartPath(17, 44).Line(20.5, 62), 3, paint.Solid(RGB(0xFFEBAE)))
	return c.Image()
}
