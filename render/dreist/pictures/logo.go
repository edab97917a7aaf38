package pictures

import (
	"image"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/paint"
)

// LogoHeight returns the height in pixels of the title w pixels wide.
func LogoHeight(w int) int { return int(math.Round(float64(w) * 0.44)) }

// Logo returns the title, w pixels wide and LogoHeight(w) high: DREI on four little cards over which the four characters peep, and a cheeky st!.
func Logo(s *art.Studio, w int) *image.RGBA {
	k := float64(w) / 250
	c := paint.New(w, LogoHeight(w)).In(paint.Scale(k, k))
	for i, letter := range [4]string{"D", "R", "E", "I"} {
		place := c.In(paint.Turn([4]float64{-7, 4, -3, 6}[i]).Then(paint.Move([4]float64{32, 70, 109, 144}[i], [4]float64{72, 68, 72, 69}[i])))
		logoCard(s, place, dreist.Color(i), letter, [4]float64{37, 37, 36, 29}[i])
	}
	logoTail(s, c)
	return c.Image()
}

func logoCard(s *art.Studio, c paint.Canvas, family dreist.Color, letter string, wide float64) {
	tones := shadesOf(family)
	e := cheek([4]int{5, 3, 2, 8}[family])
	characterOf(family).draw(c.In(paint.Scale(0.6, 0.6).Then(paint.Move(0, -35.5))), tones, e, true)
	sheet := paint.RoundRect(-wide/2, -29, wide, 58, 6)
	c.Soft(sheet.Map(paint.Move(0, 2)), 3, paint.Fade(art.Ink(), 0.3))
	c.Piece(sheet, paint.Solid(tones.base), 2, paint.Solid(tones.line))
	outline := s.Word(letter, 42).Centred(0, 0)
	c.Stroke(outline, 4, paint.Solid(tones.line))
	c.Fill(outline, paint.Solid(art.Paper()))
}

// logoTail letters "st!", whose point is a face that puts out its tongue.
func logoTail(s *art.Studio, c paint.Canvas) {
	letter := func(text string, x, y, turn float64) *paint.Path {
		return s.Word(text, 68).Centred(0, 0).Map(paint.Turn(turn).Then(paint.Move(x, y)))
	}
	stroke := paint.Start(-7, -35).Cubic(-6, -41, 6, -41, 7, -35).Line(4.4, 11).Cubic(3, 15, -3, 15, -4.4, 11).Close()
	turn := paint.Turn(8).Then(paint.Move(231, 46))
	dot := turn.Apply(paint.Point{Y: 36})
	text := new(paint.Path).Add(letter("s", 175, 82, -7), letter("t", 201, 74, 4), stroke.Map(turn))
	// All halos first: none may cut into a neighbouring letter.
	c.Stroke(text, 8, paint.Solid(art.Paper()))
	c.Fill(text, paint.Solid(art.Ink()))
	face := c.In(paint.Scale(0.47, 0.47).Then(paint.Move(dot.X, dot.Y)))
	imp{}.draw(face, shadesOf(dreist.Red), cheek(6), false)
}
