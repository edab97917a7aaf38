package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Spark returns a small soft white star of size×size pixels, to be tinted.
func Spark(size int) *image.RGBA {
	c := paint.Square(size, 2).In(paint.Move(1, 1))
	c.Fill(paint.Circle(0, 0, 0.62), paint.Radial(paint.Point{}, 0.62, paint.Fade(RGB(0xFFFFFF), 0.55), paint.Fade(RGB(0xFFFFFF), 0)))
	c.Fill(paint.Star(0, 0, 4, 0.3, 0.98, 0.2), paint.Solid(RGB(0xFFFFFF)))
	return c.Image()
}

// Crown returns a golden crown with gems in the colours of the ornament, size×size pixels, for the winner.
func Crown(size int) *image.RGBA {
	c := paint.Square(size, 100)
	gold, line := RGB(0xF9C93C), RGB(0x6B3E00)
	body := paint.Start(17, 82).Line(10, 36).Quad(9, 31, 13, 33).Line(31, 47).Line(47, 19).Quad(50, 15, 53, 19).
		Line(69, 47).Line(87, 33).Quad(91, 31, 90, 36).Line(83, 82).Quad(50, 91, 17, 82).Close()
	c.Fill(body, paint.Solid(gold))
	inside := c.Clip(body)
	inside.Fill(paint.Start(50, 10).Line(100, 10).Line(100, 95).Line(62, 95).Quad(70, 60, 50, 10).Close(), paint.Solid(RGB(0xEFAE1E)))
	inside.Fill(paint.Start(10, 70).Quad(50, 80, 90, 70).Line(90, 95).Line(10, 95).Close(), paint.Solid(RGB(0xE0920F)))
	c.Stroke(paint.Start(15.5, 70).Quad(50, 79, 84.5, 70), 3, paint.Solid(line))
	c.Stroke(body, 3.6, paint.Solid(line))
	for i, at := range [3]paint.Point{{X: 10, Y: 31}, {X: 50, Y: 14}, {X: 90, Y: 31}} {
		ball := paint.Circle(at.X, at.Y, 6.5)
		c.Piece(ball, paint.Solid([3]color.RGBA{RGB(0xD7263D), RGB(0xF9C93C), RGB(0x6A3FA0)}[i]), 3, paint.Solid(line))
	}
	for i, tone := range Ornament() {
		gem := paint.Ellipse(26+16*float64(i), 60+[4]float64{0, 2, 2, 0}[i], 4.6, 5.6)
		c.Piece(gem, paint.Solid(tone), 2.4, paint.Solid(line))
	}
	c.Stroke(paint.Start(17, 44).Line(20.5, 62), 3, paint.Solid(RGB(0xFFEBAE)))
	return c.Image()
}

// Seal returns a golden seal of size×size pixels, to stand below a number.
func Seal(size int) *image.RGBA {
	c := paint.Square(size, 100).In(paint.Move(50, 50))
	gold, deep, line := RGB(0xF9C93C), RGB(0xEFAE1E), RGB(0x6B3E00)
	c.Piece(paint.Star(0, 0, 18, 43, 47.5, 0.9), paint.Solid(deep), 3.2, paint.Solid(line))
	c.Fill(paint.Circle(0, 0, 38), paint.Solid(gold))
	c.Stroke(paint.Circle(0, 0, 38), 1.8, paint.Solid(line))
	return c.Image()
}

// Laurel returns two twigs that meet at the bottom, size×size pixels, around a portrait of the winner.
func Laurel(size int) *image.RGBA {
	c := paint.Square(size, 100).In(paint.Move(50, 50))
	leaf, shade, line := RGB(0x7DB74A), RGB(0x5B9437), RGB(0x27481B)
	for _, half := range c.Halves() {
		half.Stroke(paint.Start(1, 43).Cubic(28, 42, 44, 18, 36, -24), 3, paint.Solid(line))
		for i := range 7 {
			// Each leaf is turned around the centre, further up and smaller than the one before.
			turn := 168 - float64(i)*19.5
			for outer := range 2 {
				lean, tone := 34.0, leaf
				if outer == 1 {
					lean, tone = -30, shade
				}
				size := 1 - 0.045*float64(i)
				at := paint.Scale(size, size).Then(paint.Turn(lean)).Then(paint.Move(0, -38.5)).Then(paint.Turn(turn))
				blade := paint.Start(0, 0).Cubic(-7, -3, -6.5, -12, 0, -17).Cubic(6.5, -12, 7, -3, 0, 0).Close()
				blade = blade.Map(paint.Turn(-90)).Map(at)
				half.Piece(blade, paint.Solid(tone), 1.8, paint.Solid(line))
			}
		}
	}
	return c.Image()
}
