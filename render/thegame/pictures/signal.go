package pictures

import (
	"image"
	"math"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// tokenImage returns the token of a signal, size×size pixels. A letter that the font lacks becomes the number of the seat.
func tokenImage(s *art.LetterPainter, signal thegame.Signal, seat uint8, letter rune, size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100)
	t := tonesOfSeat(seat)
	c.Fill(paint.Circle(50, 50, 49), paint.Solid(art.PaperColor()))
	c.FillAndStroke(paint.Circle(50, 50, 45), paint.Solid(t.base), 4, paint.Solid(t.line))
	if size >= figure.MinDetailSize {
		c.Stroke(paint.Circle(50, 50, 39.5), 1.4, paint.Solid(paint.Mix(t.base, t.on, 0.5)))
	}
	signalled(c.Transformed(paint.Translate(45, 46)), signal, t)
	text := string(letter)
	if !s.HasLetters(text) {
		text = string(rune('1' + seat%seatColorCount))
	}
	badge(s, c.Transformed(paint.Translate(77, 77)), text, 19, t.line)
	return c.Image()
}

func signalled(c paint.Canvas, signal thegame.Signal, t seatTones) {
	paper, line := paint.Solid(art.PaperColor()), paint.Solid(t.line)
	whole := func(parts ...*paint.Path) {
		for _, p := range parts {
			c.Stroke(p, 6, line)
		}
		for _, p := range parts {
			c.Fill(p, paper)
		}
	}
	switch signal {
	case thegame.KeepOff:
		thumb := paint.RoundRect(-4.5, -22, 9, 26, 4.5).Map(paint.Rotate(-52).Then(paint.Translate(-12, 14)))
		whole(thumb,
			paint.RoundRect(-15, -28, 8, 36, 4), paint.RoundRect(-6, -33, 8, 40, 4),
			paint.RoundRect(3, -31, 8, 38, 4), paint.RoundRect(12, -25, 8, 34, 4),
			paint.StartPath(-15, -2).Line(20, -2).Line(20, 12).Cubic(20, 24, 13, 29, 3, 29).Cubic(-6, 29, -11, 24, -15, 17).Close())
		c.Stroke(paint.StartPath(-6.5, -18).Line(-6.5, -2).Move(2.5, -22).Line(2.5, -2).Move(11.5, -19).Line(11.5, -2), 1.8, line)
	case thegame.SmallStep:
		vane := paint.StartPath(-17, 18).Cubic(-26, 2, -14, -22, 28, -32).Cubic(29, -18, 25, -8, 19, -2).Line(13, -2).Line(14, 4).
			Cubic(6, 14, -6, 20, -17, 18).Close()
		quill := paint.StartPath(-27, 31).Quad(-18, 16, -8, 6)
		c.Stroke(quill, 7, line)
		whole(vane)
		c.Stroke(quill, 2.4, paper)
		c.Stroke(paint.StartPath(-17, 17).Quad(-4, -4, 16, -20).Move(-6, 2).Line(-6, 12).Move(1, -6).Line(10, 0).Move(-6, 2).Line(-15, 0).
			Move(1, -6).Line(-3, -14), 2, line)
	case thegame.LayHere:
		card := paint.RoundRect(-10, -15, 20, 28, 3.5).Map(paint.Rotate(12).Then(paint.Translate(4, -16)))
		whole(card)
		heart := paint.StartPath(0, 6).Cubic(-11, -1, -6, -9, 0, -4).Cubic(6, -9, 11, -1, 0, 6).Close()
		c.Transformed(paint.Rotate(12).Then(paint.Translate(4, -17))).Fill(heart, paint.Solid(art.RGB(0xC4341F)))
		palm := paint.StartPath(-33, 10).Cubic(-24, 6, -18, 10, -12, 13).Line(2, 13).Cubic(8, 13, 8, 19, 3, 20).Line(20, 11).
			Cubic(27, 8, 31, 14, 26, 18).Line(8, 29).Cubic(-2, 34, -16, 33, -33, 29).Close()
		whole(palm)
		c.Stroke(paint.StartPath(3, 20).Line(-8, 21), 2, line)
	}
}

const nodTicks = 42

// NodAngle returns the angle of a nodding token, clockwise in radians, at a tick since its nod began.
func NodAngle(tick int) float64 {
	t := float64(min(max(tick, 0), nodTicks)) / nodTicks
	return 0.32 * math.Sin(4*math.Pi*t) * (1 - t)
}
