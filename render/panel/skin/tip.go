package skin

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
)

// The logical measures of what is said of something under the mouse.
const (
	tipSize   = 15
	tipSide   = 10
	tipTop    = 5
	tipRadius = 8
	tipGap    = 7 // between it and what it is said of
	tipEdge   = 6 // between it and the edge of the window
)

// DrawTip writes a few words below something in a window or, where there is no room, above it.
func (s *Skin) DrawTip(screen *ebiten.Image, words string, about geom.Rect, window geom.Rect) {
	edge := float64(s.Px(tipEdge))
	text := s.Face(assets.Strong, tipSize).Line(words, window.W-2*edge-2*float64(s.Px(tipSide)))
	w, h := math.Ceil(text.Width)+2*float64(s.Px(tipSide)), float64(text.Height()+2*s.Px(tipTop))
	x := min(max(about.Center().X-w/2, window.X+edge), window.Right()-edge-w)
	y := about.Bottom() + float64(s.Px(tipGap))
	if y+h > window.Bottom()-edge {
		y = about.Y - float64(s.Px(tipGap)) - h
	}
	at := image.Rect(kit.Round(x), kit.Round(y), kit.Round(x+w), kit.Round(y+h))
	// Dark on a light table and light on a dark one.
	s.Pictures.Grow(screen, s.Box(tipRadius, s.Hair(1), s.UI.Text, s.UI.Panel), at)
	text.Draw(screen, at, kit.Center, s.UI.Panel)
}
