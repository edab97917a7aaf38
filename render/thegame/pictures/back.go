package pictures

import (
	"image"
	"image/color"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// backImage returns the back of every card: an arrow up and one down, over rows of small arrows and heads, the same upside down.
func backImage(w int) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	ground, thread := art.RGB(0xB4552B), art.RGB(0xC76C40)
	c := art.DrawBlankCard(page, w, art.PaperColor()).Transformed(art.CardMatrix(w))
	panel := paint.RoundRect(6, 6, art.CardUnitWidth-12, art.CardUnitHeight-12, 5)
	c.Fill(panel, paint.Solid(ground))
	const step = 14.0
	for side := range 2 {
		half := c.Clip(panel).Transformed(paint.Rotate(180 * float64(side)).Then(paint.Translate(art.CardUnitWidth*float64(side), art.CardUnitHeight*float64(side))))
		for column := range 4 {
			for row := range 10 {
				x, y := 8+step*float64(column), 7+step*float64(row)
				if (row+column)%2 == 0 {
					stamp(half, thegame.Pile((row/2+column)%thegame.PileCount), x, y, 10, paint.Solid(thread))
				} else {
					half.Fill(smallArrow().Map(paint.Translate(x, y)), paint.Solid(thread))
				}
			}
		}
	}
	c.Stroke(paint.RoundRect(9, 9, art.CardUnitWidth-18, art.CardUnitHeight-18, 3), 0.9, paint.Solid(art.RGB(0xF3C98B)))
	arrows(c.Transformed(paint.Scale(0.78, 0.78).Then(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2))), true, w >= faceFine)
	art.DrawCardEdge(page, w, art.RGB(0x5A240C))
	return page.Image()
}

func smallArrow() *paint.Path {
	return paint.StartPath(0, -5).Line(4.6, 0).Line(1.9, 0).Line(1.9, 5).Line(-1.9, 5).Line(-1.9, 0).Line(-4.6, 0).Close()
}

// arrows draws the emblem around (0, 0), about 45 units to every side. The face of the arrow down is upright unless onHead.
func arrows(c paint.Canvas, onHead, fine bool) {
	for i, p := range [2]thegame.Pile{thegame.PileA, thegame.PileC} {
		t := tonesOf(p)
		e := CharacterMotif{Pile: p, Mood: [2]Mood{MoodTriumphant, MoodDelighted}[i]}.Expression()
		half := c.Transformed(paint.Rotate(180 * float64(i)).Then(paint.Translate(44*float64(i)-22, 12*float64(i)-6)))
		figure.DrawWithEdge(half, t.Colors, figure.OutlineWidth, fine, func(p figure.Pen) {
			shape := paint.StartPath(0, -38).Line(25, -9).Quad(26, -6, 22, -6).Line(16, -6).Line(16, 34).Quad(16, 38, 12, 38).Line(0, 38).MirrorHalf()
			p.DrawPiece(shape, t.Base)
			p.DrawGloss(paint.StartPath(-13, -14).Line(-5, -24))
			if i == 1 && !onHead {
				p = p.WithMatrix(paint.Rotate(180).Then(paint.Translate(0, 9)))
			}
			p.DrawFeatures(figure.Features{EyeGap: 7, EyeY: 4, EyeHalfWidth: 5.6, EyeHalfHeight: 6.4, BrowY: -4.5, MouthY: 18,
				MouthHalfWidth: 8, OpenMouthHeight: 8, LidColor: t.Dark, CheekColor: art.RGB(0xFF9A8A)}, e)
		})
	}
}

// BoxColor returns the colour of the box of the game.
func BoxColor() color.RGBA { return art.RGB(0x7A3413) }

// coverImage returns the front of the box of the game, w×h pixels: the arrows over the name of the game.
func coverImage(s *art.LetterPainter, w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	art.DrawBoxFront(page, float64(w), float64(h), BoxColor())
	k := float64(w) / 64
	c := page.Transformed(paint.Scale(k, k))
	tall := float64(h) / k
	sheet := paint.RoundRect(3.5, 3.5, 57, tall-7, 3)
	c.Fill(sheet, paint.Solid(art.RGB(0xFFD98C)))
	inside := c.Clip(sheet)
	for x := -tall; x < 64; x += 15 {
		inside.Fill(paint.StartPath(x, tall).Line(x+tall, 0).Line(x+tall+7.5, 0).Line(x+7.5, tall).Close(), paint.Solid(art.RGB(0xF9C76B)))
	}
	inside.Fill(paint.Rect(0, tall-20, 64, 20), paint.Solid(art.RGB(0x5A240C)))
	arrows(c.Transformed(paint.Scale(0.56, 0.56).Then(paint.Translate(32, (tall-17)/2+1))), false, w >= faceFine)
	name := s.TextOutline("THE GAME", 11).Centred(32, tall-11.5)
	c.Fill(name, paint.Solid(art.PaperColor()))
	return page.Image()
}
