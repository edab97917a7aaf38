package pictures

import (
	"image"
	"image/color"
	"math"
	"math/bits"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// dropSpotMotif is the picture of a spot that accepts cards. Its bits say for which colours, whether with a ghost of the card, and where the signs are.
type dropSpotMotif uint8

const (
	ghostly dropSpotMotif = 1 << (dreist.ColorCount + iota)
	low
	high

	anyColor = ghostly - 1
)

// DropSpotFor returns the picture of a spot that accepts cards of some colours, a bit for each as in 1<<dreist.Red, which share it side by
// side. With a ghost of the card, whose face shows the family, there are no signs.
func DropSpotFor(colors uint8, ghost bool) dropSpotMotif {
	if ghost {
		return dropSpotMotif(colors) | ghostly
	}
	return dropSpotMotif(colors)
}

// WithSignsClear returns the picture with signs that cards overlapping the spot from above or from below do not cover.
func (m dropSpotMotif) WithSignsClear(above, below bool) dropSpotMotif {
	switch {
	case above && !below:
		return m | low
	case below && !above:
		return m | high
	}
	return m
}

// PictureTraits says that the outer line depends on the theme.
func (dropSpotMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{DependsOnTheme: true}
}

// Paint draws the spot. Each family has an outline in its colour within one that contrasts with the cloth,
// a tint, and its sign, as colour alone is not enough. The picture is larger than the spot by an equal margin on every
// side.
func (m dropSpotMotif) Paint(o kit.PaintRequest) *image.RGBA {
	w := o.W
	size, tall := float64(w), float64(art.CardHeight(w))
	inner, outer := math.Max(2, size*0.055), math.Max(1.5, size*0.028)
	margin := math.Ceil(size*0.13) + 2
	whole := paint.NewCanvas(w+2*int(margin), art.CardHeight(w)+2*int(margin))
	around := func(out float64) *paint.Path {
		return paint.RoundRect(margin-out, margin-out, size+2*out, tall+2*out, math.Max(0, size*art.CardRadius/art.CardUnitWidth+out))
	}
	share := size / float64(bits.OnesCount8(uint8(m&anyColor)))
	left, down := margin, 0.5 // middle of the signs, in parts of the height
	switch {
	case m&low != 0:
		down = 0.76
	case m&high != 0:
		down = 0.25
	}
	for family := range dreist.Color(dreist.ColorCount) {
		if m&(1<<family) == 0 {
			continue
		}
		page := whole
		if share < size {
			from, to := left, left+share
			if from == margin {
				from = 0
			}
			if to > margin+size-0.5 {
				to += margin
			}
			page = whole.Clip(paint.Rect(from, 0, to-from, tall+2*margin))
		}
		tones, line := shadesOf(family), targetLine(o.Theme, family)
		page.FillBlurred(around(0).Stroked(size*0.09, 0.1), size*0.065, paint.ScaleOpacity(tones.base, 0.7))
		page.Fill(around(0), paint.Solid(paint.ScaleOpacity(tones.base, 0.14)))
		page.Stroke(around(outer/2), outer, paint.Solid(line))
		page.Stroke(around(-inner/2), inner, paint.Solid(tones.base))
		if m&ghostly == 0 {
			symbol(page, family, left+share/2, margin+tall*down, math.Min(size*0.37, share*0.52), paint.Solid(line))
		}
		left += share
	}
	return whole.Image()
}

// targetLine returns the colour of the outer line and of the sign, with a contrast of at least 3:1 on the cloth.
func targetLine(theme art.Theme, family dreist.Color) color.RGBA {
	if theme.IsDark() {
		return art.PaperColor()
	}
	return FamilyInk(family)
}
