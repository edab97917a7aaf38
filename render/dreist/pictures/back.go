package pictures

import (
	"image"
	"image/color"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/paint"
)

// Back returns the back of every card: all four symbols, in a medallion and strewn over night blue.
func Back(w int) *image.RGBA {
	page := paint.New(w, art.CardHeight(w))
	night, thread := art.RGB(0x2C3557), art.RGB(0x46527E)
	c := art.CardSheet(page, w, art.Paper()).In(art.CardUnits(w))
	panel := paint.RoundRect(6, 6, art.CardWide-12, art.CardTall-12, 5)
	c.Fill(panel, paint.Solid(night))
	inside := c.Clip(panel)
	strew(inside, thread)
	c.Stroke(paint.RoundRect(9, 9, art.CardWide-18, art.CardTall-18, 3), 0.9, paint.Solid(art.RGB(0xE9C46A)))
	medallion(c.In(paint.Move(art.CardWide/2, art.CardTall/2)), night)
	art.CardEdge(page, w, art.RGB(0x1A2038))
	return page.Image()
}

// strew draws a lattice with a symbol in every field, all in one quiet tone.
func strew(c paint.Canvas, tone color.RGBA) {
	const step = 14.0
	for i := -12.5; i <= 12.5; i++ {
		x := art.CardWide/2 + 2*step*i
		c.Stroke(paint.Start(x-art.CardTall, art.CardTall/2-art.CardTall).Line(x+art.CardTall, art.CardTall/2+art.CardTall), 0.6, paint.Solid(tone))
		c.Stroke(paint.Start(x+art.CardTall, art.CardTall/2-art.CardTall).Line(x-art.CardTall, art.CardTall/2+art.CardTall), 0.6, paint.Solid(tone))
	}
	for row := -5; row <= 5; row++ {
		for column := -4; column <= 4; column++ {
			if (row+column)%2 == 0 {
				family := dreist.Color((column+2*row)&2 | row&1)
				symbol(c, family, art.CardWide/2+step*float64(column), art.CardTall/2+step*float64(row), 9, paint.Solid(tone))
			}
		}
	}
}

// medallion draws four quarters, one in each family's colour with its symbol, around (0, 0).
func medallion(c paint.Canvas, night color.RGBA) {
	const r = 30.0
	c.Fill(paint.Circle(0, 0, r+4.5), paint.Solid(night))
	c.Fill(paint.Circle(0, 0, r+2.2), paint.Solid(art.RGB(0xE9C46A)))
	c.Fill(paint.Circle(0, 0, r+1), paint.Solid(art.Paper()))
	for family := range dreist.Color(dreist.Colors) {
		quarter := c.In(paint.Turn(90*float64(family) - 45))
		petal := paint.Start(0, -1.2).Cubic(-9, -10, -r*0.66, -r*0.62, -r*0.58, -r*0.68).
			Cubic(-r*0.35, -r*0.96, r*0.35, -r*0.96, r*0.58, -r*0.68).
			Cubic(r*0.66, -r*0.62, 9, -10, 0, -1.2).Close()
		quarter.Fill(petal, paint.Solid(Family(family)))
		at := paint.Turn(90*float64(family) - 45).Apply(paint.Point{Y: -r * 0.58})
		symbol(c, family, at.X, at.Y, 15, paint.Solid(art.Paper()))
	}
}
