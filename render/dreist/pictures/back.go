package pictures

import (
	"image"
	"image/color"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/mascot"
	"dreist/render/paint"
)

// BackDesign is a design for the backs of all cards. Every design looks the same upside down.
type BackDesign uint8

const (
	MedallionBack BackDesign = iota // all four symbols in a medallion, and scattered over night blue
	EgonTwiceBack                   // Egon twice, as on a court card
	GiftWrapBack                    // wrapping paper with a bow
	LozengesBack                    // lozenges in the colours of the families
)

func (d BackDesign) cloth() (ground, edge color.RGBA) {
	switch d {
	case EgonTwiceBack:
		return art.RGB(0x1D5A57), art.RGB(0x0D2E2D)
	case GiftWrapBack:
		return art.RGB(0x9B2138), art.RGB(0x4A0C18)
	case LozengesBack:
		return art.RGB(0x3A2A4D), art.RGB(0x1E1529)
	}
	return art.RGB(0x2C3557), art.RGB(0x1A2038)
}

func gold() color.RGBA { return art.RGB(0xE9C46A) }

// fineBack is the width in pixels below which a back leaves out small details.
const fineBack = 26

// BackImage returns the card back of a design, w pixels wide.
func BackImage(d BackDesign, w int) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	ground, edge := d.cloth()
	c := art.DrawBlankCard(page, w, art.PaperColor()).Transformed(art.CardMatrix(w))
	panel := paint.RoundRect(6, 6, art.CardUnitWidth-12, art.CardUnitHeight-12, 5)
	c.Fill(panel, paint.Solid(ground))
	inside, fine := c.Clip(panel), w >= fineBack
	middle := c.Transformed(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2))
	switch d {
	case EgonTwiceBack:
		rays(inside.Transformed(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2)), art.RGB(0x2B6F6A))
		hem(c)
		egonTwice(middle, fine)
	case GiftWrapBack:
		dots(inside, art.RGB(0xB93A51))
		hem(c)
		wrap(inside.Transformed(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2)))
	case LozengesBack:
		lozenges(inside, ground, fine)
		hem(c)
	default:
		strew(inside, art.RGB(0x46527E))
		hem(c)
		medallion(middle, ground)
	}
	art.DrawCardEdge(page, w, edge)
	return page.Image()
}

func hem(c paint.Canvas) {
	c.Stroke(paint.RoundRect(9, 9, art.CardUnitWidth-18, art.CardUnitHeight-18, 3), 0.9, paint.Solid(gold()))
}

// strew draws a lattice with a symbol in every field, in one tone.
func strew(c paint.Canvas, tone color.RGBA) {
	const step = 14.0
	for i := -12.5; i <= 12.5; i++ {
		x := art.CardUnitWidth/2 + 2*step*i
		for _, far := range [2]float64{-art.CardUnitHeight, art.CardUnitHeight} {
			c.Stroke(paint.StartPath(x+far, -art.CardUnitHeight/2).Line(x-far, art.CardUnitHeight*3/2), 0.6, paint.Solid(tone))
		}
	}
	for row := -5; row <= 5; row++ {
		for column := -4; column <= 4; column++ {
			if (row+column)%2 == 0 {
				family := dreist.Color((column+2*row)&2 | row&1)
				symbol(c, family, art.CardUnitWidth/2+step*float64(column), art.CardUnitHeight/2+step*float64(row), 9, paint.Solid(tone))
			}
		}
	}
}

// medallion draws four quarters, one in each family's colour with its symbol, around (0, 0).
func medallion(c paint.Canvas, night color.RGBA) {
	const r = 30.0
	c.Fill(paint.Circle(0, 0, r+4.5), paint.Solid(night))
	c.Fill(paint.Circle(0, 0, r+2.2), paint.Solid(gold()))
	c.Fill(paint.Circle(0, 0, r+1), paint.Solid(art.PaperColor()))
	for family := range dreist.Color(dreist.ColorCount) {
		quarter := c.Transformed(paint.Rotate(90*float64(family) - 45))
		petal := paint.StartPath(0, -1.2).Cubic(-9, -10, -r*0.66, -r*0.62, -r*0.58, -r*0.68).
			Cubic(-r*0.35, -r*0.96, r*0.35, -r*0.96, r*0.58, -r*0.68).
			Cubic(r*0.66, -r*0.62, 9, -10, 0, -1.2).Close()
		quarter.Fill(petal, paint.Solid(FamilyColor(family)))
		at := paint.Rotate(90*float64(family) - 45).Apply(paint.Point{Y: -r * 0.58})
		symbol(c, family, at.X, at.Y, 15, paint.Solid(art.PaperColor()))
	}
}

