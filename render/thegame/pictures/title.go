package pictures

import (
	"image"
	"math"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The size of the title in the units of its drawing.
const titleWide, titleTall = 266.0, 116.0

// TitleHeightRatio is the height of the title as a part of its width.
const TitleHeightRatio = titleTall / titleWide

// titleHeight returns the height in pixels of the title w pixels wide.
func titleHeight(w int) int { return int(math.Round(float64(w) * TitleHeightRatio)) }

// titleImage returns THE GAME, w pixels wide and titleHeight(w) high: GAME lies on four cards over which the characters peek.
func titleImage(s *art.LetterPainter, w int) *image.RGBA {
	k := float64(w) / titleWide
	c := paint.NewCanvas(w, titleHeight(w)).Transformed(paint.Scale(k, k))
	the := new(paint.Path)
	for i, at := range [3]struct{ x, y, turn float64 }{{20, 92, -8}, {46, 83, 4}, {71, 72, -6}} {
		the.Add(s.TextOutline("THE"[i:i+1], 38).Centred(0, 0).Map(paint.Rotate(at.turn).Then(paint.Translate(at.x, at.y))))
	}
	c.Stroke(the, 7, paint.Solid(art.PaperColor()))
	c.Fill(the, paint.Solid(art.InkColor()))

	const wide, tall = 38.0, 52.0
	for i, at := range [thegame.PileCount]struct{ x, y, turn float64 }{{111, 84, -5}, {150, 79, 4}, {192, 82, -4}, {234, 86, 6}} {
		p := thegame.Pile(i)
		t := tonesOf(p)
		card := c.Transformed(paint.Rotate(at.turn).Then(paint.Translate(at.x, at.y)))
		behind := card.Clip(paint.Rect(-titleWide, -titleTall, 2*titleWide, titleTall-tall/2+1))
		peeking := behind.Transformed(paint.Scale(0.6, 0.6).Then(paint.Translate(0, [thegame.PileCount]float64{-38, -37, -41, -34.5}[i])))
		figure.DrawWithEdge(peeking, t.Colors, figure.OutlineWidth, w >= 200, func(pen figure.Pen) {
			characterOf(p).draw(pen, CharacterMotif{Pile: p, Mood: [thegame.PileCount]Mood{MoodIdle, MoodTriumphant, MoodDelighted, MoodTickled}[i]}.Expression())
		})
		sheet := paint.RoundRect(-wide/2, -tall/2, wide, tall, 5.5)
		card.FillBlurred(sheet.Map(paint.Translate(0, 2)), 3, paint.ScaleOpacity(art.InkColor(), 0.3))
		card.FillAndStroke(sheet, paint.Solid(t.Base), 2, paint.Solid(t.Line))
		letter := s.TextOutline("GAME"[i:i+1], 36).Centred(0, 0)
		card.Stroke(letter, 4, paint.Solid(t.Line))
		card.Fill(letter, paint.Solid(art.PaperColor()))
	}
	return c.Image()
}
