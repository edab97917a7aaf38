package records

import (
	"image/color"
	"strconv"

	"dreist/game/dreist/medals"
	"dreist/render/art"
	"dreist/render/paint"
)

// part is a shape of a medal's symbol.
type part struct {
	shape *paint.Path
	fill  color.RGBA
	bare  bool // without an outline
}

// symbolX and symbolY are the middle of a symbol, which is about 50 units wide and 36 high.
const symbolX, symbolY = 50.0, 74.5

// symbol draws the symbol of a medal with a paper edge around it.
func symbol(c paint.Canvas, parts []part) {
	c = c.In(paint.Move(symbolX, symbolY))
	for _, p := range parts {
		c.Stroke(p.shape, 6.4, paint.Solid(art.Paper()))
	}
	for _, p := range parts {
		if p.bare {
			c.Fill(p.shape, paint.Solid(p.fill))
		} else {
			c.Piece(p.shape, paint.Solid(p.fill), 2, paint.Solid(art.Ink()))
		}
	}
}

// Colours other than those of the cards.
func gold() color.RGBA  { return art.RGB(0xF9C93C) }
func night() color.RGBA { return art.RGB(0x3A4673) }
func green() color.RGBA { return art.RGB(0x6DB33F) }
func wood() color.RGBA  { return art.RGB(0xC98B4E) }

// family returns a colour of the cards, counted modulo 4.
func family(i int) color.RGBA { return art.Ornament()[i%4] }

