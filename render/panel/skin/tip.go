package skin

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Logical measures of a tip.
const (
	tipSize   = 15
	tipSide   = 10
	tipTop    = 5
	tipRadius = 8
	tipGap    = 7 // to the described thing
	tipEdge   = 6 // to the edge of the window
)

const (
	tipNear  = 0.2 // part of the gap that remains if there is little room
	tipTouch = 0.5 // how far it may overlap another target, as a part of that gap
)

// DrawTip draws a tip beside a rectangle of a window, clear of other targets as far as there is room.
func (s *Skin) DrawTip(screen *ebiten.Image, words string, about, window geom.Rect, others []geom.Rect) {
	edge := float64(s.Px(tipEdge))
	text := s.Face(assets.Strong, tipSize).Line(words, window.W-2*edge-2*float64(s.Px(tipSide)))
	w, h := math.Ceil(text.Width)+2*float64(s.Px(tipSide)), float64(text.Height()+2*s.Px(tipTop))
	at := tipPlace(w, h, float64(s.Px(tipGap)), about, window.Inset(edge), others).Pixels()
	// Dark on a light table and light on a dark one.
	s.Pictures.Grow(screen, s.Box(tipRadius, s.Hair(1), s.UI.Text, s.UI.Panel), at)
	text.Draw(screen, at, kit.Center, s.UI.Panel)
}

// tipPlace returns the place of a tip: below, above, closer, or beside what it describes, the first that lies in the
// room and covers no other target; if all cover some, the one that covers least.
func tipPlace(w, h, gap float64, about, room geom.Rect, others []geom.Rect) geom.Rect {
	x := min(max(about.Center().X-w/2, room.X), room.Right()-w)
	y := min(max(about.Center().Y-h/2, room.Y), room.Bottom()-h)
	near := gap * tipNear
	var p geom.Placer
	for _, o := range others {
		p.Avoid(geom.Seldom, o.Inset(tipTouch*gap))
	}
	for _, at := range [...]geom.Point{
		{X: x, Y: about.Bottom() + gap}, {X: x, Y: about.Y - gap - h}, {X: x, Y: about.Bottom() + near}, {X: x, Y: about.Y - near - h},
		{X: about.X - gap - w, Y: y}, {X: about.Right() + gap, Y: y},
	} {
		r := geom.Rect{X: at.X, Y: at.Y, W: w, H: h}
		p.Offer(r, (w*h-r.Overlap(room))*geom.Never)
	}
	return p.Best
}
