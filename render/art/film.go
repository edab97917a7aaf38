package art

import (
	"image"
	"math"

	"dreist/render/paint"
)

// FilmStrip returns the edge of a film strip, w×h pixels, for the left side of a table in a replay; mirror it for the right side. It has the theme's
// muted colour, transparent holes, and a hairline on the side of the table.
func FilmStrip(t Theme, w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	wide, tall, muted := float64(w), float64(h), t.Palette().MutedText
	band := paint.Union(paint.Rect(0, 0, wide, tall))
	holeW, holeH := wide*0.42, wide*0.56
	count := max(1, int(math.Round(tall/(wide*1.25))))
	step := tall / float64(count)
	for i := range count {
		// Holes on whole pixels have equally crisp edges.
		x, y := math.Round((wide-holeW)/2), math.Round(step*(float64(i)+0.5)-holeH/2)
		band = band.CutHole(paint.RoundRect(x, y, math.Round(holeW), math.Round(holeH), wide*0.13))
	}
	page.Fill(band, paint.Solid(paint.ScaleOpacity(muted, 0.3)))
	line := math.Max(1, math.Round(wide*0.05))
	page.Fill(paint.Rect(wide-line, 0, line, tall), paint.Solid(paint.ScaleOpacity(muted, 0.55)))
	return page.Image()
}
