package records

import (
	"image"
	"image/draw"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
)

// ring is a ring filled to a percentage.
type ring uint8

// Nature says that the groove of the ring depends on the table.
func (ring) Nature() kit.Nature { return kit.Nature{Themed: true} }

// Paint draws the ring, filled clockwise from the top.
func (r ring) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 100)
	ui := o.Theme.UI()
	c.Stroke(paint.Circle(50, 50, 39), 17, paint.Solid(paint.Mix(ui.Panel, ui.Muted, 0.28)))
	if r == 0 {
		return c.Image()
	}
	full := 2 * math.Pi * float64(r) / 100
	path := paint.Start(50, 11)
	for turn := 0.05; turn < full; turn += 0.05 {
		path.Line(50+39*math.Sin(turn), 50-39*math.Cos(turn))
	}
	path.Line(50+39*math.Sin(full), 50-39*math.Cos(full))
	tone := pictures.Family(dreist.Turquoise)
	c.Stroke(path, 17, paint.Solid(tone))
	c.Stroke(path, 3, paint.Solid(paint.Fade(paint.Lighter(tone, 0.5), 0.6)))
	return c.Image()
}

// emblem is the picture beside a number of the statistics.
type emblem uint8

const (
	flame  emblem = iota // wins in a row
	ash                  // no wins in a row
	bolt                 // the fastest win
	trio                 // DREIer
	packet               // gifts
	fan                  // the cards of one turn
)

// Nature says that the pictures are the same on every table, with cards in the chosen style.
func (emblem) Nature() kit.Nature { return kit.Nature{Styled: true} }

// Paint draws the picture.
func (m emblem) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 100)
	page := c.Image()
	lay := func(card *image.RGBA, x, y float64) {
		at := image.Pt(kit.Round(x*float64(o.W)/100), kit.Round(y*float64(o.W)/100))
		draw.Draw(page, card.Bounds().Add(at), card, image.Point{}, draw.Over)
	}
	wide := func(part float64) int { return max(kit.Round(part*float64(o.W)), 1) }
	switch m {
	case flame:
		burn(c, [3]uint32{0xD7263D, 0xF28C00, 0xFFE38A}, 0x5E0A1A)
	case ash:
		burn(c, [3]uint32{0xB9B1A2, 0xCFC8BA, 0xE6E1D6}, 0x6B6458)
	case bolt:
		line := paint.Solid(art.RGB(0x6F4200))
		c.Piece(paint.Start(60, 6).Line(18, 58).Line(44, 58).Line(36, 95).Line(82, 38).Line(54, 38).Line(66, 6).Close(), paint.Solid(art.RGB(0xF6B91A)), 5, line)
		c.Stroke(paint.Start(57, 17).Line(33, 49), 4, paint.Solid(art.RGB(0xFFE9AE)))
	case trio:
		for i := range 3 {
			lay(pictures.Face(o.Studio, dreist.KindOf(3+i, dreist.Turquoise), wide(0.36), o.Cards.Strong), 31*float64(i)+1, 24-6*math.Sin(math.Pi*float64(i)/2))
		}
	case packet:
		lay(pictures.Back(pictures.BackDesign(o.Cards.Back), wide(0.62)), 24, 6)
		lay(pictures.Back(pictures.BackDesign(o.Cards.Back), wide(0.62)), 14, 10)
		lay(art.Bow(wide(0.62)), 14, 10)
	case fan:
		for i, kind := range [...]dreist.Kind{dreist.KindOf(8, dreist.Violet), dreist.KindOf(5, dreist.Yellow), dreist.KindOf(7, dreist.Red)} {
			lay(pictures.Face(o.Studio, kind, wide(0.46), o.Cards.Strong), 2+25*float64(i), 2+16*float64(i))
		}
	}
	return page
}

// burn draws a flame from its outer colour to its core.
func burn(c paint.Canvas, tones [3]uint32, line uint32) {
	tongue := paint.Start(50, 4).Cubic(56, 24, 84, 36, 82, 64).Cubic(80, 86, 66, 96, 50, 96).Cubic(32, 96, 18, 84, 18, 64).
		Cubic(18, 50, 28, 42, 30, 28).Cubic(38, 34, 40, 40, 41, 46).Cubic(48, 34, 50, 20, 50, 4).Close()
	c.Piece(tongue, paint.Solid(art.RGB(tones[0])), 5, paint.Solid(art.RGB(line)))
	for i, size := range [2]float64{0.7, 0.4} {
		inner := c.In(paint.Move(-50, -92).Then(paint.Scale(size, size)).Then(paint.Move(50, 91)))
		inner.Fill(tongue, paint.Solid(art.RGB(tones[i+1])))
	}
}

// faceOf returns the portrait of a kind of opponent.
func faceOf(kind string) kit.Motif {
	if family, ok := families()[kind]; ok {
		return pictures.PortraitOf(family, pictures.Patient)
	}
	return pictures.EgonMotif(pictures.Waiting)
}
