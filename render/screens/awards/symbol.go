package awards

import (
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// SymbolPart is a shape of a medal's symbol.
type SymbolPart struct {
	Shape        *paint.Path
	Fill         color.RGBA
	HasNoOutline bool // whether it is drawn without its dark outline
}

// symbolX and symbolY are the middle of a symbol, which is about 50 units wide and 36 high.
const symbolX, symbolY = 50.0, 74.5

func symbol(c paint.Canvas, parts []SymbolPart) {
	c = c.Transformed(paint.Translate(symbolX, symbolY))
	for _, p := range parts {
		c.Stroke(p.Shape, 6.4, paint.Solid(art.PaperColor()))
	}
	for _, p := range parts {
		if p.HasNoOutline {
			c.Fill(p.Shape, paint.Solid(p.Fill))
		} else {
			c.FillAndStroke(p.Shape, paint.Solid(p.Fill), 2, paint.Solid(art.InkColor()))
		}
	}
}

// GoldColor returns the colour of badges and stars.
func GoldColor() color.RGBA { return art.RGB(0xF9C93C) }

// BadgeParts returns a round badge with signs, whose middle is down units below that of the symbol.
func BadgeParts(down, radius float64, signs ...*paint.Path) []SymbolPart {
	all := []SymbolPart{{Shape: paint.Circle(0, down, radius), Fill: GoldColor()}}
	for _, sign := range signs {
		all = append(all, SymbolPart{Shape: sign, Fill: art.InkColor(), HasNoOutline: true})
	}
	return all
}

// PlateParts returns a plate of a colour with a text.
func PlateParts(text string, tone color.RGBA, s *art.LetterPainter) []SymbolPart {
	word := s.TextOutline(text, 17).Centred(0, 0.5)
	low, high := word.Bounds()
	w := high.X - low.X + 14
	return []SymbolPart{{Shape: paint.RoundRect(-w/2, -13, w, 27, 8), Fill: tone}, {Shape: word, Fill: art.InkColor(), HasNoOutline: true}}
}

// StarParts returns a golden star.
func StarParts(x, y, size float64) []SymbolPart {
	return []SymbolPart{{Shape: paint.Star(x, y, 5, size*0.5, size, 0.3), Fill: GoldColor()}}
}

// WeekLeafParts returns a calendar leaf with a seven.
func WeekLeafParts(s *art.LetterPainter) []SymbolPart {
	return []SymbolPart{
		{Shape: paint.RoundRect(-16, -17, 32, 34, 5), Fill: art.PaperColor()}, {Shape: paint.RoundRect(-16, -17, 32, 10, 4), Fill: art.OrnamentColors()[0]},
		{Shape: paint.RoundRect(-10, -21, 4, 8, 2), Fill: art.RGB(0xB9C4D6)}, {Shape: paint.RoundRect(6, -21, 4, 8, 2), Fill: art.RGB(0xB9C4D6)},
		{Shape: s.NumberOutline(7, 18, 0, 5), Fill: art.InkColor(), HasNoOutline: true},
	}
}

// BackArrow returns an arrow that bends back.
func BackArrow() *paint.Path {
	bow := paint.StartPath(-7, -5).Line(2, -5).Cubic(13, -5, 13, 9, 2, 9).Line(-5, 9).Stroked(4, 0.05)
	return bow.Add(paint.StartPath(-5, -12).Line(-5, 2).Line(-13, -5).Close())
}
