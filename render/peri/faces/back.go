package faces

import (
	"image"
	"image/color"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// backs are the designs of the back: the colours of the field and of the threads on it, and the signs between the threads.
var backs = [...]struct {
	field, thread uint32
	signs         []peri.Suit
}{
	{0x2C3557, 0x46527E, []peri.Suit{peri.Clubs, peri.Spades, peri.Hearts, peri.Diamonds}},
	{0x0F4B4C, 0x2A7472, []peri.Suit{peri.Clubs}},
	{0x40305F, 0x66528C, []peri.Suit{peri.Spades}},
	{0x6B1A2C, 0x9A3F4E, []peri.Suit{peri.Hearts}},
	{0x6F3600, 0xA3632A, []peri.Suit{peri.Diamonds}},
	{0x25272C, 0x8A6A2C, []peri.Suit{peri.Clubs, peri.Spades, peri.Hearts, peri.Diamonds}},
}

// BackDesignCount is the number of designs of the back.
const BackDesignCount = len(backs)

// BackMotif is the back of a card, by the number of its design.
type BackMotif uint8

// PictureTraits says that a card is carried at a slant.
func (BackMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

// Paint draws the back at a size: a lattice with the signs of suits, and in an oval a lapwing, who looks on and says nothing.
func (m BackMotif) Paint(o kit.PaintRequest) *image.RGBA {
	d, w := backs[m], o.W
	field := art.RGB(d.field)
	return sheet(w, field, func(c paint.Canvas) {
		panel := paint.RoundRect(5.5, 5.5, art.CardUnitWidth-11, art.CardUnitHeight-11, 4)
		c.Fill(panel, paint.Solid(field))
		if w < letteredFrom {
			return
		}
		lattice(c.Clip(panel).Transformed(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2)), art.RGB(d.thread), d.signs)
		c.Stroke(paint.RoundRect(8.6, 8.6, art.CardUnitWidth-17.2, art.CardUnitHeight-17.2, 2.6), 0.9, paint.Solid(gold()))
		oval := paint.Ellipse(50, 70, 25, 33)
		c.Fill(paint.Ellipse(50, 70, 28.5, 36.5), paint.Solid(field))
		c.Fill(oval, paint.Solid(art.RGB(0xF3E3BE)))
		lapwing(c.Clip(oval).Transformed(paint.Translate(50, 70)))
		c.Stroke(oval, 1.8, paint.Solid(gold()))
	})
}

// lattice draws crossing threads with the sign of a suit in each field, in one quiet tone.
func lattice(c paint.Canvas, tone color.RGBA, signs []peri.Suit) {
	const step = 11.5
	for i := -12.5; i <= 12.5; i++ {
		for _, far := range [2]float64{-100, 100} {
			c.Stroke(paint.StartPath(2*step*i+far, -100).Line(2*step*i-far, 100), 0.7, paint.Solid(tone))
		}
	}
	for row := -6; row <= 6; row++ {
		for column := -4; column <= 4; column++ {
			if (row+column)%2 == 0 {
				at := c.Transformed(paint.Scale(0.075, 0.075).Then(paint.Translate(step*float64(column), step*float64(row))))
				at.Fill(outlineOf(signs[((column+2*row)&2|row&1)%len(signs)]), paint.Solid(tone))
			}
		}
	}
}

// lapwing draws the head of a lapwing that looks to the left, around (0, 0) and about 30 units to every side, its crest upright.
func lapwing(c paint.Canvas) {
	dark, gloss, white, line := art.RGB(0x27344A), art.RGB(0x3F7F6F), art.RGB(0xFFFDF6), paint.Solid(art.RGB(0x141B2B))
	const weight = 1.3
	for _, feather := range [2]*paint.Path{
		paint.StartPath(1, -4).Cubic(10, -8, 13, -16, 9, -27).Cubic(19, -18, 18, -4, 9, 4).Close(),
		paint.StartPath(4, -2).Cubic(13, -4, 18, -9, 19, -19).Cubic(25, -9, 20, 4, 9, 8).Close(),
	} {
		c.FillAndStroke(feather, paint.Solid(dark), weight, line)
	}
	breast := paint.StartPath(-6, 18).Cubic(-14, 24, -18, 32, -20, 44).Line(28, 44).Cubic(25, 32, 18, 22, 11, 14).Close()
	c.FillAndStroke(breast, paint.Solid(dark), weight, line)
	c.Clip(breast).Fill(paint.StartPath(14, 14).Cubic(5, 24, 7, 32, 5, 46).Line(30, 46).Line(30, 14).Close(), paint.Solid(gloss))
	c = c.Transformed(paint.Translate(0, 8))
	head := paint.Circle(0, 0, 13)
	c.Fill(head, paint.Solid(white))
	inside := c.Clip(head)
	inside.Fill(paint.StartPath(-14, -5).Quad(-4, -7, 4, -3).Quad(10, -1, 14, -2).Line(14, -16).Line(-14, -16).Close(), paint.Solid(dark))
	inside.Fill(paint.StartPath(-14, 5).Quad(-7, 5, -4, 9).Quad(-2, 12, -4, 16).Line(-14, 16).Close(), paint.Solid(dark))
	c.Stroke(head, weight, line)
	c.FillAndStroke(paint.StartPath(-12.4, -3.4).Quad(-18, -2, -22, 2).Quad(-17, 4, -12, 3).Close(), paint.Solid(art.RGB(0x4A4F5E)), weight, line)
	eye := paint.Circle(-2.4, -0.4, 5)
	c.FillAndStroke(eye, paint.Solid(white), weight, line)
	c.Clip(eye).Fill(paint.Circle(-4.4, 1.4, 3.1), paint.Solid(art.InkColor()))
	c.Fill(paint.Circle(-3.4, 0.4, 1.1), paint.Solid(white))
	c.Clip(eye).Fill(paint.Rect(-8, -6, 12, 3.8), paint.Solid(gloss))
	c.Stroke(paint.StartPath(-7, -2.2).Line(2.2, -2.2), weight, line)
}