// symbolOf returns the symbol of a medal.
func symbolOf(m medals.Medal, s *art.Studio) []part {
	switch m {
	case medals.Trio:
		return append(append(card(s, 3, 0, -15, 1, -10, 1), card(s, 4, 0, 0, -1, 0, 1)...), card(s, 5, 0, 15, 1, 10, 1)...)
	case medals.Treble:
		return badge(0, 18, times(-9.5, 0.5, 5), s.Numeral(3, 17, 5, 0))
	case medals.Column:
		var all []part
		for i := range 6 {
			all = append(all, part{shape: paint.RoundRect(-12, -22+5.6*float64(i), 24, 12, 3), fill: family(i%3 + 1)})
		}
		return all
	case medals.Avalanche:
		all := card(s, 8, 2, -14, -8, -28, 0.8)
		all = append(all, card(s, 5, 3, 4, -9, 20, 0.8)...)
		all = append(all, card(s, 2, 1, -4, 7, -62, 0.8)...)
		return append(all, card(s, 6, 0, 17, 6, 48, 0.8)...)
	case medals.BigTurn:
		var all []part
		for i := range 5 {
			turn := float64(i-2) * 17
			at := paint.Move(0, -24).Then(paint.Turn(turn)).Then(paint.Move(0, 22))
			all = append(all, part{shape: blankCard(1.05).Map(at), fill: family(i)})
		}
		return append(all, badge(7, 13, s.Numeral(8, 15, 0, 7))...)
	case medals.Generous:
		return append(append(gift(-15, 3, 0.72, 2), gift(15, 3, 0.72, 3)...), gift(0, 1, 0.8, 0)...)
	case medals.GiftWin:
		return gift(0, 2, 1.25, 0)
	case medals.DiscardWin:
		down := paint.Start(-4, -20).Line(4, -20).Line(4, -9).Line(11, -9).Line(0, 3).Line(-11, -9).Line(-4, -9).Close()
		return []part{
			{shape: paint.RoundRect(-17, 9, 34, 8, 3), fill: family(2)}, {shape: paint.RoundRect(-18, 4, 34, 8, 3), fill: family(1)},
			{shape: paint.RoundRect(-16, -1, 34, 8, 3), fill: family(3)}, {shape: down, fill: gold()},
		}
	case medals.CleanWin:
		return append(badge(0, 18, back()), part{shape: paint.Start(-12, 12).Line(12, -12).Stroked(5, 0.05), fill: family(0), bare: true})
	case medals.CloseWin:
		hand := paint.Start(0, 2).Line(0, -7).Stroked(3, 0.05).Add(paint.Start(0, 2).Line(6, 6).Stroked(3, 0.05))
		return []part{
			{shape: paint.RoundRect(-3.5, -21, 7, 8, 2), fill: wood()}, {shape: paint.Circle(0, 2, 16), fill: gold()}, {shape: paint.Circle(0, 2, 11.5), fill: art.Paper()},
			{shape: hand, fill: art.Ink(), bare: true},
		}
	case medals.HighWin:
		return plate("+20", 1, s)
	case medals.Comeback:
		rise := paint.Start(-21, -9).Line(-7, 11).Line(3, 1).Line(13, -8)
		return []part{
			{shape: rise.Stroked(10, 0.05), fill: art.Ink(), bare: true}, {shape: paint.Start(3, -15).Line(21, -17).Line(19, 1).Close(), fill: green()},
			{shape: rise.Stroked(6, 0.05), fill: green(), bare: true},
		}
	case medals.Strong:
		return []part{
			{shape: paint.RoundRect(-1.8, -21, 3.6, 10, 1.5), fill: family(3)}, {shape: paint.Circle(0, -19, 3.6), fill: gold()},
			{shape: paint.RoundRect(-19, -12, 38, 28, 7), fill: art.RGB(0xB9C4D6)}, {shape: paint.RoundRect(-14, -7, 28, 18, 5), fill: night()},
			{shape: paint.Circle(-6, 0, 3.4), fill: gold(), bare: true}, {shape: paint.Circle(6, 0, 3.4), fill: gold(), bare: true},
			{shape: paint.Start(-5, 7).Quad(0, 10, 5, 7).Stroked(2, 0.05), fill: gold(), bare: true},
		}
	case medals.Four:
		return []part{
			{shape: paint.RoundRect(-11, -10, 22, 22, 5), fill: wood()}, {shape: paint.Circle(0, -14, 6.5), fill: family(0)}, {shape: paint.Circle(16, 1, 6.5), fill: family(1)},
			{shape: paint.Circle(0, 14.5, 6.5), fill: family(2)}, {shape: paint.Circle(-16, 1, 6.5), fill: family(3)},
		}
	case medals.Series:
		handle := paint.Start(11, -12).Cubic(22, -13, 22, 2, 9, 3).Stroked(3.6, 0.05)
		cup := paint.Start(-13, -17).Line(13, -17).Cubic(13, -4, 10, 4, 3, 6).Line(3, 10).Line(-3, 10).
			Line(-3, 6).Cubic(-10, 4, -13, -4, -13, -17).Close()
		return []part{{shape: handle, fill: gold()}, {shape: handle.Mirrored(), fill: gold()}, {shape: cup, fill: gold()}, {shape: paint.RoundRect(-10, 9, 20, 7, 2), fill: wood()}}
	case medals.SecondTry:
		return badge(0, 18, around())
	case medals.Rung54, medals.Rung56, medals.Rung58, medals.Rung60:
		return rungs(m.Of(), s)
	case medals.Week:
		return []part{
			{shape: paint.RoundRect(-16, -17, 32, 34, 5), fill: art.Paper()}, {shape: paint.RoundRect(-16, -17, 32, 10, 4), fill: family(0)},
			{shape: paint.RoundRect(-10, -21, 4, 8, 2), fill: art.RGB(0xB9C4D6)}, {shape: paint.RoundRect(6, -21, 4, 8, 2), fill: art.RGB(0xB9C4D6)},
			{shape: s.Numeral(7, 18, 0, 5), fill: art.Ink(), bare: true},
		}
	case medals.Examples:
		page := paint.Start(0, -10).Quad(10, -17, 22, -12).Line(22, 12).Quad(10, 7, 0, 14).Close()
		lines := paint.Start(5, -5).Quad(11, -8, 17, -6).Stroked(2, 0.05).Add(paint.Start(5, 2).Quad(11, -1, 17, 1).Stroked(2, 0.05))
		return append([]part{{shape: page, fill: art.Paper()}, {shape: page.Mirrored(), fill: art.Paper()}, {shape: lines.Mirrored(), fill: night(), bare: true}}, star(11, 0, 7.5)...)
	case medals.Puzzles:
		return append(append(star(-17, 4, 10.5), star(17, 4, 10.5)...), star(0, -3, 13.5)...)
	case medals.Analysis:
		grip := paint.Start(8, 8).Line(18, 18).Stroked(7, 0.05)
		return []part{{shape: grip, fill: wood()}, {shape: paint.Circle(-2, -3, 15.5), fill: night()}, {shape: paint.Circle(-2, -3, 11), fill: art.RGB(0xD6F0F5)},
			{shape: paint.Start(-9, -5).Quad(-8, -10, -3, -11).Stroked(2.4, 0.05), fill: art.Paper(), bare: true}}
	}
	return nil
}

