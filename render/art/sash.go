package art

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// The shades of the sash: a blue that belongs to no family.
const (
	sashFace = 0x39699E
	sashLine = 0x172F4D
	sashLit  = 0x4274AB
)

// In hundredths of its size, the sash runs between the lines x + y = sashNear and x + y = sashFar.
const (
	sashNear = 62.0
	sashFar  = 97.0
)

// Sash returns a blank ribbon of size×size pixels across the upper left corner of the table, rising from left to right, for practice. SashBand tells where
// letters may stand.
func Sash(size int) *image.RGBA {
	page := paint.New(size, size)
	k := float64(size) / 100
	c := page.In(paint.Scale(k, k))
	line := paint.Solid(rgb(sashLine))
	band := paint.Start(sashNear, 0).Line(sashFar, 0).Line(0, sashFar).Line(0, sashNear).Close()
	c.Soft(band.Map(paint.Move(1.2, 1.6)), 2.2, paint.Fade(color.RGBA{A: 255}, 0.3))
	c.Fill(band, paint.Linear(paint.Point{X: sashNear / 2, Y: sashNear / 2}, paint.Point{X: sashFar / 2, Y: sashFar / 2}, rgb(sashLit), rgb(sashFace)))
	inside := c.Clip(band)
	stitch := paint.Solid(paint.Fade(Paper(), 0.75))
	for _, at := range [2]float64{sashNear + 4.6, sashFar - 4.6} {
		inside.Stroke(paint.Start(at+4, -4).Line(-4, at+4).Dashed(3.2, 2.6, 0.05), 0.9, stitch)
	}
	inside.Stroke(paint.Start(sashNear+4, -4).Line(-4, sashNear+4).Move(sashFar+4, -4).Line(-4, sashFar+4), 2.6, line)
	return page.Image()
}

// SashText returns the colour of letters on a Sash: at least 4.5:1.
func SashText() color.RGBA { return Paper() }

// Band is a place for a line of letters that rises from left to right at 45 degrees.
type Band struct {
	X, Y float64 // middle of the line
	Long float64 // how long the letters may run
	Tall float64 // how tall they may be
}

// SashBand returns the place for letters on a Sash of the given size, in pixels of its picture.
func SashBand(size int) Band {
	k := float64(size) / 100
	middle := (sashNear + sashFar) / 4 * k
	return Band{X: middle, Y: middle, Long: 84 * k, Tall: 15 * k}
}
