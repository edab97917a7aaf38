package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// The shades of the sash: a blue unlike the colours of the cards.
const (
	sashFace = 0x39699E
	sashLine = 0x172F4D
	sashLit  = 0x4274AB
)

// PracticeRibbonNotch is the depth of the notch at the left end of a PracticeRibbon as a fraction of its height. Letters must be right of it.
const PracticeRibbonNotch = 0.45

// PracticeRibbon returns the blank ribbon for practice, w×h pixels: notched at the left, and cut off at the right by the edge of the window.
func PracticeRibbon(w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	wide, high := float64(w), float64(h)
	edge := max(1, high*0.06)
	tip := high * PracticeRibbonNotch
	band := paint.StartPath(0, 0).Line(wide+high, 0).Line(wide+high, high).Line(0, high).Line(tip, high/2).Close()
	page.Fill(band, paint.Linear(paint.Point{}, paint.Point{Y: high}, RGB(sashLit), RGB(sashFace)))
	inside := page.Clip(band)
	stitch := paint.Solid(paint.ScaleOpacity(PaperColor(), 0.55))
	for _, y := range [2]float64{edge + high*0.06, high - edge - high*0.06} {
		inside.Stroke(paint.StartPath(tip, y).Line(wide, y).Dashed(high*0.18, high*0.14, 0.05), max(1, high*0.035), stitch)
	}
	inside.Stroke(band, 2*edge, paint.Solid(RGB(sashLine)))
	return page.Image()
}

// PracticeRibbonTextColor returns the colour of letters on a PracticeRibbon, with a contrast of at least 4.5:1.
func PracticeRibbonTextColor() color.RGBA { return PaperColor() }
