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

// TargetMotif is a place that accepts a card of a colour.
type TargetMotif dreist.Color

// Nature says that the outer line goes with the table.
func (TargetMotif) Nature() kit.Nature { return kit.Nature{Themed: true} }

// Paint draws the place at a size.
func (m TargetMotif) Paint(o kit.Order) *image.RGBA { return Target(o.Theme, dreist.Color(m), o.W) }

// Target returns a place w pixels wide that accepts a card of a family: an outline in its colour within one that stands
// out from the cloth, a tint and the family's sign, so that colour never stands alone. The picture is larger than the
// place by an equal margin on every side.
func Target(theme art.Theme, family dreist.Color, w int) *image.RGBA {
	size, tall := float64(w), float64(art.CardHeight(w))
	inner, outer := math.Max(2, size*0.055), math.Max(1.5, size*0.028)
	margin := math.Ceil(size*0.13) + 2
	page := paint.New(w+2*int(margin), art.CardHeight(w)+2*int(margin))
	tones := shadesOf(family)
	around := func(out float64) *paint.Path {
		return paint.RoundRect(margin-out, margin-out, size+2*out, tall+2*out, math.Max(0, size*art.CardRadius/art.CardWide+out))
	}
	page.Soft(around(0).Stroked(size*0.09, 0.1), size*0.065, paint.Fade(tones.base, 0.7))
	page.Fill(around(0), paint.Solid(paint.Fade(tones.base, 0.14)))
	page.Stroke(around(outer/2), outer, paint.Solid(targetLine(theme, family)))
	page.Stroke(around(-inner/2), inner, paint.Solid(tones.base))
	symbol(page, family, margin+size/2, margin+tall/2, size*0.37, paint.Solid(targetLine(theme, family)))
	return page.Image()
}

// targetLine is the colour of the outer line and of the sign: at least 3:1 on the cloth.
func targetLine(theme art.Theme, family dreist.Color) color.RGBA {
	if theme == art.Dark {
		return art.Paper()
	}
	return FamilyInk(family)
}
