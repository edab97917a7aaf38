package records

import (
	"image/color"
	"strconv"

	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/medals"

	"dreist/render/art"
	"dreist/render/paint"
	"dreist/render/screens/awards"
)

// Colours other than those of the cards.
func night() color.RGBA { return art.RGB(0x3A4673) }
func green() color.RGBA { return art.RGB(0x6DB33F) }
func wood() color.RGBA  { return art.RGB(0xC98B4E) }

// family returns a colour of the cards, counted modulo 4.
func family(i int) color.RGBA { return art.Ornament()[i%4] }

// symbolOf returns the symbol of a medal.
func symbolOf(m medals.Medal, s *art.Studio) []awards.Part {
	switch m {
	case dreistmedals.Trio:
		return append(append(card(s, 3, 0, -15, 1, -10, 1), card(s, 4, 0, 0, -1, 0, 1)...), card(s, 5, 0, 15, 1, 10, 1)...)
	case dreistmedals.Treble:
		return awards.Badge(0, 18, times(-9.5, 0.5, 5), s.Numeral(3, 17, 5, 0))
	case dreistmedals.Column:
		var all []awards.Part
		for i := range 6 {
			all = append(all, awards.Part{Shape: paint.RoundRect(-12, -22+5.6*float64(i), 24, 12, 3), Fill: family(i%3 + 1)})
		}
		return all
	case dreistmedals.Avalanche:
		all := card(s, 8, 2, -14, -8, -28, 0.8)
		all = append(all, card(s, 5, 3, 4, -9, 20, 0.8)...)
		all = append(all, card(s, 2, 1, -4, 7, -62, 0.8)...)
		return append(all, card(s, 6, 0, 17, 6, 48, 0.8)...)
	case dreistmedals.BigTurn:
		var all []awards.Part
		for i := range 5 {
			turn := float64(i-2) * 17
			at := paint.Move(0, -24).Then(paint.Turn(turn)).Then(paint.Move(0, 22))
			all = append(all, awards.Part{Shape: blankCard(1.05).Map(at), Fill: family(i)})
		}
		return append(all, awards.Badge(7, 13, s.Numeral(8, 15, 0, 7))...)
	case dreistmedals.Generous:
		return append(append(gift(-15, 3, 0.72, 2), gift(15, 3, 0.72, 3)...), gift(0, 1, 0.8, 0)...)
	case dreistmedals.GiftWin:
		return gift(0, 2, 1.25, 0)
	case dreistmedals.DiscardWin:
		down := paint.Start(-4, -20).Line(4, -20).Line(4, -9).Line(11, -9).Line(0, 3).Line(-11, -9).Line(-4, -9).Close()
		return []awards.Part{
			{Shape: paint.RoundRect(-17, 9, 34, 8, 3), Fill: family(2)}, {Shape: paint.RoundRect(-18, 4, 34, 8, 3), Fill: family(1)},
			{Shape: paint.RoundRect(-16, -1, 34, 8, 3), Fill: family(3)}, {Shape: down, Fill: awards.Gold()},
		}
	case dreistmedals.CleanWin:
		return append(awards.Badge(0, 18, awards.Back()), awards.Part{Shape: paint.Start(-12, 12).Line(12, -12).Stroked(5, 0.05), Fill: family(0), Bare: true})
	case dreistmedals.CloseWin:
		hand := paint.Start(0, 2).Line(0, -7).Stroked(3, 0.05).Add(paint.Start(0, 2).Line(6, 6).Stroked(3, 0.05))
		return []awards.Part{
			{Shape: paint.RoundRect(-3.5, -21, 7, 8, 2), Fill: wood()}, {Shape: paint.Circle(0, 2, 16), Fill: awards.Gold()}, {Shape: paint.Circle(0, 2, 11.5), Fill: art.Paper()},
			{Shape: hand, Fill: art.Ink(), Bare: true},
		}
	case dreistmedals.HighWin:
		return awards.Plate("+20", family(1), s)
	case dreistmedals.Comeback:
		rise := paint.Start(-21, -9).Line(-7, 11).Line(3, 1).Line(13, -8)
		return []awards.Part{
			{Shape: rise.Stroked(10, 0.05), Fill: art.Ink(), Bare: true}, {Shape: paint.Start(3, -15).Line(21, -17).Line(19, 1).Close(), Fill: green()},
			{Shape: rise.Stroked(6, 0.05), Fill: green(), Bare: true},
		}
	case dreistmedals.Strong:
		return []awards.Part{
			{Shape: paint.RoundRect(-1.8, -21, 3.6, 10, 1.5), Fill: family(3)}, {Shape: paint.Circle(0, -19, 3.6), Fill: awards.Gold()},
			{Shape: paint.RoundRect(-19, -12, 38, 28, 7), Fill: art.RGB(0xB9C4D6)}, {Shape: paint.RoundRect(-14, -7, 28, 18, 5), Fill: night()},
			{Shape: paint.Circle(-6, 0, 3.4), Fill: awards.Gold(), Bare: true}, {Shape: paint.Circle(6, 0, 3.4), Fill: awards.Gold(), Bare: true},
			{Shape: paint.Start(-5, 7).Quad(0, 10, 5, 7).Stroked(2, 0.05), Fill: awards.Gold(), Bare: true},
		}
	case dreistmedals.Four:
		return []awards.Part{
			{Shape: paint.RoundRect(-11, -10, 22, 22, 5), Fill: wood()}, {Shape: paint.Circle(0, -14, 6.5), Fill: family(0)}, {Shape: paint.Circle(16, 1, 6.5), Fill: family(1)},
			{Shape: paint.Circle(0, 14.5, 6.5), Fill: family(2)}, {Shape: paint.Circle(-16, 1, 6.5), Fill: family(3)},
		}
	case dreistmedals.Series:
		handle := paint.Start(11, -12).Cubic(22, -13, 22, 2, 9, 3).Stroked(3.6, 0.05)
		cup := paint.Start(-13, -17).Line(13, -17).Cubic(13, -4, 10, 4, 3, 6).Line(3, 10).Line(-3, 10).
			Line(-3, 6).Cubic(-10, 4, -13, -4, -13, -17).Close()
		return []awards.Part{{Shape: handle, Fill: awards.Gold()}, {Shape: handle.Mirrored(), Fill: awards.Gold()}, {Shape: cup, Fill: awards.Gold()}, {Shape: paint.RoundRect(-10, 9, 20, 7, 2), Fill: wood()}}
	case dreistmedals.SecondTry:
		return awards.Badge(0, 18, around())
	case dreistmedals.Rung54, dreistmedals.Rung56, dreistmedals.Rung58, dreistmedals.Rung60:
		return rungs(m.Of, s)
	case dreistmedals.Week:
		return awards.Week(s)
	case dreistmedals.Examples:
		page := paint.Start(0, -10).Quad(10, -17, 22, -12).Line(22, 12).Quad(10, 7, 0, 14).Close()
		lines := paint.Start(5, -5).Quad(11, -8, 17, -6).Stroked(2, 0.05).Add(paint.Start(5, 2).Quad(11, -1, 17, 1).Stroked(2, 0.05))
		return append([]awards.Part{{Shape: page, Fill: art.Paper()}, {Shape: page.Mirrored(), Fill: art.Paper()}, {Shape: lines.Mirrored(), Fill: night(), Bare: true}}, awards.Star(11, 0, 7.5)...)
	case dreistmedals.Puzzles:
		return append(append(awards.Star(-17, 4, 10.5), awards.Star(17, 4, 10.5)...), awards.Star(0, -3, 13.5)...)
	case dreistmedals.Analysis:
		grip := paint.Start(8, 8).Line(18, 18).Stroked(7, 0.05)
		return []awards.Part{{Shape: grip, Fill: wood()}, {Shape: paint.Circle(-2, -3, 15.5), Fill: night()}, {Shape: paint.Circle(-2, -3, 11), Fill: art.RGB(0xD6F0F5)},
			{Shape: paint.Start(-9, -5).Quad(-8, -10, -3, -11).Stroked(2.4, 0.05), Fill: art.Paper(), Bare: true}}
	}
	return nil
}

