package race

import (
	"image/color"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
)

// The measures of the meters in parts of a head.
const (
	trackWide = 0.38
	headApart = 1.3
	tickCards = 8 // cards from one line of the scale to the next
)

// Draw draws the meter of a seat, the i-th of n that stand side by side in the middle of a place, and returns where the head of whoever it belongs to
// rides on it, at most as large as told.
func (r *Race) Draw(e pictures.Canvas, in geom.Rect, head float64, i, n int, s dreist.Seat, tint color.RGBA) geom.Rect {
	apart := min(head*headApart, in.W/float64(n))
	head = min(head, apart)
	x := in.Center().X + apart*(float64(i)-float64(n-1)/2)
	wide := head * trackWide
	track := geom.Rect{X: x - wide/2, Y: in.Y + head/2, W: wide, H: in.H - head/2}
	e.Picture(kit.MeterPlate, track, 1)
	// The last card is as high as the middle of the head, which stands on the ground then.
	level := func(left float64) float64 {
		return track.Bottom() - head/2 - (track.H-head/2)*min(left/float64(r.Most), 1)
	}
	top := level(r.shown[s])
	e.Tinted(kit.LevelPlate, geom.Rect{X: track.X, Y: top, W: wide, H: track.Bottom() - top}, tint, 1)
	for left := tickCards; left < r.Most; left += tickCards {
		e.Fill(geom.Rect{X: track.X, Y: level(float64(left)), W: wide, H: max(head*0.03, 1)}, e.UI().Panel, 0.55)
	}
	return geom.Rect{X: x - head/2, Y: top - head/2, W: head, H: head}
}