// blankCard is the outline of a card around (0, 0) at a size.
func blankCard(size float64) *paint.Path {
	return paint.RoundRect(-9*size, -12.6*size, 18*size, 25.2*size, 2.6*size)
}

// card returns a turned card of a family with a number.
func card(s *art.Studio, number, of int, x, y, turn, size float64) []part {
	at := paint.Turn(turn).Then(paint.Move(x, y))
	return []part{
		{shape: blankCard(size).Map(at), fill: family(of)},
		{shape: paint.Circle(0, 0, 7*size).Map(at), fill: art.Paper(), bare: true},
		{shape: s.Numeral(number, 9.5*size, 0, 0).Map(at), fill: art.Ink(), bare: true},
	}
}

// badge returns a round badge with signs on it, its middle down units below the symbol's.
func badge(down, radius float64, signs ...*paint.Path) []part {
	all := []part{{shape: paint.Circle(0, down, radius), fill: gold()}}
	for _, sign := range signs {
		all = append(all, part{shape: sign, fill: art.Ink(), bare: true})
	}
	return all
}

// times returns a multiplication sign around a point.
func times(x, y, reach float64) *paint.Path {
	falling := paint.Start(x+reach, y-reach).Line(x-reach, y+reach).Stroked(4, 0.05)
	return paint.Start(x-reach, y-reach).Line(x+reach, y+reach).Stroked(4, 0.05).Add(falling)
}

// plate returns a plate with a text in a colour of the cards.
func plate(text string, of int, s *art.Studio) []part {
	word := s.Word(text, 17).Centred(0, 0.5)
	low, high := word.Bounds()
	w := high.X - low.X + 14
	return []part{{shape: paint.RoundRect(-w/2, -13, w, 27, 8), fill: family(of)}, {shape: word, fill: art.Ink(), bare: true}}
}

// gift returns a packet with a bow around a point, its ribbon in a colour of the cards.
func gift(x, y, size float64, of int) []part {
	at := paint.Scale(size, size).Then(paint.Move(x, y))
	loop := paint.Start(0, -8).Cubic(4, -19, 15, -19, 13, -11).Cubic(12, -7, 5, -7, 0, -8).Close()
	ribbon := family(of)
	return []part{
		{shape: paint.RoundRect(-14, -8, 28, 22, 3).Map(at), fill: art.Paper()}, {shape: paint.Rect(-3, -8, 6, 22).Map(at), fill: ribbon},
		{shape: loop.Map(at), fill: ribbon}, {shape: loop.Mirrored().Map(at), fill: ribbon}, {shape: paint.Circle(0, -8.5, 3).Map(at), fill: ribbon},
	}
}

// back returns an arrow that turns back.
func back() *paint.Path {
	bow := paint.Start(-7, -5).Line(2, -5).Cubic(13, -5, 13, 9, 2, 9).Line(-5, 9).Stroked(4, 0.05)
	return bow.Add(paint.Start(-5, -12).Line(-5, 2).Line(-13, -5).Close())
}

// around returns an arrow that goes round.
func around() *paint.Path {
	bow := paint.Start(8, -7).Cubic(3, -12, -9, -11, -10, 0).Cubic(-9, 12, 8, 12, 10, 2).Stroked(4.2, 0.05)
	return bow.Add(paint.Start(13, -13).Line(13, -1).Line(2, -4).Close())
}

// rungs returns a ladder with a number on a plate.
func rungs(number int, s *art.Studio) []part {
	var all []part
	for _, y := range [...]float64{-20, 13} {
		all = append(all, part{shape: paint.RoundRect(-16, y, 32, 4.6, 2), fill: wood()})
	}
	rail := paint.RoundRect(12, -26, 5.6, 47, 2.6)
	all = append(all, part{shape: rail, fill: wood()}, part{shape: rail.Mirrored(), fill: wood()})
	return append(all, plate(strconv.Itoa(number), 1, s)...)
}

// star returns a golden star.
func star(x, y, size float64) []part {
	return []part{{shape: paint.Star(x, y, 5, size*0.5, size, 0.3), fill: gold()}}
}
