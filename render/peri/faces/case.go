package faces

import (
	"image"
	"image/color"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// CaseState is the state of the case into which the cards fly at the end.
type CaseState uint8

// The states of the case.
const (
	OpenCase     CaseState = iota
	AjarCase               // Egon has his finger in it
	PinchingCase           // the lid pinches his finger
	ClosedCase             // the case is closed, without his finger
)

// CaseColor returns the colour of the case and of the box of the game.
func CaseColor() color.RGBA { return art.RGB(0x1F4D3A) }

// Paint draws the case at a size; it opens upwards.
func (a CaseState) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	line, edge := paint.Solid(art.RGB(0x0E2A1F)), paint.Solid(art.RGB(0xD8B45A))
	lid := paint.Rotate([...]float64{OpenCase: -78, AjarCase: -34, PinchingCase: -9, ClosedCase: 0}[a])
	if a == AjarCase || a == PinchingCase {
		finger := c.Transformed(paint.Rotate(14).Then(paint.Translate(66, 44)))
		finger.FillAndStroke(paint.RoundRect(-14, -5, 40, 11, 5.5), paint.Solid(art.RGB(0xF7B98A)), 2.2, paint.Solid(art.RGB(0x5C2F14)))
	}
	if a == PinchingCase {
		for _, turn := range [3]float64{-10, 30, 70} {
			c.Transformed(paint.Rotate(turn).Then(paint.Translate(76, 40))).Stroke(paint.StartPath(0, -9).Line(0, -19), 2.6, paint.Solid(red()))
		}
	}
	c.FillAndStroke(paint.RoundRect(28, 46, 44, 51, 4), paint.Solid(CaseColor()), 2.4, line)
	c.Stroke(paint.RoundRect(33, 54, 34, 37, 3), 1.8, edge)
	c.Transformed(paint.Scale(0.2, 0.2).Then(paint.Translate(50, 73))).Fill(outlineOf(peri.Spades), edge)
	cover := c.Transformed(lid.Then(paint.Translate(28, 47)))
	cover.FillAndStroke(paint.StartPath(0, 0).Line(0, -7).Quad(0, -10, 4, -10).Line(40, -10).Quad(44, -10, 44, -7).Line(44, 0).Close(), paint.Solid(CaseColor()), 2.4, line)
	cover.Stroke(paint.StartPath(4, -4).Line(40, -4), 1.6, edge)
	return c.Image()
}

// LeadTypeMotif is a piece of lead type with a letter or, if Letter is empty, the sign of a suit.
type LeadTypeMotif struct {
	Letter string
	Suit   peri.Suit
}

// Paint draws the piece at a size.
func (m LeadTypeMotif) Paint(o kit.PaintRequest) *image.RGBA {
	sign := outlineOf(m.Suit)
	if m.Letter != "" {
		sign = o.Letters.TextOutline(m.Letter, 100)
	}
	c := paint.NewSquareCanvas(o.W, 40)
	c.FillAndStroke(paint.RoundRect(4, 4, 32, 32, 3), paint.Solid(art.RGB(0x9AA0A6)), 2, paint.Solid(art.RGB(0x4B5157)))
	c.Fill(paint.Rect(6, 6, 28, 5), paint.Solid(art.RGB(0xC5CACE)))
	low, high := sign.Bounds()
	k := 22 / max(high.X-low.X, high.Y-low.Y)
	c.Fill(sign.Centred(0, 0).Map(paint.Scale(k, k).Then(paint.Translate(20, 22.5))), paint.Solid(art.RGB(0x2A2E33)))
	return c.Image()
}
