package records

import (
	"image/color"

	"dreist/game/dreist/match"
	"dreist/game/progress"
	"dreist/render/art"
	"dreist/render/paint"
	"dreist/render/screens/awards"
)

// night returns a colour that no card has.
func night() color.RGBA { return art.RGB(0x3A4673) }

func family(i int) color.RGBA { return art.OrnamentColors()[i%4] }

func symbolOf(m progress.Medal, s *art.LetterPainter) []awards.SymbolPart {
	switch m {
	case match.TrioMedal:
		return append(append(card(s, 3, -15, 1, -10), card(s, 4, 0, -1, 0)...), card(s, 5, 15, 1, 10)...)
	case match.BigTurnMedal:
		var all []awards.SymbolPart
		for i := range 5 {
			turn := float64(i-2) * 17
			at := paint.Translate(0, -24).Then(paint.Rotate(turn)).Then(paint.Translate(0, 22))
			all = append(all, awards.SymbolPart{Shape: blankCard(1.05).Map(at), Fill: family(i)})
		}
		return append(all, awards.BadgeParts(7, 13, s.NumberOutline(8, 15, 0, 7))...)
	case match.NoUndoWinMedal:
		return append(awards.BadgeParts(0, 18, awards.BackArrow()), awards.SymbolPart{Shape: paint.StartPath(-12, 12).Line(12, -12).Stroked(5, 0.05), Fill: family(0), HasNoOutline: true})
	case match.BeatStrongMedal:
		return []awards.SymbolPart{
			{Shape: paint.RoundRect(-1.8, -21, 3.6, 10, 1.5), Fill: family(3)}, {Shape: paint.Circle(0, -19, 3.6), Fill: awards.GoldColor()},
			{Shape: paint.RoundRect(-19, -12, 38, 28, 7), Fill: art.RGB(0xB9C4D6)}, {Shape: paint.RoundRect(-14, -7, 28, 18, 5), Fill: night()},
			{Shape: paint.Circle(-6, 0, 3.4), Fill: awards.GoldColor(), HasNoOutline: true}, {Shape: paint.Circle(6, 0, 3.4), Fill: awards.GoldColor(), HasNoOutline: true},
			{Shape: paint.StartPath(-5, 7).Quad(0, 10, 5, 7).Stroked(2, 0.05), Fill: awards.GoldColor(), HasNoOutline: true},
		}
	case match.DailyWeekMedal:
		return awards.WeekLeafParts(s)
	case match.ExamplesMedal:
		page := paint.StartPath(0, -10).Quad(10, -17, 22, -12).Line(22, 12).Quad(10, 7, 0, 14).Close()
		lines := paint.StartPath(5, -5).Quad(11, -8, 17, -6).Stroked(2, 0.05).Add(paint.StartPath(5, 2).Quad(11, -1, 17, 1).Stroked(2, 0.05))
		return append([]awards.SymbolPart{{Shape: page, Fill: art.PaperColor()}, {Shape: page.Mirrored(), Fill: art.PaperColor()}, {Shape: lines.Mirrored(), Fill: night(), HasNoOutline: true}}, awards.StarParts(11, 0, 7.5)...)
	}
	return nil
}

func blankCard(size float64) *paint.Path {
	return paint.RoundRect(-9*size, -12.6*size, 18*size, 25.2*size, 2.6*size)
}

// card returns a turned red card with a number.
func card(s *art.LetterPainter, number int, x, y, turn float64) []awards.SymbolPart {
	at := paint.Rotate(turn).Then(paint.Translate(x, y))
	return []awards.SymbolPart{
		{Shape: blankCard(1).Map(at), Fill: family(0)},
		{Shape: paint.Circle(0, 0, 7).Map(at), Fill: art.PaperColor(), HasNoOutline: true},
		{Shape: s.NumberOutline(number, 9.5, 0, 0).Map(at), Fill: art.InkColor(), HasNoOutline: true},
	}
}
