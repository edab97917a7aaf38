package pictures

import (
	"image"
	"image/color"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// targetMotif is a place that accepts a card: its colour, and dreist.Colors more where a ghost of the card lies there.
type targetMotif uint8

// TargetOf returns a place that accepts a card of a colour. Where a ghost of the card shows its face, the sign is left out.
func TargetOf(c dreist.Color, ghost bool) targetMotif {
	if ghost {
		return targetMotif(c) + dreist.Colors
	}
	return targetMotif(c)
}

// Nature says that the outer line goes with the table.
func (targetMotif) Nature() kit.Nature { return kit.Nature{Themed: true} }

// Paint draws the place at a size.
func (m targetMotif) Paint(o kit.Order) *image.RGBA { return Target(o.Theme, m, o.W) }

// Target returns a place w pixels wide: an outline in the colour of a family within one that stands out from the cloth, a
// tint and the family's sign, so that colour never stands alone. The picture is larger than the place by an equal margin
// on every side.
func Target(theme art.Theme, m targetMotif, w int) *image.RGBA {
	family := dreist.Color(m % dreist.Colors)
	size, tall := float64(w), float64(art.CardHeight(w))
	inner, outer := math.Max(2, size*0.055), math.Max(1.5, size*0.028)
	margin := math.Ceil(size*0.13) + 2
	page := paint.New(w+2*int(margin), art.CardHeight(w)+2*int(margin))
	tones, line := shadesOf(family), targetLine(theme, family)
	around := func(out float64) *paint.Path {
		return paint.RoundRect(margin-out, margin-out, size+2*out, tall+2*out, math.Max(0, size*art.CardRadius/art.CardWide+out))
	}
	page.Soft(around(0).Stroked(size*0.09, 0.1), size*0.065, paint.Fade(tones.base, 0.7))
	page.Fill(around(0), paint.Solid(paint.Fade(tones.base, 0.14)))
	page.Stroke(around(outer/2), outer, paint.Solid(line))
	page.Stroke(around(-inner/2), inner, paint.Solid(tones.base))
	if m < dreist.Colors {
		symbol(page, family, margin+size/2, margin+tall/2, size*0.37, paint.Solid(line))
	}
	return page.Image()
}

// targetLine is the colour of the outer line and of the sign: at least 3:1 on the cloth.
func targetLine(theme art.Theme, family dreist.Color) color.RGBA {
	if theme == art.Dark {
		return art.Paper()
	}
	return FamilyInk(family)
}