// blankCard is the outline of a card around (0, 0) at a size.
func blankCard(size float64) *paint.Path {
	return paint.RoundRect(-9*size, -12.6*size, 18*size, 25.2*size, 2.6*size)
}

// card returns a turned card of a family with a number.
func card(s *art.Studio, number, of int, x, y, turn, size float64) []awards.Part {
	at := paint.Turn(turn).Then(paint.Move(x, y))
	return []awards.Part{
		{Shape: blankCard(size).Map(at), Fill: family(of)},
		{Shape: paint.Circle(0, 0, 7*size).Map(at), Fill: art.Paper(), Bare: true},
		{Shape: s.Numeral(number, 9.5*size, 0, 0).Map(at), Fill: art.Ink(), Bare: true},
	}
}

// times returns a multiplication sign around a point.
func times(x, y, reach float64) *paint.Path {
	falling := paint.Start(x+reach, y-reach).Line(x-reach, y+reach).Stroked(4, 0.05)
	return paint.Start(x-reach, y-reach).Line(x+reach, y+reach).Stroked(4, 0.05).Add(falling)
}

// gift returns a packet with a bow around a point, its ribbon in a colour of the cards.
func gift(x, y, size float64, of int) []awards.Part {
	at := paint.Scale(size, size).Then(paint.Move(x, y))
	loop := paint.Start(0, -8).Cubic(4, -19, 15, -19, 13, -11).Cubic(12, -7, 5, -7, 0, -8).Close()
	ribbon := family(of)
	return []awards.Part{
		{Shape: paint.RoundRect(-14, -8, 28, 22, 3).Map(at), Fill: art.Paper()}, {Shape: paint.Rect(-3, -8, 6, 22).Map(at), Fill: ribbon},
		{Shape: loop.Map(at), Fill: ribbon}, {Shape: loop.Mirrored().Map(at), Fill: ribbon}, {Shape: paint.Circle(0, -8.5, 3).Map(at), Fill: ribbon},
	}
}

// around returns an arrow that goes round.
func around() *paint.Path {
	bow := paint.Start(8, -7).Cubic(3, -12, -9, -11, -10, 0).Cubic(-9, 12, 8, 12, 10, 2).Stroked(4.2, 0.05)
	return bow.Add(paint.Start(13, -13).Line(13, -1).Line(2, -4).Close())
}

// rungs returns a ladder with a number on a plate.
func rungs(number int, s *art.Studio) []awards.Part {
	var all []awards.Part
	for _, y := range [...]float64{-20, 13} {
		all = append(all, awards.Part{Shape: paint.RoundRect(-16, y, 32, 4.6, 2), Fill: wood()})
	}
	rail := paint.RoundRect(12, -26, 5.6, 47, 2.6)
	all = append(all, awards.Part{Shape: rail, Fill: wood()}, awards.Part{Shape: rail.Mirrored(), Fill: wood()})
	return append(all, awards.Plate(strconv.Itoa(number), family(1), s)...)
}