func rays(c paint.Canvas, tone color.RGBA) {
	const count = 24
	for i := range count {
		ray := paint.StartPath(0, 0).Line(-8.5, -130).Line(8.5, -130).Close()
		c.Transformed(paint.Rotate(360*float64(i)/count)).Fill(ray, paint.Solid(tone))
	}
}

// egonTwice draws Egon above a slanting ribbon and, turned round, below it, as on a court card.
func egonTwice(c paint.Canvas, fine bool) {
	const tilt = -18.0
	moods := [2]mascot.Mood{mascot.SmugMood, mascot.CuriousMood}
	for i, mood := range moods {
		half := c.Transformed(paint.Rotate(180 * float64(i)))
		above := paint.StartPath(-60, 0).Line(60, 0).Line(60, -80).Line(-60, -80).Close().Map(paint.Rotate(tilt))
		part := half.Clip(above)
		part.Fill(paint.Circle(2, -29, 27), paint.Solid(art.RGB(0xF3E3BE)))
		part.Stroke(paint.Circle(2, -29, 27), 1.6, paint.Solid(gold()))
		mascot.DrawPortrait(part.Transformed(paint.Scale(0.56, 0.56).Then(paint.Translate(-26, -58))), mood.Expression(), fine)
	}
	band := c.Transformed(paint.Rotate(tilt))
	band.Fill(paint.Rect(-60, -5.5, 120, 11), paint.Solid(gold()))
	band.Fill(paint.Rect(-60, -4, 120, 8), paint.Solid(art.RGB(0xC2273D)))
	for x := -3; x <= 3; x++ {
		band.Fill(paint.Circle(13*float64(x), 0, 1.7), paint.Solid(art.PaperColor()))
	}
}

func dots(c paint.Canvas, tone color.RGBA) {
	const step = 11.0
	for row := -7; row <= 7; row++ {
		for column := -5; column <= 5; column++ {
			x, y := art.CardUnitWidth/2+step*(float64(column)+0.5*float64(row&1)), art.CardUnitHeight/2+step*0.9*float64(row)
			c.Fill(paint.Circle(x, y, 2.5), paint.Solid(tone))
		}
	}
}

// wrap draws the ribbon of a gift and its bow around (0, 0). It looks the same upside down.
func wrap(c paint.Canvas) {
	line, light, deep := art.RGB(0x6B4A12), art.RGB(0xF6DFA0), art.RGB(0xC79A3A)
	for _, r := range [2]*paint.Path{paint.Rect(-70, -6.5, 140, 13), paint.Rect(-6.5, -90, 13, 180)} {
		c.FillAndStroke(r, paint.Solid(gold()), 1, paint.Solid(line))
	}
	for _, r := range [4]*paint.Path{paint.Rect(-70, -4.2, 140, 1.3), paint.Rect(-70, 2.9, 140, 1.3), paint.Rect(-4.2, -90, 1.3, 180),
		paint.Rect(2.9, -90, 1.3, 180)} {
		c.Fill(r, paint.Solid(light))
	}
	for i := range 4 {
		end := c.Transformed(paint.Rotate(90*float64(i) + 45))
		loop := paint.StartPath(0, 0).Cubic(-10, -8, -19, -27, -6, -32).Cubic(5, -35, 14, -20, 0, 0).Close()
		end.FillAndStroke(loop, paint.Solid(gold()), 1.3, paint.Solid(line))
		end.Fill(paint.StartPath(-1, -6).Cubic(-6, -12, -10, -23, -4, -26).Cubic(1, -27, 4, -17, -1, -6).Close(), paint.Solid(deep))
	}
	c.FillAndStroke(paint.Circle(0, 0, 7.5), paint.Solid(light), 1.3, paint.Solid(line))
	c.Fill(paint.Circle(0, 0, 3.2), paint.Solid(deep))
}

// lozenges draws lozenges in deep shades of the families, each with its symbol, and golden seams.
func lozenges(c paint.Canvas, ground color.RGBA, fine bool) {
	const wide, tall = 27.0, 30.0
	for row := -5; row <= 5; row++ {
		for column := -4; column <= 4; column++ {
			if (row+column)%2 != 0 {
				continue
			}
			x, y := art.CardUnitWidth/2+wide/2*float64(column), art.CardUnitHeight/2+tall/2*float64(row)
			family := dreist.Color((column+2*row)&2 | row&1)
			tones := shadesOf(family)
			lozenge := paint.StartPath(x, y-tall/2).Line(x+wide/2, y).Line(x, y+tall/2).Line(x-wide/2, y).Close()
			c.Fill(lozenge, paint.Solid(paint.Mix(tones.ink, ground, 0.3)))
			c.Stroke(lozenge, 0.8, paint.Solid(paint.Mix(gold(), ground, 0.25)))
			if fine {
				symbol(c, family, x, y, 11.5, paint.Solid(paint.Mix(tones.base, art.PaperColor(), 0.25)))
			}
		}
	}
}
