package learn

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The duration and height of a star's rise, its size, and the part of the rise after which it fades. Lengths are in logical pixels of texts.
const (
	flies     = stage.Span(900)
	rises     = 76.0
	starSize  = 40.0
	fadesFrom = 0.6
)

// sendStar makes the star of an idea that was just met rise from the bubble, with the idea's title. place is the index of the idea among
// those met, low among the stars that rise together.
func (t *Tutorial) sendStar(title string, place, low int) {
	if !t.Speech.IsPlaced() || t.table.Timeline.HasReducedMotion() {
		return
	}
	from := t.Speech.Rect.Center()
	t.stars.StartEffect(t.table.Timeline.Speed(), 0, flies, func(e *kit.Canvas, at stage.Span) {
		unit, far := t.table.Timeline.Geometry().TextUnit(), at.ProgressWithin(0, flies)
		big := starSize * unit
		star := geom.Point{X: from.X, Y: from.Y + float64(low)*big - rises*unit*stage.EaseOut(far)}
		seen := 1 - max(far-fadesFrom, 0)/(1-fadesFrom)
		style := kit.NewTextStyle(unit, assets.DisplayFont, kit.HeadingSize, e.Palette().Text)
		wide := e.Labels.Label(title, style, kit.Right, t.table.Timeline.Geometry().W).W
		words := geom.Rect{X: star.X - big*0.6 - wide, Y: star.Y - big/2, W: wide, H: big}
		pill := geom.Rect{X: words.X - big*0.3, Y: words.Y + big*0.08, W: words.W + big*0.6, H: big * 0.84}
		e.DrawPicture(kit.NotePlate, pill, seen) // they rise over cards and stones
		e.DrawText(title, style, words, kit.Right, seen)
		e.DrawScaled(kit.Spark, star, big, stage.EaseWithOvershoot(min(far*3, 1), 0.3), pictures.FamilyColor(hueOf(place)), seen)
	})
}

// hueOf returns the colour of the star of an idea, by its index among those met.
func hueOf(place int) dreist.Color { return dreist.Color(place % dreist.ColorCount) }
