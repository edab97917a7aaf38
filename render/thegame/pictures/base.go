package pictures

import (
	"image"
	"image/color"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// figureSize is the width of the character on the sign of its pile, in units of a card.
const figureSize = 86.0

// figureMiddle returns the height of a character's middle on its sign, from the top.
func figureMiddle(p thegame.Pile) float64 {
	if p.IsAscending() {
		return 57
	}
	return art.CardUnitHeight - 57
}

// baseCard returns the base card of a pile, w pixels wide. If cast, it also has the character and the letter of the pile.
func baseCard(s *art.LetterPainter, p thegame.Pile, w int, cast bool) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	t, fine := tonesOf(p), w >= faceFine
	c := art.DrawBlankCard(page, w, t.Base).Transformed(art.CardMatrix(w))
	flip := paint.Identity()
	if !p.IsAscending() {
		flip = paint.Scale(1, -1).Then(paint.Translate(0, art.CardUnitHeight))
	}
	way := c.Transformed(flip) // up is the pile's direction
	if fine {
		for y := 6.0; y < art.CardUnitHeight+30; y += 19 {
			way.Stroke(paint.StartPath(-6, y+2).Line(50, y-30).Line(106, y+2), 5, paint.Solid(paint.Mix(t.Base, t.Dark, 0.55)))
		}
	}
	arrow := paint.StartPath(50, 9).Line(91, 52).Line(79, 58).Line(79, 131).Line(21, 131).Line(21, 58).Line(9, 52).Close()
	way.Stroke(arrow, 12, paint.Solid(t.Line))
	way.Stroke(arrow, 7.5, paint.Solid(t.tint))
	way.Fill(arrow, paint.Solid(t.tint))

	at := flip.Apply(paint.Point{X: 50, Y: 116})
	numeral := s.NumberOutline(int(p.BaseNumber()), 25, at.X, at.Y)
	c.Stroke(numeral.WithoutHoles(), 6, paint.Solid(art.PaperColor()))
	c.Fill(numeral.WithoutHoles(), paint.Solid(art.PaperColor()))
	c.Fill(numeral, paint.Solid(t.ink))
	if cast {
		stage := paint.Scale(figureSize/100, figureSize/100).Then(paint.Translate(50, figureMiddle(p)))
		figure.DrawWithEdge(c.Transformed(stage), t.Colors, figure.OutlineWidth, fine, func(pen figure.Pen) { characterOf(p).draw(pen, CharacterMotif{Pile: p}.Expression()) })
		letter := flip.Apply(paint.Point{X: 16, Y: 17})
		badge(s, c.Transformed(paint.Translate(letter.X, letter.Y)), p.String(), 12, t.Line)
	}
	art.DrawCardEdge(page, w, t.Line)
	return page.Image()
}

func badge(s *art.LetterPainter, c paint.Canvas, letter string, r float64, line color.RGBA) {
	c.FillAndStroke(paint.Circle(0, 0, r), paint.Solid(art.PaperColor()), 0.2*r, paint.Solid(line))
	c.Fill(s.TextOutline(letter, 1.65*r).Centred(0, 0), paint.Solid(line))
}
