package pictures

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// backImage returns the back of every card: sea and night with their fighters beside a jagged seam, the same upside down.
func backImage(w int) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	c := art.DrawBlankCard(page, w, art.PaperColor()).Transformed(art.CardMatrix(w))
	panel := paint.RoundRect(6, 6, art.CardUnitWidth-12, art.CardUnitHeight-12, 5)
	inside := c.Clip(panel)
	const step = 16.0
	for side, t := range [2]figure.Colors{fighterTones(Fish), fighterTones(BatFighter)} {
		ground := paint.Mix(t.Dark, t.Line, 0.25)
		thread := paint.Mix(ground, t.Base, 0.28)
		half := inside.Transformed(paint.Rotate(180 * float64(side)).Then(paint.Translate(art.CardUnitWidth*float64(side), art.CardUnitHeight*float64(side))))
		half.Fill(above(), paint.Solid(ground))
		half = half.Clip(above())
		for row := range 6 {
			for column := range 7 {
				x, y := 2+step*float64(column), 10+step*float64(row)
				if (row+column)%2 == 0 {
					stamp(half, Fighter(side).symbol(), x, y, 10.5, paint.Solid(thread))
				} else {
					half.Stroke(paint.StartPath(x-2.6, y-2.6).Line(x+2.6, y+2.6).Move(x+2.6, y-2.6).Line(x-2.6, y+2.6), 2, paint.Solid(thread))
				}
			}
		}
	}
	inside.Stroke(seam(), 3.4, paint.Solid(art.PaperColor()))
	inside.Stroke(seam(), 1.8, paint.Solid(gold()))
	c.Stroke(paint.RoundRect(9, 9, art.CardUnitWidth-18, art.CardUnitHeight-18, 3), 0.9, paint.Solid(art.RGB(0xF3D98B)))
	duel(c.Transformed(paint.Scale(0.62, 0.62).Then(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2))), true, w >= faceFine)
	art.DrawCardEdge(page, w, art.RGB(0x14102E))
	return page.Image()
}

// seam is the line between the two sides of a card, the same when it is turned upside down.
func seam() *paint.Path {
	return paint.StartPath(-4, 92).Line(14, 78).Line(20, 88).Line(38, 68).Line(44, 78).Line(56, 62).Line(62, 72).Line(80, 52).Line(86, 62).
		Line(104, 48)
}

// above returns the part of a card above the seam.
func above() *paint.Path { return seam().Line(104, -10).Line(-4, -10).Close() }

// stamp fills a square of a size around (x, y) with a shape.
func stamp(c paint.Canvas, shape *paint.Path, x, y, size float64, ink paint.Ink) {
	low, high := shape.Bounds()
	k := size / max(high.X-low.X, high.Y-low.Y)
	c.Transformed(paint.Scale(k, k).Then(paint.Translate(x, y))).Fill(shape.Centred(0, 0), ink)
}

// duel draws the two fighters around (0, 0): side by side, or on a card the fish above and the bat, upside down, below.
func duel(c paint.Canvas, card, fine bool) {
	for i, mood := range [2]Mood{MoodSweeping, MoodPleased} {
		h := Fighter(i)
		at := paint.Scale(0.9, 0.9).Then(paint.Translate(52*float64(i)-26, 10-16*float64(i)))
		if card {
			at = paint.Scale(0.86, 0.86).Then(paint.Rotate(-8)).Then(paint.Translate(0, -48)).Then(paint.Rotate(180 * float64(i)))
		}
		figure.DrawWithEdge(c.Transformed(at), fighterTones(h), figure.OutlineWidth, fine, func(p figure.Pen) { h.draw(p, FighterMotif{h, mood}.Expression()) })
	}
}

// BoxColor returns the colour of the box of the game.
func BoxColor() color.RGBA { return art.RGB(0x2A1248) }

// coverImage returns the front of the box of the game, w×h pixels: fish and bat on both sides of the seam, over the name of the game.
func coverImage(s *art.LetterPainter, w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	art.DrawBoxFront(page, float64(w), float64(h), BoxColor())
	k := float64(w) / 64
	c := page.Transformed(paint.Scale(k, k))
	tall := float64(h) / k
	sheet := paint.RoundRect(3.5, 3.5, 57, tall-7, 3)
	c.Fill(sheet, paint.Solid(fighterTones(BatFighter).Light))
	inside := c.Clip(sheet)
	inside.Fill(paint.StartPath(-5, tall).Line(-5, -5).Line(44, -5).Line(33, 26).Line(41, 33).Line(24, tall).Close(), paint.Solid(fighterTones(Fish).Light))
	inside.Stroke(paint.StartPath(46, -8).Line(33, 26).Line(41, 33).Line(22, tall+4), 2.6, paint.Solid(art.PaperColor()))
	for i, mood := range [2]Mood{MoodSweeping, MoodPleased} {
		h := Fighter(i)
		at := paint.Scale(0.42, 0.42).Then(paint.Translate(21+22*float64(i), (tall-17)/2+9-17*float64(i)))
		figure.DrawWithEdge(inside.Transformed(at), fighterTones(h), figure.OutlineWidth*1.2, w >= faceFine, func(p figure.Pen) { h.draw(p, FighterMotif{h, mood}.Expression()) })
	}
	inside.Fill(paint.Rect(0, tall-19, 64, 19), paint.Solid(BoxColor()))
	c.Fill(s.TextOutline("DREI x DR3I", 9.5).Centred(32, tall-11), paint.Solid(art.PaperColor()))
	return page.Image()
}
